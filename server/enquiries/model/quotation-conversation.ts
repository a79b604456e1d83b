import type { Transaction } from 'kysely';
import type { QuotationContent } from '../../../content/quotations/quotation.ts';
import type { Database } from '../../database/connect.ts';
import type { EnquiryRow, QuotationRow, Tables } from '../../database/tables.ts';
import { reachedBy } from '../../quotations/rows/quotation-row.ts';
import { isFromCustomer, makeEnquiry } from '../../quotations/rows/quotation-enquiry.ts';
import { lockEnquiry } from '../rows/lock-enquiry.ts';

/**
 * Finds or creates the enquiry for a customer's message about a quotation, and locks it: the enquiry that the quotation
 * answers if it is of the same customer, else the one in which this customer wrote about it before, else a new one.
 * This separates the conversations of two customers if a quotation was copied or got another customer. `content` is the
 * version that was sent to this customer; `isTask` is true if a new enquiry waits for an answer.
 */
export async function openConversation(
  tx: Transaction<Tables>,
  database: Pick<Database, 'dialect'>,
  {
    quotation,
    content,
    isTask,
    now,
  }: {
    readonly quotation: QuotationRow;
    readonly content: QuotationContent;
    readonly isTask: boolean;
    readonly now: number;
  },
): Promise<EnquiryRow> {
  const tied = quotation.enquiry_id === null ? undefined : await lockEnquiry(tx, database, quotation.enquiry_id);
  if (tied !== undefined && isFromCustomer(tied, content)) return tied;
  const earlier = await tx
    .selectFrom('enquiry_reply')
    .innerJoin('enquiry', 'enquiry.id', 'enquiry_reply.enquiry_id')
    .select('enquiry.id')
    .where('enquiry_reply.offer_id', '=', quotation.id)
    .where('enquiry.email', '=', reachedBy(content).email)
    .where('enquiry.removed_at', 'is', null)
    .orderBy('enquiry_reply.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const known = earlier === undefined ? undefined : await lockEnquiry(tx, database, earlier.id);
  return known ?? makeEnquiry(tx, content, { number: quotation.number, status: isTask ? 'new' : 'contacted', now });
}
