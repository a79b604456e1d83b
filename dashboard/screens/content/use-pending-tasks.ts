import { findCollection } from '../../../content/collections/index.ts';
import { headingOf } from '../../../content/derive/screens.ts';
import type { DashboardWord } from '../../../language/dashboard-words.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { recordScreen } from '../../app/records/record-screen.ts';
import { type Today, useToday } from '../../app/shell/use-today.ts';
import { sumOf, useCompleteness } from './overview-numbers.ts';

/** One thing that waits for the administrator, and where it is done. */
export interface PendingTask {
  readonly word: DashboardWord<'count' | 'place' | 'id'>;
  readonly count: number;
  /** What else its sentence says. */
  readonly about?: Readonly<Record<'place' | 'id', string | number>>;
  readonly path: string;
  /** True for what should not wait until tomorrow. */
  readonly isUrgent: boolean;
  /** True where something does not work before it is done. */
  readonly isFault?: boolean;
}

interface Query {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/** The records that visitors do not see because they cannot be read, each with the screen on which it is written again. */
const unreadableOf = (today: Today | undefined): readonly PendingTask[] =>
  (today?.unreadable ?? []).map(({ base, id, category_id: parentId }) => {
    const collection = findCollection(base);
    const path = recordScreen({ base, id, parentId }) ?? '/';
    const shared = { count: 1, path, isUrgent: true, isFault: true };
    if (collection === undefined) return { word: 'waitingUnreadableSettings', ...shared };
    const about = { place: headingOf(collection)[currentLanguage()], id };
    return { word: 'waitingUnreadable', about, ...shared };
  });

/** What waits for the administrator, the most urgent first; nothing that counts zero, but for a mail server that is missing. */
export function usePendingTasks(): { readonly tasks: readonly PendingTask[]; readonly queries: readonly Query[] } {
  const today = useToday();
  const numbers = useCompleteness();
  const site = sumOf(numbers.data ?? []);
  const { mailMissing = false, waitingEmails = 0, oldEmails = 0 } = today.data ?? {};
  const mail: readonly PendingTask[] = mailMissing
    ? [{ word: 'waitingMail', count: waitingEmails, path: '/settings?section=mail', isUrgent: true, isFault: true }]
    : [];
  const all: readonly (readonly [DashboardWord<'count'>, number | undefined, string, 'urgent'?])[] = [
    ['waitingOverdue', today.data?.overdue, '/enquiries?show=overdue', 'urgent'],
    ['waitingUndelivered', today.data?.undelivered, '/outbox?show=undelivered', 'urgent'],
    ['waitingFailed', today.data?.failedMessages, '/outbox', 'urgent'],
    // Without a mail server the line above says what to do first.
    ['waitingOld', mailMissing ? 0 : oldEmails, '/outbox', 'urgent'],
    ['waitingAnswer', today.data?.unanswered, '/enquiries?show=unanswered'],
    ['waitingAccepted', today.data?.acceptedOffers, '/offers?state=accepted'],
    ['waitingQuestions', today.data?.askedOffers, '/offers?state=asked'],
    ['waitingMeetingsToday', today.data?.meetingsToday, '/bookings'],
    ['waitingMeetings', today.data?.meetingsThisWeek, '/bookings'],
    ['waitingHeld', today.data?.held, '/enquiries?show=held'],
    ['waitingComments', today.data?.heldVoices, '/moderation?held=true'],
    ['waitingSubscribers', today.data?.heldSubscribers, '/subscribers'],
    ['waitingNewComments', today.data?.newVoices, '/moderation?held=false'],
    ['brokenLinkCount', today.data?.brokenLinks, '/links'],
    ['waitingArabic', site.records - site.ar, '/missing?language=ar'],
    ['waitingEnglish', site.records - site.en, '/missing?language=en'],
  ];
  return {
    tasks: [
      ...mail,
      ...unreadableOf(today.data),
      ...all.flatMap(([word, count = 0, path, urgent]) =>
        count === 0 ? [] : [{ word, count, path, isUrgent: urgent === 'urgent' }],
      ),
    ],
    queries: [today, numbers],
  };
}
