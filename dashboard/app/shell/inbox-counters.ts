import type { DashboardMessage } from '../../../language/dashboard-messages.ts';
import { countTasks } from './count-tasks.ts';
import type { Today } from './use-today.ts';

interface InboxCounter {
  /** Short, because four of them share one row on a phone. */
  readonly word: DashboardMessage;
  readonly path: string;
  /** The query that limits the screen to the counted items. */
  readonly filter: string;
  readonly countIn: (today: Today) => number;
  /** The number as a sentence for screen readers. */
  readonly announcement: DashboardMessage<'count'>;
}

/** The counters shown on every screen. */
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
