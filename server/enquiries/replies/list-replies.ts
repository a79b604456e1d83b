import { z } from 'zod';
import type { EnquiryReply } from '../../../calls/replies.ts';
import type { Database } from '../../database/connect.ts';
import type { EnquiryFileRow, EnquiryReplyRow, OutboxRow } from '../../database/tables.ts';
import { filesByReply, serializeFile } from './reply-files.ts';

type Email = Pick<OutboxRow, 'next_at' | 'sent_at' | 'failed_at' | 'undelivered_at' | 'last_error'>;
/** An answer with how far its email is, which what came in has not, with its files and the quotation it is about. */
export type ListedReply = EnquiryReplyRow & {
  readonly letter: Email | null;
  readonly offer: { readonly id: number; readonly number: string | null } | null;
  readonly files: readonly EnquiryFileRow[];
};

/** As many as a screen can hold: a longer conversation is told by its newest part. */
const most = 200;

/** Of which enquiry, or about which quotation: then of enquiries that are there. */
type About = { readonly enquiry: number } | { readonly offer: number };

async function listAbout(
  { read }: Pick<Database, 'read'>,
  about: About,
  limit: number | null = most,
): Promise<readonly ListedReply[]> {
  const query = read
    .selectFrom('enquiry_reply')
    .leftJoin('outbox', (join) =>
      join.onRef('outbox.reply_id', '=', 'enquiry_reply.id').on('outbox.purpose', '=', 'reply'),
    )
    .leftJoin('offer', 'offer.id', 'enquiry_reply.offer_id')
    .selectAll('enquiry_reply')
    .select(['outbox.next_at', 'outbox.sent_at', 'outbox.failed_at', 'outbox.undelivered_at', 'outbox.last_error'])
    .select('offer.number')
    .orderBy('enquiry_reply.id', 'desc');
  const there = read.selectFrom('enquiry').select('id').where('removed_at', 'is', null);
  const narrowed =
    'enquiry' in about
      ? query.where('enquiry_reply.enquiry_id', '=', about.enquiry)
      : query.where('enquiry_reply.offer_id', '=', about.offer).where('enquiry_reply.enquiry_id', 'in', there);
  const rows = await (limit === null ? narrowed : narrowed.limit(limit)).execute();
  const files = await filesByReply(
    { read },
    rows.map(({ id }) => id),
  );
  // What was noted later may have been written earlier.
  const inOrder = rows.toSorted((one, other) => one.created_at.localeCompare(other.created_at) || one.id - other.id);
  return inOrder.map(({ next_at, sent_at, failed_at, undelivered_at, last_error, number, ...reply }) => ({
    ...reply,
    offer: reply.offer_id === null ? null : { id: reply.offer_id, number },
    letter: next_at === null ? null : { next_at, sent_at, failed_at, undelivered_at, last_error },
    files: files.get(reply.id) ?? [],
  }));
}

/** What was written about a message, oldest first. */
export const listReplies = (tables: Pick<Database, 'read'>, enquiryId: number): Promise<readonly ListedReply[]> =>
  listAbout(tables, { enquiry: enquiryId });

/** The whole conversation about a message, oldest first. */
export const listAllReplies = (tables: Pick<Database, 'read'>, enquiryId: number): Promise<readonly ListedReply[]> =>
  listAbout(tables, { enquiry: enquiryId }, null);

/** What was written about a quotation in the conversations of its customers, oldest first. */
export const listRepliesAbout = (
  tables: Pick<Database, 'read'>,
  quotationId: number,
): Promise<readonly ListedReply[]> => listAbout(tables, { offer: quotationId });

/** Where an answer is: what came in is here, and an email waits, was sent, could not be sent, or did not arrive. */
export function replyStateOf({ direction, letter }: ListedReply): EnquiryReply['state'] {
  if (direction === 'received') return 'received';
  if (letter !== null && letter.undelivered_at !== null) return 'undelivered';
  // Emails stay in the outbox as long as their answer; one without was restored from a backup that had none.
  if (letter === null || letter.sent_at !== null) return 'sent';
  return letter.failed_at === null ? 'waiting' : 'failed';
}

const names = z.array(z.string());

export const serializeReply = (reply: ListedReply) => ({
  id: reply.id,
  state: replyStateOf(reply),
  origin: reply.origin,
  offer: reply.offer,
  author: reply.author,
  sender: reply.sender,
  subject: reply.subject,
  text: reply.text,
  quoted: reply.quoted,
  automatic: reply.is_automatic === 1,
  cut: reply.is_cut === 1,
  left_out: names.parse(JSON.parse(reply.left_out)),
  files: reply.files.map(serializeFile),
  problem: replyStateOf(reply) === 'undelivered' ? (reply.letter?.last_error ?? '') : null,
  created_at: reply.created_at,
  goes_at: replyStateOf(reply) === 'waiting' ? (reply.letter?.next_at ?? null) : null,
});
