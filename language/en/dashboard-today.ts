import type { Message } from '../message.ts';

/** Words of the first screen: what needs the administrator today, and what the last days brought. */
export const todayWords = {
  needsYou: 'Needs you today',
  needToday: 'Today',
  needTodayCount: { one: '{count} thing for today', other: '{count} things for today' },
  needEnquiries: 'Enquiries',
  needModeration: 'Moderation',
  nothingWaits: 'Nothing waits for you.',
  waitingOverdue: { one: '{count} enquiry is overdue', other: '{count} enquiries are overdue' },
  waitingAnswer: { one: '{count} enquiry to answer', other: '{count} enquiries to answer' },
  waitingMeetings: { one: '{count} booking this week', other: '{count} bookings this week' },
  waitingHeld: { one: '{count} enquiry is held for review', other: '{count} enquiries are held for review' },
  waitingVoices: {
    one: '{count} comment or post awaits review',
    other: '{count} comments and posts await review',
  },
  waitingFailed: { one: '{count} e-mail or webhook failed', other: '{count} e-mails and webhooks failed' },
  waitingEnglish: {
    one: '{count} record lacks words in English',
    other: '{count} records lack words in English',
  },
  waitingArabic: { one: '{count} record lacks words in Arabic', other: '{count} records lack words in Arabic' },
  lastDays: 'The last 30 days',
  visits: 'Visits',
  visitsHint: 'Pages opened by people, counted without cookies or addresses.',
  enquiriesReceived: 'Enquiries received',
  figureEnquiries: 'Enquiries',
  byProduct: 'By product',
  byCountry: 'By country',
  figuresNone: 'Nothing was counted yet.',
  noCountry: 'None chosen',
  asTable: 'Show as a table',
  figureDay: 'Day',
  figureName: 'Name',
  plotOf: '{name}: {count} in 30 days, most on one day {most}',
} as const satisfies Record<string, Message>;
