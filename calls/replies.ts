import { z } from 'zod';
import { recordId, writtenId } from '../fields/record-id.ts';
import { moment, refusal, told } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { withId } from './model/in-address.ts';
import { keptText } from './model/kept-text.ts';

/** What was written about a message after it came: an answer of the company, or one of the visitor. */
export const reply = z.object({
  id: recordId,
  /** What came in was received; an answer waits in the outbox, was sent, or could not be sent. */
  state: z.enum(['received', 'waiting', 'sent', 'failed']),
  /** The administrator who wrote it, or noted what came in. */
  author: z.string(),
  /** Empty for what came in. */
  subject: z.string(),
  text: z.string(),
  created_at: moment,
  /** When its letter is tried next; until the first time it can be taken back. */
  goes_at: moment.nullable(),
});

/** As many signs as a subject and an answer can hold. */
export const longestSubject = 300;
export const longestReply = 20_000;

const text = keptText(longestReply).refine((written) => written.trim() !== '', { params: { code: 'required' } });

const answer = told.extend({ reply });

/** The conversation about a message. */
export const replies = {
  write: defineCall({
    method: 'POST',
    path: '/enquiries/:id/replies',
    access: 'administrator',
    summary: 'replyWrite',
    params: withId,
    body: z.strictObject({
      subject: keptText(longestSubject)
        // A subject is one line.
        .transform((written) => written.replace(/\s+/g, ' ').trim())
        .pipe(z.string().min(1)),
      text,
    }),
    answer,
    status: 201,
    // There is no e-mail address, or the message awaits review.
    conflict: refusal,
  }),
  receive: defineCall({
    method: 'POST',
    path: '/enquiries/:id/received',
    access: 'administrator',
    summary: 'replyReceive',
    params: withId,
    body: z.strictObject({ text }),
    answer,
    status: 201,
  }),
  takeBack: defineCall({
    method: 'DELETE',
    path: '/enquiries/:id/replies/:reply',
    access: 'administrator',
    summary: 'replyTakeBack',
    params: { ...withId, reply: writtenId },
    answer: told,
    // It went out.
    conflict: refusal,
  }),
};

export type EnquiryReply = Shape<typeof reply>;
