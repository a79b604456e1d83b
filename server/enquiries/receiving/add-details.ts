import type { Transaction } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { EnquiryRow, Tables } from '../../database/tables.ts';
import { notFound } from '../../http/call-error.ts';
import { enqueue } from '../emails/outbox.ts';
import { foldedOf } from '../rows/folded-of.ts';
import { lockEnquiry, nextTimestamp } from '../rows/lock-enquiry.ts';
import { addReceived } from './add-received.ts';

type Details = Pick<EnquiryRow, 'subject' | 'message' | 'email'>;

/**
 * Adds a project request to the conversation of an enquiry, which then waits for an answer, and notifies the company.
 * Nothing stored is replaced; an e-mail address is added if there was none.
 * @throws CallError 404 if the enquiry was deleted meanwhile
 */
export async function addDetails(
  tx: Transaction<Tables>,
  database: Pick<Database, 'dialect'>,
  { id }: Pick<EnquiryRow, 'id'>,
  { subject, message, email }: Details,
  now: number,
): Promise<void> {
  const row = await lockEnquiry(tx, database, id);
  if (row === undefined) throw notFound();
  const replyId = await addReceived(tx, row, { subject, text: message }, now);
  const reachable = { ...row, email: row.email ?? email };
  await tx
    .updateTable('enquiry')
    .set({
      email: reachable.email,
      folded: foldedOf(reachable),
      awaiting_since: row.awaiting_since ?? new Date(now).toISOString(),
      updated_at: nextTimestamp(row, now),
    })
    .where('id', '=', id)
    .execute();
  if (row.held === 0) await enqueue(tx, database, [{ purpose: 'notification', enquiryId: id, replyId }]);
}
