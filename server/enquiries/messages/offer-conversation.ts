import type { Transaction } from 'kysely';
import { plain } from '../../../content/enquiries/index.ts';
import { offerWords } from '../../../language/offer-words.ts';
import type { Database } from '../../database/connect.ts';
import type { EnquiryRow, OfferRow, Tables } from '../../database/tables.ts';
import { foldedOf } from './folded-of.ts';
import { lockEnquiry } from './lock-enquiry.ts';
import { newReference } from './new-reference.ts';
import type { OfferContent } from '../../../content/offers/offer.ts';
import { writtenColumns } from '../../offers/rows/offer-row.ts';

type Customer = Pick<EnquiryRow, 'email' | 'phone' | 'sender'>;

/** The enquiry that a quotation gets to hang its conversation on, where it answers none of this customer. */
async function beginEnquiry(
  tx: Transaction<Tables>,
  { number, language, country }: OfferRow,
  { email, phone, sender }: Customer,
  { isTask, now }: { readonly isTask: boolean; readonly now: number },
): Promise<EnquiryRow> {
  const at = new Date(now).toISOString();
  const subject = offerWords(language)('offerAbout', { number: number ?? '' });
  const row = {
    reference: newReference(now),
    kind: plain.kind,
    fields: JSON.stringify({ subject, message: subject }),
    subject,
    message: subject,
    sender,
    email,
    phone,
    page: '',
    status: isTask ? ('new' as const) : ('contacted' as const),
    suspicions: '[]',
    language,
    country,
    created_at: at,
    updated_at: at,
  };
  return tx
    .insertInto('enquiry')
    .values({ ...row, folded: foldedOf({ ...row, notes: '' }) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * The enquiry, locked, in whose conversation a customer writes about a quotation: the one that the quotation answers, as
 * long as it is of the same customer, else the one in which this customer wrote about it before, else a new one. So the
 * words of two customers never meet where a quotation was copied or got another customer.
 * `content` is the quotation as it was sent to the customer who writes; `isTask` whether a new enquiry waits for an answer.
 */
export async function openConversation(
  tx: Transaction<Tables>,
  database: Pick<Database, 'dialect'>,
  {
    offer,
    content,
    isTask,
    now,
  }: { readonly offer: OfferRow; readonly content: OfferContent; readonly isTask: boolean; readonly now: number },
): Promise<EnquiryRow> {
  const { email, phone } = writtenColumns(content, offer.number);
  const tied = offer.enquiry_id === null ? undefined : await lockEnquiry(tx, database, offer.enquiry_id);
  if (tied !== undefined && (tied.email === null || email === null || tied.email === email)) return tied;
  const earlier = await tx
    .selectFrom('enquiry_reply')
    .innerJoin('enquiry', 'enquiry.id', 'enquiry_reply.enquiry_id')
    .select('enquiry.id')
    .where('enquiry_reply.offer_id', '=', offer.id)
    .where('enquiry.email', '=', email)
    .where('enquiry.removed_at', 'is', null)
    .orderBy('enquiry_reply.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const known = earlier === undefined ? undefined : await lockEnquiry(tx, database, earlier.id);
  const sender = content.customer.name || content.customer.company;
  return known ?? beginEnquiry(tx, offer, { email, phone, sender }, { isTask, now });
}
