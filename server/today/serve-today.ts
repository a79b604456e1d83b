import { today } from '../../calls/today.ts';
import { dayOf, weekOf } from '../../content/business-hours.ts';
import { defaultCountry } from '../../content/countries.ts';
import type { Emails } from '../enquiries/emails/emails.ts';
import { countWaiting } from '../enquiries/managing/count-enquiries.ts';
import type { Managing } from '../enquiries/managing/managing.ts';
import { sendsMail } from '../enquiries/messages/enquiry-sources.ts';
import { officeTimeOf } from '../enquiries/messages/office-time.ts';
import type { Serve } from '../http/serve.ts';
import { countHeldSubscribers } from '../enquiries/newsletter/list-subscribers.ts';
import { countAcceptedSince, countAsked } from '../quotations/managing/list-quotations.ts';
import { findBrokenLinks } from '../links/find-broken-links.ts';
import type { LinkServices } from '../links/link-services.ts';
import { countPending, countRecent } from '../discussion/count-posted.ts';
import { createCachedCount } from './create-cached-count.ts';

const day = 86_400_000;
/** So long what went live is news; a weekend is shorter. */
const daysOfRecent = 3;
/** So long an accepted quotation is news. */
const daysOfAcceptance = 7;

const before = (now: Date, days: number): string => new Date(now.getTime() - days * day).toISOString();

interface Services extends LinkServices {
  readonly enquiries: Pick<Managing, 'sources'> & Pick<Emails, 'waitingEmails'>;
}

/** What needs the administrator, in numbers that every screen of the dashboard asks for. */
export function serveToday(serve: Serve, services: Services): void {
  const { database, enquiries } = services;
  const countBroken = createCachedCount({
    count: async () => (await findBrokenLinks(services)).length,
    version: () => database.versions.current(),
  });
  serve(today.get, async () => {
    const at = await officeTimeOf(enquiries.sources);
    const emails = await enquiries.waitingEmails();
    const spans = { week: weekOf(at.now, defaultCountry), day: dayOf(at.now, defaultCountry) };
    return {
      ...(await countWaiting(database, at, spans)),
      mailMissing: !sendsMail(enquiries.sources),
      waitingEmails: emails.waiting,
      oldEmails: emails.old,
      heldVoices: await countPending(database.read),
      newVoices: await countRecent(database.read, before(at.now, daysOfRecent)),
      heldSubscribers: await countHeldSubscribers(database),
      acceptedOffers: await countAcceptedSince(database, before(at.now, daysOfAcceptance)),
      askedOffers: await countAsked(database),
      unreadable: (await services.entries.unreadable()).map(({ collection, id, parentId }) => ({
        base: collection,
        id,
        category_id: parentId,
      })),
      brokenLinks: await countBroken(),
    };
  });
}
