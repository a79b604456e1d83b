import type { TaskKind } from '../../../calls/today.ts';
import { findCollection } from '../../../content/collections/index.ts';
import { headingOf } from '../../../content/derive/screens.ts';
import type { DashboardMessage } from '../../../language/dashboard-messages.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { recordScreen } from '../../app/records/record-screen.ts';
import { type Today, useToday } from '../../app/shell/use-today.ts';

/** One line of Today, and where all of it is done. */
export interface PendingTask {
  readonly word: DashboardMessage<'count' | 'place' | 'id'>;
  readonly count: number;
  /** What else its sentence says. */
  readonly about?: Readonly<Record<'place' | 'id', string | number>>;
  readonly path: string;
  /** True for what should not wait until tomorrow. */
  readonly isUrgent: boolean;
  /** True where something does not work before it is done. */
  readonly isFault?: boolean;
  /** The tasks that are listed below it. */
  readonly kind?: TaskKind;
}

/** The records that visitors do not see because they cannot be read, each with the screen on which it is written again. */
const unreadableOf = ({ unreadable }: Today): readonly PendingTask[] =>
  unreadable.map(({ base, id, category_id: parentId }) => {
    const collection = findCollection(base);
    const path = recordScreen({ base, id, parentId }) ?? '/';
    const shared = { count: 1, path, isUrgent: true, isFault: true };
    if (collection === undefined) return { word: 'waitingUnreadableSettings', ...shared };
    const about = { place: headingOf(collection)[currentLanguage()], id };
    return { word: 'waitingUnreadable', about, ...shared };
  });

/** The kinds of tasks, the most urgent first. */
const kinds: readonly (readonly [TaskKind, DashboardMessage<'count'>, string, 'urgent'?])[] = [
  ['undelivered-email', 'waitingUndelivered', '/outbox?show=undelivered', 'urgent'],
  ['failed-email', 'waitingFailed', '/outbox', 'urgent'],
  ['job', 'waitingJobs', '/jobs', 'urgent'],
  ['enquiry', 'waitingAnswer', '/enquiries?show=unanswered'],
  ['asked-offer', 'waitingQuestions', '/offers?state=asked'],
  ['accepted-offer', 'waitingAccepted', '/offers?state=accepted'],
  ['meeting', 'waitingMeetings', '/bookings'],
  ['held-enquiry', 'waitingHeld', '/enquiries?show=held'],
  ['held-comment', 'waitingComments', '/moderation?held=true'],
  ['subscriber', 'waitingSubscribers', '/subscribers'],
  ['live-comment', 'waitingNewComments', '/moderation?held=false'],
  ['record', 'waitingRecords', '/calendar'],
];

/** What waits for the administrator; nothing that counts zero, but for a mail server that is missing. */
function waitingIn(today: Today): readonly PendingTask[] {
  const { mailMissing, waitingEmails, oldEmails, brokenLinks, gaps, wordlessFiles, tasks } = today;
  const mail: readonly PendingTask[] = mailMissing
    ? [{ word: 'waitingMail', count: waitingEmails, path: '/settings?section=mail', isUrgent: true, isFault: true }]
    : [];
  const ofSite: readonly PendingTask[] = [
    { word: 'brokenLinkCount', count: brokenLinks, path: '/links', isUrgent: false },
    { word: 'waitingArabic', count: gaps.ar, path: '/missing?language=ar', isUrgent: false },
    { word: 'waitingEnglish', count: gaps.en, path: '/missing?language=en', isUrgent: false },
    { word: 'waitingAltTexts', count: wordlessFiles, path: '/media?wordless=1', isUrgent: false },
  ];
  const old: PendingTask = { word: 'waitingOld', count: oldEmails, path: '/outbox', isUrgent: true };
  const work = kinds.map(([kind, word, path, urgent]): PendingTask => ({
    kind,
    word,
    count: tasks[kind],
    path,
    isUrgent: urgent === 'urgent',
  }));
  return [
    ...mail,
    ...unreadableOf(today),
    // Without a mail server the line above says what to do first.
    ...[...(mailMissing ? [] : [old]), ...work, ...ofSite].filter(({ count }) => count > 0),
  ];
}

/** What waits for the administrator, the most urgent first. */
export function usePendingTasks() {
  const { data, isPending, isError, refetch } = useToday();
  return { tasks: data === undefined ? [] : waitingIn(data), isPending, isError, refetch };
}
