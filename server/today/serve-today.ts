import { today } from '../../calls/today.ts';
import { dayOf, type OfficeTime, weekOf } from '../../content/business-hours.ts';
import { defaultCountry } from '../../content/countries.ts';
import { callMessage } from '../../language/call-messages.ts';
import type { Emails } from '../enquiries/emails/emails.ts';
import { countWaiting } from '../enquiries/managing/count-enquiries.ts';
import type { Managing } from '../enquiries/managing/managing.ts';
import { sendsMail } from '../enquiries/model/enquiry-sources.ts';
import { officeTimeOf } from '../enquiries/model/office-time.ts';
import type { Serve } from '../http/serve.ts';
import { readCompleteness } from '../records/http/register-completeness.ts';
import { countHeldSubscribers } from '../enquiries/newsletter/list-subscribers.ts';
import { countAcceptedSince, countFiltered } from '../quotations/managing/list-quotations.ts';
import { findBrokenLinks } from '../links/find-broken-links.ts';
import type { LinkServices } from '../links/link-services.ts';
import { countWordless } from '../media/list-media.ts';
import { countPending, countRecent } from '../discussion/count-posted.ts';
import { createCachedCount } from './create-cached-count.ts';
import { countTasks, listTasks, type Since, type TaskServices } from './find-tasks.ts';
import { markTask } from './task-marks.ts';

const day = 86_400_000;
/** Days for which published records are shown as news; longer than a weekend. */
const daysOfRecent = 3;
/** Days for which an accepted quotation is shown as news. */
const daysOfAcceptance = 7;

const messageOf = { snoozed: 'taskSnoozed', done: 'taskDone', open: 'taskOpened' } as const;

const before = (now: Date, days: number): string => new Date(now.getTime() - days * day).toISOString();

interface Services extends LinkServices, TaskServices {
  readonly enquiries: Pick<Managing, 'sources'> & Pick<Emails, 'waitingEmails'>;
}

const sinceOf = ({ now }: OfficeTime): Since => ({
  accepted: before(now, daysOfAcceptance),
  live: before(now, daysOfRecent),
});

/** How many records lack texts in each language. */
async function countGaps(services: LinkServices) {
  const all = await readCompleteness(services);
  const gaps = (language: 'en' | 'ar') => all.reduce((sum, each) => sum + each.records - each[language], 0);
  return { en: gaps('en'), ar: gaps('ar') };
}

/** What needs the administrator: the numbers that every screen of the dashboard asks for, and the tasks themselves. */
export function serveToday(serve: Serve, services: Services): void {
  const { database, enquiries } = services;
  const countBroken = createCachedCount({
    count: async () => (await findBrokenLinks(services)).length,
    version: () => database.versions.current(),
  });
  serve(today.get, async () => {
    const at = await officeTimeOf(enquiries.sources);
    const since = sinceOf(at);
    const emails = await enquiries.waitingEmails();
    const spans = { week: weekOf(at.now, defaultCountry), day: dayOf(at.now, defaultCountry) };
    return {
      ...(await countWaiting(database, at, spans)),
      mailMissing: !sendsMail(enquiries.sources),
      waitingEmails: emails.waiting,
      oldEmails: emails.old,
      heldVoices: await countPending(database.read),
      newVoices: await countRecent(database.read, since.live),
      heldSubscribers: await countHeldSubscribers(database),
      acceptedOffers: await countAcceptedSince(database, since.accepted),
      askedOffers: await countFiltered(database),
      unreadable: (await services.entries.unreadable()).map(({ collection, id, parentId }) => ({
        base: collection,
        id,
        category_id: parentId,
      })),
      brokenLinks: await countBroken(),
      tasks: await countTasks(services, at, since),
      gaps: await countGaps(services),
      wordlessFiles: await countWordless(database.read),
    };
  });
  serve(today.list, async ({ language }) => {
    const at = await officeTimeOf(enquiries.sources);
    return listTasks(services, at, sinceOf(at), language);
  });
  serve(today.mark, async ({ body, language }) => {
    const { now } = await officeTimeOf(enquiries.sources);
    await markTask(database, body, now);
    return { message: callMessage(messageOf[body.state], language) };
  });
}
