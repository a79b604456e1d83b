import { describe } from './describe.ts';
import { enquiries } from './enquiries.ts';
import { history } from './history.ts';
import { letters } from './letters.ts';
import type { Call, CallGroup } from './model/call.ts';
import { newsletter } from './newsletter.ts';
import { people } from './people.ts';
import { receiving } from './receiving.ts';
import { today } from './today.ts';

const group = (name: string, label: CallGroup['label'], ...topics: Readonly<Record<string, Call>>[]): CallGroup => ({
  name,
  label,
  calls: topics.flatMap((calls) => Object.values(calls)),
});

/** Every call that no collection has, topic by topic. */
export const topics: readonly CallGroup[] = [
  group('messages', describe('messages'), receiving, enquiries, today, letters, newsletter, people),
  group('history', describe('history'), history),
];
