import { account } from './account.ts';
import { administrators } from './administrators.ts';
import { community } from './community.ts';
import { describe } from './describe.ts';
import { history } from './history.ts';
import type { Call, CallGroup } from './model/call.ts';
import { moderation } from './moderation.ts';
import { session } from './session.ts';

const group = (name: string, label: CallGroup['label'], ...topics: Readonly<Record<string, Call>>[]): CallGroup => ({
  name,
  label,
  calls: topics.flatMap((calls) => Object.values(calls)),
});

/** Every call that no collection has, topic by topic. */
export const topics: readonly CallGroup[] = [
  group('visitors', describe('visitors'), community, moderation),
  group('history', describe('history'), history),
  group('account', describe('account'), session, account, administrators),
];
