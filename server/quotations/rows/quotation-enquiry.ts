import type { Transaction } from 'kysely';
import { plain } from '../../../content/enquiries/index.ts';
import type { QuotationContent } from '../../../content/quotations/quotation.ts';
import { fold } from '../../../language/fold.ts';
import { offerMessages } from '../../../language/offer-messages.ts';
import type { Database } from '../../database/connect.ts';
import type { EnquiryRow, QuotationRow, Tables } from '../../database/tables.ts';
import { foldedOf } from '../../enquiries/rows/folded-of.ts';
import { lockEnquiry } from '../../enquiries/rows/lock-enquiry.ts';
import { newReference } from '../../enquiries/rows/new-reference.ts';
import { reachedBy } from './quotation-row.ts';

const senderOf = ({ customer: { name, company } }: QuotationContent): string => name.trim() || company.trim();

/**
 * Whether an enquiry is from the customer of a quotation. Compares the email addresses if both have one, otherwise the
 * phone numbers. An enquiry with neither is identified by its sender. If all of these differ, it is another customer.
 */
export function isFromCustomer(
  enquiry: Pick<EnquiryRow, 'email' | 'phone' | 'sender'>,
  content: QuotationContent,
): boolean {
  const { email, phone } = reachedBy(content);
  if (enquiry.email !== null && email !== null) return enquiry.email.toLowerCase() === email;
  if (enquiry.phone !== null && phone !== null) return enquiry.phone === phone;
  return enquiry.email === null && enquiry.phone === null && fold(enquiry.sender) === fold(senderOf(content));
}

/** The enquiry of a draft: the current one, or null if the customer is no longer its sender. */
export async function enquiryOfDraft(
  tx: Transaction<Tables>,
  { enquiry_id: id }: Pick<QuotationRow, 'enquiry_id'>,
  content: QuotationContent,
): Promise<number | null> {
  if (id === null) return null;
  const query = tx.selectFrom('enquiry').select(['email', 'phone', 'sender']).where('id', '=', id);
  const enquiry = await query.executeTakeFirst();
  return enquiry !== undefined && isFromCustomer(enquiry, content) ? id : null;
}

/** The values of a new enquiry about a quotation; `now` in milliseconds since 1970. */
interface NewEnquiry {
  readonly number: string | null;
  readonly status: EnquiryRow['status'];
  readonly now: number;
}

/** Creates an enquiry of the customer of a quotation. @param content as it was sent to that customer */
export function makeEnquiry(
  tx: Transaction<Tables>,
  content: QuotationContent,
  { number, status, now }: NewEnquiry,
): Promise<EnquiryRow> {
  const { language, country } = content;
  const at = new Date(now).toISOString();
  const subject = offerMessages(language)('offerAbout', { number: number ?? '' });
  const row = {
    reference: newReference(now),
    kind: plain.kind,
    fields: JSON.stringify({ subject, message: subject }),
    subject,
    message: subject,
    sender: senderOf(content),
    ...reachedBy(content),
    page: '',
    suspicions: '[]',
    language,
    country,
    status,
    created_at: at,
    updated_at: at,
  };
  return tx
    .insertInto('enquiry')
    .values({ ...row, folded: foldedOf({ ...row, notes: '' }) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Gives an enquiry without an email address that of its quotation, so that it can be answered. */
async function withAddress(tx: Transaction<Tables>, row: EnquiryRow, content: QuotationContent): Promise<EnquiryRow> {
  const { email } = reachedBy(content);
  if (row.email !== null || email === null) return row;
  const folded = foldedOf({ ...row, email });
  await tx.updateTable('enquiry').set({ email, folded }).where('id', '=', row.id).execute();
  return { ...row, email, folded };
}

/**
 * The enquiry for the conversation about a sent quotation, locked. Returns the current one if it exists and is from the
 * same customer, otherwise a new one. Replies about the quotation in other enquiries are detached from it.
 * @param content as it was sent, or is being sent
 */
export async function enquiryOfQuotation(
  tx: Transaction<Tables>,
  database: Pick<Database, 'dialect'>,
  quotation: Pick<QuotationRow, 'id' | 'enquiry_id'>,
  content: QuotationContent,
  as: Omit<NewEnquiry, 'status'>,
): Promise<EnquiryRow> {
  const known = quotation.enquiry_id === null ? undefined : await lockEnquiry(tx, database, quotation.enquiry_id);
  const row =
    known !== undefined && isFromCustomer(known, content)
      ? await withAddress(tx, known, content)
      : // The quotation is already the answer.
        await makeEnquiry(tx, content, { ...as, status: 'quoted' });
  await tx
    .updateTable('enquiry_reply')
    .set({ offer_id: null })
    .where('offer_id', '=', quotation.id)
    .where('enquiry_id', '<>', row.id)
    .execute();
  if (row.id !== quotation.enquiry_id)
    await tx.updateTable('offer').set({ enquiry_id: row.id }).where('id', '=', quotation.id).execute();
  return row;
}
