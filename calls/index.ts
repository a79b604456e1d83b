import { backups } from './backups.ts';
import { content } from './content.ts';
import { account } from './account.ts';
import { administrators } from './administrators.ts';
import { community } from './community.ts';
import { describe } from './describe.ts';
import { description } from './description.ts';
import { enquiries } from './enquiries.ts';
import { history } from './history.ts';
import { library } from './library.ts';
import { letters } from './letters.ts';
import type { Call, CallGroup } from './model/call.ts';
import { newsletter } from './newsletter.ts';
import { people } from './people.ts';
import { receiving } from './receiving.ts';
import { today } from './today.ts';
import { links } from './links.ts';
import { overview } from './overview.ts';
import { redirects } from './redirects.ts';
import { search } from './search.ts';
import { moderation } from './moderation.ts';
import { session } from './session.ts';

const group = (name: string, label: CallGroup['label'], ...topics: Readonly<Record<string, Call>>[]): CallGroup => ({
  name,
  label,
  calls: topics.flatMap((calls) => Object.values(calls)),
});

/** Every call that no collection has, topic by topic. */
export const topics: readonly CallGroup[] = [
  group('backups', describe('backups'), backups, content),
  group('files', describe('files'), library),
  group('messages', describe('messages'), receiving, enquiries, today, letters, newsletter, people),
  group('links', describe('links'), links),
  group('overview', describe('overview'), overview),
  group('redirects', describe('redirects'), redirects),
  group('search', describe('search'), search),
  group('history', describe('history'), history),
  group('visitors', describe('visitors'), community, moderation),
  group('account', describe('account'), session, account, administrators),
  group('description', describe('aboutCalls'), description),
];
