import type { Transaction } from 'kysely';
import { countries } from '../../../content/countries.ts';
import { todayIn } from '../../../content/meeting-time.ts';
import type { QuotationAnswer } from '../../../content/quotations/state.ts';
import type { Database } from '../../database/connect.ts';
import type { QuotationRow, Tables } from '../../database/tables.ts';
import { lockEnquiry, nextTimestamp } from '../rows/lock-enquiry.ts';

type Dialect = Pick<Database, 'dialect'>;
type QuotationOfEnquiry = Pick<QuotationRow, 'id' | 'enquiry_id'>;

/**
 * Sets the enquiry of a sent quotation to "quoted", unless it is won. It counts as answered only if the email can be
 * sent; without a mail server it still waits for an answer.
 * @param goesOut true if the email can be sent; @param now milliseconds since 1970
 */
export async function noteQuoted(
  tx: Transaction<Tables>,
  database: Dialect,
  { enquiry_id: id }: QuotationOfEnquiry,
  { goesOut, now }: { readonly goesOut: boolean; readonly now: number },
): Promise<void> {
  const row = id === null ? undefined : await lockEnquiry(tx, database, id);
  if (row === undefined) return;
  const since = row.awaiting_since ?? (row.status === 'new' ? row.created_at : null);
  await tx
    .updateTable('enquiry')
    .set({
      ...(row.status !== 'won' && { status: 'quoted', lost_reason: null }),
      awaiting_since: goesOut ? null : since,
      updated_at: nextTimestamp(row, now),
    })
    .where('id', '=', row.id)
    .execute();
}

/** Whether another quotation of a message was accepted, or can still be: until its last day in its country ends. */
async function hasOther(tx: Transaction<Tables>, { id, enquiry_id }: QuotationOfEnquiry, now: Date): Promise<boolean> {
  const other = tx
    .selectFrom('offer')
    .select('id')
    .where('enquiry_id', '=', enquiry_id)
    .where('id', '!=', id)
    .where('sent_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('answer', '=', 'accepted'),
        ...countries.map((country) =>
          eb.and([
            eb('answer', 'is', null),
            eb('country', '=', country),
            eb('valid_until', '>=', todayIn(country, now)),
          ]),
        ),
      ]),
    );
  return (await other.executeTakeFirst()) !== undefined;
}

/**
 * Updates the enquiry with the customer's answer to a quotation: an accepted one sets it to won. A declined one sets it
 * to lost with the reason, unless another quotation was accepted or can still be accepted.
 * @param now milliseconds since 1970
 */
export async function noteOutcome(
  tx: Transaction<Tables>,
  database: Dialect,
  quotation: QuotationOfEnquiry,
  { answer, reason, now }: { readonly answer: QuotationAnswer; readonly reason: string; readonly now: number },
): Promise<void> {
  const row = quotation.enquiry_id === null ? undefined : await lockEnquiry(tx, database, quotation.enquiry_id);
  if (row === undefined) return;
  const isWon = answer === 'accepted';
  if (!isWon && (await hasOther(tx, quotation, new Date(now)))) return;
  await tx
    .updateTable('enquiry')
    .set({ status: isWon ? 'won' : 'lost', lost_reason: isWon ? null : reason, updated_at: nextTimestamp(row, now) })
    .where('id', '=', row.id)
    .execute();
}
