import type { DashboardMessage } from '../../../language/dashboard-messages.ts';
import { countTasks } from './count-tasks.ts';
import type { Today } from './use-today.ts';

interface InboxCounter {
  /** Short: four of them stand beside one another on a phone. */
  readonly word: DashboardMessage;
  readonly path: string;
  /** What narrows its screen down to what is counted. */
  readonly filter: string;
  readonly countIn: (today: Today) => number;
  /** The number in a sentence. */
  readonly announcement: DashboardMessage<'count'>;
}

/** What may need the administrator, on every screen. */
export const inboxCounters: readonly InboxCounter[] = [
  {
    word: 'needToday',
    path: '/',
    filter: '',
    countIn: countTasks,
    announcement: 'needTodayCount',
  },
  {
    word: 'needEnquiries',
    path: '/enquiries',
    filter: '?show=unanswered',
    countIn: ({ unanswered }) => unanswered,
    announcement: 'waitingAnswer',
  },
  {
    word: 'needModeration',
    path: '/moderation',
    filter: '?held=true',
    countIn: ({ heldVoices }) => heldVoices,
    announcement: 'waitingComments',
  },
  {
    word: 'links',
    path: '/links',
    filter: '',
    countIn: ({ brokenLinks }) => brokenLinks,
    announcement: 'brokenLinkCount',
  },
];
