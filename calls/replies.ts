import * as z from 'zod/mini';
import { recordId, writtenId } from '../fields/record-id.ts';
import { timestamp, refusal, messageAnswer, whole } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { withId } from './model/in-address.ts';
import { storedText } from './model/stored-text.ts';
import { uploadNotice } from './model/stored-file.ts';

/** A file of a message in a conversation. */
export const replyFile = z.object({
  id: recordId,
  name: z.string(),
  /** The media type. */
  type: z.string(),
  bytes: whole,
});

/** A message in the conversation of an enquiry, by the company or by the visitor. */
export const reply = z.object({
  id: recordId,
  /** `received`: an incoming message. The other states are those of a reply in the outbox. */
  state: z.enum(['received', 'waiting', 'sent', 'failed', 'undelivered']),
  /**
   * The origin of an incoming message: a customer; the company, replying to a notification by email; a sender with an
   * unverified address of the company; or a mail system.
   */
  origin: z.enum(['visitor', 'company', 'unverified', 'mail-system']),
  /** The quotation it is about. */
  offer: z.nullable(z.object({ id: recordId, number: z.nullable(z.string()) })),
  /** The administrator who wrote it, or who added an incoming message; for an email, the display name of its sender. */
  author: z.string(),
  /** The sender's address of an incoming email; otherwise empty. */
  sender: z.string(),
  /** Empty for a message that was added by hand. */
  subject: z.string(),
  text: z.string(),
  /** The quoted part of an email. */
  quoted: z.string(),
  /** True for an automatic email, such as an absence notice. */
  automatic: z.boolean(),
  /** True if the email could not be read completely; the mailbox has all of it. */
  cut: z.boolean(),
  /** Names of attachments that are only in the mailbox. */
  left_out: z.array(z.string()),
  files: z.array(replyFile),
  /** Why it did not arrive, as reported by a mail server. */
  problem: z.nullable(z.string()),
  created_at: timestamp,
  /** The next attempt to send it. Until the first attempt it can be withdrawn. */
  goes_at: z.nullable(timestamp),
});

/** Character limits of the subject and the text. */
export const longestSubject = 300;
export const longestReply = 20_000;
/** Limits of the attachments of a message: their number and total bytes, which mail servers accept in one email. */
export const mostFiles = 10;
export const mostFileBytes = 10 * 1024 * 1024;

const text = storedText(longestReply).check(
  z.refine((written) => written.trim() !== '', { params: { code: 'required' } }),
);

const answer = z.extend(messageAnswer, { reply });

/**
 * The media types of downloads; an attachment received by email that is neither a picture nor a PDF is a generic
 * binary.
 */
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

/** Attachments of a reply, or of a received message. */
const side = {
  received: z._default(z.stringbool(), false),
} as const;

const withFile = { ...withId, file: writtenId } as const;

/** The conversation of an enquiry. */
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
      /** The ids of its attachments. */
      files: z._default(z.array(recordId).check(z.maxLength(mostFiles)), []),
      /** The quotation whose page shows it; `null` for none. Default: that of the customer's last message. */
      offer: z.optional(z.nullable(recordId)),
    }),
    answer,
    status: 201,
    // There is no email address, or the enquiry is pending moderation.
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
      /** When it was received. Default: now. */
      at: z.optional(z.iso.datetime()),
      /** The ids of its attachments. */
      files: z._default(z.array(recordId).check(z.maxLength(mostFiles)), []),
    }),
    answer,
    status: 201,
  }),
  withdraw: defineCall({
    method: 'DELETE',
    path: '/enquiries/:id/replies/:reply',
    access: 'administrator',
    summary: 'replyTakeBack',
    params: { ...withId, reply: writtenId },
    answer: messageAnswer,
    // It was already sent.
    conflict: refusal,
  }),
  /** Uploads an attachment of the reply being written: a picture or a PDF only for this reply. */
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
  /** Attaches a copy of a library file. */
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
