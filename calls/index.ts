import { collections } from '../content/collections/index.ts';
import type { Collection } from '../content/model/collection.ts';
import { settings } from '../content/settings.ts';
import { account } from './account.ts';
import { administrators } from './administrators.ts';
import { backups } from './backups.ts';
import { calendar } from './calendar.ts';
import { community } from './community.ts';
import { content } from './content.ts';
import { describe } from './describe.ts';
import { description } from './description.ts';
import { enquiries } from './enquiries.ts';
import { faults } from './faults.ts';
import { fieldHistory } from './field-history.ts';
import { history } from './history.ts';
import { invitations } from './invitations.ts';
import { jobs } from './jobs.ts';
import { emails } from './emails.ts';
import { library } from './library.ts';
import { spreadsheets } from './spreadsheets.ts';
import { links } from './links.ts';
import { lists } from './lists.ts';
import type { Call, CallGroup } from './model/call.ts';
import { moderation } from './moderation.ts';
import { newsletter } from './newsletter.ts';
import { quotations } from './quotations.ts';
import { overview } from './overview.ts';
import { people } from './people.ts';
import { receiving } from './receiving.ts';
import { callsOf } from './records.ts';
import { redirects } from './redirects.ts';
import { replies } from './replies.ts';
import { search } from './search.ts';
import { sentQuotations } from './sent-quotations.ts';
import { session } from './session.ts';
import { settingsCallsOf } from './settings.ts';
import { today } from './today.ts';

type Topics = Readonly<Record<string, Readonly<Record<string, Call | null>>>>;

/** `sub_category` and `list` become `subCategoryList`. */
const toName = (...words: readonly string[]): string =>
  words
    .flatMap((word) => word.split(/[^a-z0-9]/i))
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');

const group = (name: string, label: CallGroup['label'], topics: Topics): CallGroup => ({
  name,
  label,
  calls: Object.fromEntries(
    Object.entries(topics).flatMap(([topic, calls]) =>
      Object.entries(calls).flatMap(([name, call]) => (call === null ? [] : [[toName(topic, name), call] as const])),
    ),
  ),
});

const bySlug = <Calls>(declared: readonly Collection[], calls: (collection: Collection) => Calls) =>
  Object.fromEntries(declared.map((collection) => [collection.base, calls(collection)]));

/** All calls by topic. There is no other list. */
export const callGroups: readonly CallGroup[] = [
  ...collections.map((collection) => group(collection.base, collection.label, bySlug([collection], callsOf))),
  group('visitors', describe('visitors'), { community, moderation }),
  group('messages', describe('messages'), {
    receiving,
    enquiries,
    replies,
    today,
    letters: emails,
    newsletter,
    people,
  }),
  group('offers', describe('offers'), { offers: quotations, sentOffers: sentQuotations }),
  group('search', describe('search'), { search }),
  group('redirects', describe('redirects'), { redirects }),
  group('settings', describe('settings'), bySlug(settings, settingsCallsOf)),
  group('lists', describe('lists'), { lists }),
  group('files', describe('files'), { library }),
  group('sheets', describe('sheets'), { sheets: spreadsheets }),
  group('overview', describe('overview'), { overview, faults }),
  group('links', describe('links'), { links }),
  group('backups', describe('backups'), { backups, content }),
  group('jobs', describe('jobs'), { jobs }),
  group('history', describe('history'), { history, fieldHistory, calendar }),
  group('account', describe('account'), { session, account, administrators, invitations }),
  group('description', describe('aboutCalls'), { description }),
];
