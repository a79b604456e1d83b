import type { Message } from '../message.ts';

/** Messages of the first screen: what needs the administrator today. */
export const todayMessages = {
  needsYou: 'To do today',
  needToday: 'Today',
  needTodayCount: { one: '{count} thing to do today', other: '{count} things to do today' },
  needEnquiries: 'Enquiries',
  needModeration: 'Moderation',
  nothingWaits: 'Nothing to do.',
  waitingAnswer: { one: '{count} enquiry to answer', other: '{count} enquiries to answer' },
  waitingMeetings: { one: '{count} meeting today or tomorrow', other: '{count} meetings today and tomorrow' },
  waitingJobs: { one: '{count} scheduled job failed or is late', other: '{count} scheduled jobs failed or are late' },
  waitingRecords: {
    one: '{count} item is published or unpublished today',
    other: '{count} items are published or unpublished today',
  },
  waitingAccepted: {
    one: '{count} quotation was accepted this past week',
    other: '{count} quotations were accepted this past week',
  },
  waitingQuestions: {
    one: 'A question about {count} quotation to answer',
    other: 'Questions about {count} quotations to answer',
  },
  waitingSubscribers: {
    one: '{count} newsletter subscription awaits review',
    other: '{count} newsletter subscriptions await review',
  },
  waitingNewComments: {
    one: '{count} new comment or post is live',
    other: '{count} new comments and posts are live',
  },
  waitingUnreadable: '{place}, #{id}: cannot be read, so visitors do not see it. Fill it in and save it, or delete it',
  waitingUnreadableSettings: 'Settings that cannot be read are left out of the site. Fill them in and save them',
  waitingHeld: { one: '{count} enquiry awaits review', other: '{count} enquiries await review' },
  waitingComments: {
    one: '{count} comment or post awaits review',
    other: '{count} comments and posts await review',
  },
  waitingMail: {
    zero: 'E-mail is not set up, so nothing is sent: set it up',
    one: 'E-mail is not set up and {count} e-mail is queued: set it up',
    other: 'E-mail is not set up and {count} e-mails are queued: set it up',
  },
  waitingOld: {
    one: '{count} e-mail was queued for more than three days: send it?',
    other: '{count} e-mails were queued for more than three days: send them?',
  },
  waitingFailed: { one: '{count} e-mail or webhook failed', other: '{count} e-mails and webhooks failed' },
  waitingUndelivered: { one: '{count} e-mail did not arrive', other: '{count} e-mails did not arrive' },
  waitingEnglish: { one: '{count} item lacks text in English', other: '{count} items lack text in English' },
  waitingArabic: { one: '{count} item lacks text in Arabic', other: '{count} items lack text in Arabic' },
  waitingAltTexts: {
    one: '{count} file lacks an alternative text',
    other: '{count} files lack an alternative text',
  },
} as const satisfies Record<string, Message>;
