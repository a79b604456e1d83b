import * as z from 'zod/mini';
import { recordId, writtenId } from '../fields/record-id.ts';
import { moment, refusal, messageAnswer, whole } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { withId } from './model/in-address.ts';
import { storedText } from './model/stored-text.ts';
import { uploadNotice } from './model/stored-file.ts';

/** A file that goes with an answer, or came with one of the visitor. */
export const replyFile = z.object({
  id: recordId,
  name: z.string(),
  /** Its media type. */
  type: z.string(),
  bytes: whole,
});

/** What was written about a message after it came: an answer of the company, or one of the visitor. */
export const reply = z.object({
  id: recordId,
  /** What came in was received; an answer waits in the outbox, was sent, could not be sent, or did not arrive. */
  state: z.enum(['received', 'waiting', 'sent', 'failed', 'undelivered']),
  /**
   * Who wrote what came in: a customer; the company, which answered a notification by e-mail; a sender whose address is
   * one of the company, which nothing proves; or a mail system.
   */
  origin: z.enum(['visitor', 'company', 'unverified', 'mail-system']),
  /** The quotation that it is about. */
  offer: z.nullable(z.object({ id: recordId, number: z.nullable(z.string()) })),
  /** The administrator who wrote it, or noted what came in; of an email, who calls himself its sender. */
  author: z.string(),
  /** The e-mail address of an email that came in; empty for everything else. */
  sender: z.string(),
  /** Empty for what was noted by hand. */
  subject: z.string(),
  text: z.string(),
  /** What an email repeats of earlier ones. */
  quoted: z.string(),
  /** True for an automatic email, such as an absence notice. */
  automatic: z.boolean(),
  /** True where not all of an email could be read; all of it is in the mailbox. */
  cut: z.boolean(),
  /** The names of an email's files that are in the mailbox alone. */
  left_out: z.array(z.string()),
  files: z.array(replyFile),
  /** Why it did not arrive, in the words of a mail server. */
  problem: z.nullable(z.string()),
  created_at: moment,
  /** When its email is tried next; until the first time it can be taken back. */
  goes_at: z.nullable(moment),
});

/** As many signs as a subject and an answer can hold. */
export const longestSubject = 300;
export const longestReply = 20_000;
/** As many files as an answer can have, and bytes in all of them together: what mail servers take in one email. */
export const mostFiles = 10;
export const mostFileBytes = 10 * 1024 * 1024;

const text = storedText(longestReply).check(
  z.refine((written) => written.trim() !== '', { params: { code: 'required' } }),
);

const answer = z.extend(messageAnswer, { reply });

/** As what a file is handed out; one that came by e-mail and is neither picture nor PDF is bytes alone. */
const fileTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/svg+xml',
  'application/octet-stream',
] as const;

/** Whether a file goes with an answer of the company, or with what a visitor answered. */
const side = {
  received: z._default(z.stringbool(), false),
} as const;

const withFile = { ...withId, file: writtenId } as const;

/** The conversation about a message. */
export const replies = {
  write: defineCall({
    method: 'POST',
    path: '/enquiries/:id/replies',
    access: 'administrator',
    summary: 'replyWrite',
    params: withId,
    body: z.strictObject({
      subject: z.pipe(
        z.pipe(
          storedText(longestSubject),
          z.transform((written) => written.replace(/\s+/g, ' ').trim()),
        ),
        z.string().check(z.minLength(1)),
      ),
      text,
      /** Those that were attached, by their ids. */
      files: z._default(z.array(recordId).check(z.maxLength(mostFiles)), []),
      /** The quotation whose page shows it; null for none. Without it, what the customer wrote last decides. */
      offer: z.optional(z.nullable(recordId)),
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
    body: z.strictObject({
      text,
      /** When it came, where that was not just now. */
      at: z.optional(z.iso.datetime()),
      /** Those that were attached for it, by their ids. */
      files: z._default(z.array(recordId).check(z.maxLength(mostFiles)), []),
    }),
    answer,
    status: 201,
  }),
  takeBack: defineCall({
    method: 'DELETE',
    path: '/enquiries/:id/replies/:reply',
    access: 'administrator',
    summary: 'replyTakeBack',
    params: { ...withId, reply: writtenId },
    answer: messageAnswer,
    // It went out.
    conflict: refusal,
  }),
  /** Attaches a file to the answer that is being written: a picture or a PDF for this answer alone. */
  attach: defineCall({
    method: 'POST',
    path: '/enquiries/:id/files',
    access: 'administrator',
    summary: 'replyAttach',
    refusals: [503],
    params: withId,
    query: side,
    body: { is: 'file' },
    answer: z.extend(replyFile, { notices: z.array(uploadNotice) }),
    status: 201,
  }),
  /** Attaches a copy of a file of the library. */
  attachStored: defineCall({
    method: 'POST',
    path: '/enquiries/:id/files/stored',
    access: 'administrator',
    summary: 'replyAttachStored',
    refusals: [413, 415],
    params: withId,
    body: z.strictObject({ name: z.string().check(z.maxLength(200)) }),
    answer: replyFile,
    status: 201,
  }),
  detach: defineCall({
    method: 'DELETE',
    path: '/enquiries/:id/files/:file',
    access: 'administrator',
    summary: 'replyDetach',
    params: withFile,
    answer: messageAnswer,
  }),
  file: defineCall({
    method: 'GET',
    path: '/enquiries/:id/files/:file',
    access: 'administrator',
    summary: 'replyFile',
    params: withFile,
    answer: { is: 'file', types: fileTypes },
  }),
};

export type EnquiryReply = Shape<typeof reply>;
export type ReplyFile = Shape<typeof replyFile>;
