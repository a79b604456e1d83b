import type { Transaction } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { OutboxRow, Tables } from '../../database/tables.ts';
import { lockEnquiry, nextTimestamp } from '../rows/lock-enquiry.ts';

/** True if a visitor sent a reply that needs an answer since a time. */
async function hasWrittenSince(tx: Transaction<Tables>, enquiryId: number, at: string): Promise<boolean> {
  const received = tx
    .selectFrom('enquiry_reply')
    .where('enquiry_id', '=', enquiryId)
    .where('direction', '=', 'received');
  const later = received.where('is_automatic', '=', 0).where('created_at', '>=', at).select('id');
  return (await later.executeTakeFirst()) !== undefined;
}

type Answering = Pick<OutboxRow, 'purpose' | 'enquiry_id' | 'reply_id' | 'offer_id'>;

/** True for emails that answer an enquiry. */
export const isAnswer = ({ purpose }: Pick<OutboxRow, 'purpose'>): boolean =>
  purpose === 'reply' || purpose === 'offer';

/** The enquiry that an email answers and when the answer was written; `null` for other emails. */
async function findAnswer(tx: Transaction<Tables>, { purpose, enquiry_id, reply_id, offer_id }: Answering) {
  if (purpose === 'reply' && enquiry_id !== null) {
    const query = tx.selectFrom('enquiry_reply').select('created_at').where('id', '=', reply_id);
    const reply = await query.executeTakeFirst();
    return reply === undefined ? null : { id: enquiry_id, at: reply.created_at };
  }
  if (purpose !== 'offer') return null;
  const query = tx.selectFrom('offer').select(['enquiry_id', 'sent_at']).where('id', '=', offer_id);
  const quotation = await query.executeTakeFirst();
  if (quotation === undefined || quotation.enquiry_id === null || quotation.sent_at === null) return null;
  return { id: quotation.enquiry_id, at: quotation.sent_at };
}

/**
 * Marks the enquiry of a sent reply or quotation as answered. Without a mail server this happens only now, when the
 * email is sent. Later replies of the visitor still wait for an answer. @param now milliseconds since 1970
 */
export async function noteAnswered(
  tx: Transaction<Tables>,
  database: Pick<Database, 'dialect'>,
  outgoing: Answering,
  now: number,
): Promise<void> {
  const answer = await findAnswer(tx, outgoing);
  const row = answer === null ? undefined : await lockEnquiry(tx, database, answer.id);
  if (answer === null || row === undefined) return;
  const { id, at } = answer;
  const isFirst = row.status === 'new';
  const isOver = row.awaiting_since !== null && !(await hasWrittenSince(tx, id, at));
  if (!isFirst && !isOver) return;
  await tx
    .updateTable('enquiry')
    .set({
      ...(isFirst && { status: 'contacted' }),
      ...(isOver && { awaiting_since: null }),
      updated_at: nextTimestamp(row, now),
    })
    .where('id', '=', id)
    .execute();
}
