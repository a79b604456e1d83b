import { z } from 'zod';
import type { EnquiryReply } from '../../../calls/replies.ts';
import type { Database } from '../../database/connect.ts';
import type { EnquiryFileRow, EnquiryReplyRow, OutboxRow } from '../../database/tables.ts';
import { filesByReply, serializeFile } from './reply-files.ts';

type Email = Pick<OutboxRow, 'next_at' | 'sent_at' | 'failed_at' | 'undelivered_at' | 'last_error'>;
/** A reply with the delivery state of its email (null for received ones), its files and its quotation. */
export type ListedReply = EnquiryReplyRow & {
  readonly letter: Email | null;
  readonly offer: { readonly id: number; readonly number: string | null } | null;
  readonly files: readonly EnquiryFileRow[];
};

/** Maximum number of replies, the newest ones of a longer conversation. */
const most = 200;

/** The replies of an enquiry, or about a quotation in enquiries that are not deleted. */
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
  // A reply that was entered later may have been written earlier.
  const inOrder = rows.toSorted((one, other) => one.created_at.localeCompare(other.created_at) || one.id - other.id);
  return inOrder.map(({ next_at, sent_at, failed_at, undelivered_at, last_error, number, ...reply }) => ({
    ...reply,
    offer: reply.offer_id === null ? null : { id: reply.offer_id, number },
    letter: next_at === null ? null : { next_at, sent_at, failed_at, undelivered_at, last_error },
    files: files.get(reply.id) ?? [],
  }));
}

/** The replies of an enquiry, oldest first. */
export const listReplies = (tables: Pick<Database, 'read'>, enquiryId: number): Promise<readonly ListedReply[]> =>
  listAbout(tables, { enquiry: enquiryId });

/** The whole conversation about a message, oldest first. */
export const listAllReplies = (tables: Pick<Database, 'read'>, enquiryId: number): Promise<readonly ListedReply[]> =>
  listAbout(tables, { enquiry: enquiryId }, null);

/** The replies about a quotation in all conversations, oldest first. */
export const listRepliesAbout = (
  tables: Pick<Database, 'read'>,
  quotationId: number,
): Promise<readonly ListedReply[]> => listAbout(tables, { offer: quotationId });

/** The state of a reply: received, or the state of its email. */
export function replyStateOf({ direction, letter }: ListedReply): EnquiryReply['state'] {
  if (direction === 'received') return 'received';
  if (letter !== null && letter.undelivered_at !== null) return 'undelivered';
  // An email stays in the outbox as long as its reply. A reply without one was restored from a backup without the
  // outbox.
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
