import { z } from 'zod';
import type { Database } from '../../database/connect.ts';
import type { EnquiryFileRow, EnquiryReplyRow, OutboxRow } from '../../database/tables.ts';
import { filesByReply, serializeFile } from './reply-files.ts';

type Letter = Pick<OutboxRow, 'next_at' | 'sent_at' | 'failed_at'>;
/** An answer with how far its letter is, which what came in has not, and with its files. */
export type ListedReply = EnquiryReplyRow & {
  readonly letter: Letter | null;
  readonly files: readonly EnquiryFileRow[];
};

/** As many as a screen can hold: a longer conversation is told by its newest part. */
const most = 200;

/** What was written about a message, oldest first. */
export async function listReplies(
  { read }: Pick<Database, 'read'>,
  enquiryId: number,
): Promise<readonly ListedReply[]> {
  const rows = await read
    .selectFrom('enquiry_reply')
    .leftJoin('outbox', (join) =>
      join.onRef('outbox.reply_id', '=', 'enquiry_reply.id').on('outbox.purpose', '=', 'reply'),
    )
    .selectAll('enquiry_reply')
    .select(['outbox.next_at', 'outbox.sent_at', 'outbox.failed_at'])
    .where('enquiry_reply.enquiry_id', '=', enquiryId)
    .orderBy('enquiry_reply.id', 'desc')
    .limit(most)
    .execute();
  const files = await filesByReply({ read }, enquiryId);
  // What was noted later may have been written earlier.
  const inOrder = rows.toSorted((one, other) => one.created_at.localeCompare(other.created_at) || one.id - other.id);
  return inOrder.map(({ next_at, sent_at, failed_at, ...reply }) => ({
    ...reply,
    letter: next_at === null ? null : { next_at, sent_at, failed_at },
    files: files.get(reply.id) ?? [],
  }));
}

/** Where an answer is: what came in is here, and a letter waits, was sent or could not be sent. */
export function replyStateOf({ direction, letter }: ListedReply): 'received' | 'waiting' | 'sent' | 'failed' {
  if (direction === 'received') return 'received';
  // Letters stay in the outbox as long as their answer; one without was restored from a backup that had none.
  if (letter === null || letter.sent_at !== null) return 'sent';
  return letter.failed_at === null ? 'waiting' : 'failed';
}

const names = z.array(z.string());

export const serializeReply = (reply: ListedReply) => ({
  id: reply.id,
  state: replyStateOf(reply),
  author: reply.author,
  sender: reply.sender,
  subject: reply.subject,
  text: reply.text,
  quoted: reply.quoted,
  automatic: reply.is_automatic === 1,
  cut: reply.is_cut === 1,
  left_out: names.parse(JSON.parse(reply.left_out)),
  files: reply.files.map(serializeFile),
  created_at: reply.created_at,
  goes_at: replyStateOf(reply) === 'waiting' ? (reply.letter?.next_at ?? null) : null,
});
