import * as z from 'zod/mini';
import { recordId } from '../fields/record-id.ts';
import { timestamp, messageAnswer, whole } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { storedText } from './model/stored-text.ts';

/** Tasks of which an administrator only has to know: they can be marked as done. */
const newsKinds = ['accepted-offer', 'meeting', 'live-comment', 'record'] as const;
/** Tasks that end with what is done about them. */
const workKinds = [
  'enquiry',
  'held-enquiry',
  'asked-offer',
  'held-comment',
  'subscriber',
  'failed-email',
  'undelivered-email',
  'job',
] as const;

const taskKinds = [...workKinds, ...newsKinds] as const;
export type TaskKind = (typeof taskKinds)[number];
export type NewsKind = (typeof newsKinds)[number];

/** One thing to do. */
const task = z.object({
  kind: z.enum(taskKinds),
  /** Which task of its kind; marks name it. */
  subject: z.string(),
  /** The id of the enquiry, quotation, comment, subscriber, email or record; 0 for a job, which its subject names. */
  id: whole,
  /** Who or what it is about; empty where nothing is known. */
  title: z.string(),
  /** The first words of it. */
  text: z.string(),
  /** When it began to wait; of meetings and records, their time. */
  at: z.nullable(timestamp),
  /** True for what should not wait until tomorrow. */
  late: z.boolean(),
  /** The administrator who sees to an enquiry. */
  assigned_to: z.nullable(recordId),
  /** Of a comment its kind, of a record its collection; empty for all others. */
  of: z.string(),
  /** What a comment was written on, and the record that a record belongs to. */
  category_id: z.nullable(recordId),
});

const counts = z.object({
  enquiry: whole,
  'held-enquiry': whole,
  'asked-offer': whole,
  'held-comment': whole,
  subscriber: whole,
  'failed-email': whole,
  'undelivered-email': whole,
  job: whole,
  'accepted-offer': whole,
  meeting: whole,
  'live-comment': whole,
  record: whole,
});

const subject = storedText(200).check(z.minLength(1));

// Separate from other calls, because every screen of the dashboard uses it and must not load the declarations of the
// forms.
export const today = {
  get: defineCall({
    method: 'GET',
    path: '/today',
    access: 'administrator',
    summary: 'todayRead',
    /** What waits for the administrator. */
    answer: z.object({
      newEnquiries: z.int(),
      /** New enquiries, and those with an unanswered reply of the visitor. */
      unanswered: z.int(),
      overdue: z.int(),
      meetingsThisWeek: z.int(),
      meetingsToday: z.int(),
      held: z.int(),
      /** Posts and comments that are pending moderation. */
      heldVoices: z.int(),
      failedMessages: z.int(),
      /** Undelivered emails that an administrator has to handle. */
      undelivered: z.int(),
      /** True if there is no mail server, so that no email can be sent. */
      mailMissing: z.boolean(),
      /** Waiting emails, and those of them that are too old to be sent without a confirmation. */
      waitingEmails: z.int(),
      oldEmails: z.int(),
      /** Comments and posts of the last three days that visitors see and no administrator has reviewed. */
      newVoices: z.int(),
      /** Newsletter subscriptions that wait for an administrator. */
      heldSubscribers: z.int(),
      /** Quotations accepted within the last seven days. */
      acceptedOffers: z.int(),
      /** Quotations with an unanswered question of the customer. */
      askedOffers: z.int(),
      /** Stored records that cannot be parsed and are left out of the site, as far as they have been read. */
      unreadable: z.array(z.object({ base: z.string(), id: recordId, category_id: z.nullable(recordId) })),
      /** Broken links at the last check. */
      brokenLinks: z.int(),
      /** The tasks of each kind, without those that were put off or seen to. */
      tasks: counts,
      /** Records that lack texts in a language. */
      gaps: z.object({ en: whole, ar: whole }),
      /** Pictures and videos without an alternative text in a language. */
      wordlessFiles: whole,
    }),
  }),
  /** The first tasks of each kind, in the order in which they are to be done. */
  list: defineCall({
    method: 'GET',
    path: '/today/tasks',
    access: 'administrator',
    summary: 'tasksRead',
    answer: z.array(task),
  }),
  mark: defineCall({
    method: 'PUT',
    path: '/today/tasks',
    access: 'administrator',
    summary: 'taskMark',
    body: z.union([
      /** `snoozed`: until the day after, by the clock of the company; `open`: shown again. */
      z.strictObject({ state: z.enum(['snoozed', 'open']), kind: z.enum(taskKinds), subject }),
      z.strictObject({ state: z.literal('done'), kind: z.enum(newsKinds), subject }),
    ]),
    answer: messageAnswer,
  }),
};

/** One thing to do. */
export type Task = Shape<typeof task>;
/** What can be noted about a task. */
export type TaskMark = z.input<(typeof today.mark.body)['schema']>;
