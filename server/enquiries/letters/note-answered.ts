import type { Transaction } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { OutboxRow, Tables } from '../../database/tables.ts';
import { lockEnquiry, nextMoment } from '../messages/lock-enquiry.ts';

/** Whether a visitor wrote something that asks for an answer since a moment. */
async function hasWrittenSince(tx: Transaction<Tables>, enquiryId: number, at: string): Promise<boolean> {
  const received = tx
    .selectFrom('enquiry_reply')
    .where('enquiry_id', '=', enquiryId)
    .where('direction', '=', 'received');
  const later = received.where('is_automatic', '=', 0).where('created_at', '>=', at).select('id');
  return (await later.executeTakeFirst()) !== undefined;
}

/**
 * An answer that went out answers its message, which had to wait for that where there was no mail server when the answer
 * was written. What the visitor wrote since still waits. @param now milliseconds since 1970
 */
export async function noteAnswered(
  tx: Transaction<Tables>,
  database: Pick<Database, 'dialect'>,
  { purpose, enquiry_id: id, reply_id: replyId }: Pick<OutboxRow, 'purpose' | 'enquiry_id' | 'reply_id'>,
  now: number,
): Promise<void> {
  if (purpose !== 'reply' || id === null) return;
  const row = await lockEnquiry(tx, database, id);
  const reply = await tx.selectFrom('enquiry_reply').select('created_at').where('id', '=', replyId).executeTakeFirst();
  if (row === undefined || reply === undefined) return;
  const isFirst = row.status === 'new';
  const isOver = row.awaiting_since !== null && !(await hasWrittenSince(tx, id, reply.created_at));
  if (!isFirst && !isOver) return;
  await tx
    .updateTable('enquiry')
    .set({
      ...(isFirst && { status: 'contacted' }),
      ...(isOver && { awaiting_since: null }),
      updated_at: nextMoment(row, now),
    })
    .where('id', '=', id)
    .execute();
}
