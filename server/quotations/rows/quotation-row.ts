import type { Kysely, Transaction } from 'kysely';
import {
  type QuotationContent,
  quotationContent,
  type QuotationSnapshot,
  quotationSnapshot,
} from '../../../content/quotations/quotation.ts';
import { type QuotationEventKind, quotationStateOf } from '../../../content/quotations/state.ts';
import { sumsOf } from '../../../content/quotations/sums.ts';
import { fold } from '../../../language/fold.ts';
import type { Database } from '../../database/connect.ts';
import type { QuotationRow, Tables } from '../../database/tables.ts';
import { readPhone } from '../../phones/read-phone.ts';
import { emailKey } from '../../../fields/email/to-email.ts';

/** What is written of an offer. */
export const contentOf = ({ content }: Pick<QuotationRow, 'content'>): QuotationContent =>
  quotationContent.parse(JSON.parse(content));

/** An offer as it was sent. */
export const snapshotOf = ({ sheet: snapshot }: { readonly sheet: string }): QuotationSnapshot =>
  quotationSnapshot.parse(JSON.parse(snapshot));

/** What lists call a customer. */
export const customerOf = ({ customer: { name, company } }: QuotationContent): string => company.trim() || name.trim();

/** By what a customer is reached, as enquiries store it. */
export function reachedBy({ country, customer }: QuotationContent) {
  const email = emailKey(customer.email);
  return {
    email: email === '' ? null : email,
    phone: readPhone(fold(customer.phone.trim()), country)?.number ?? null,
  };
}

/** The words by which an offer is found. @param number once it has one */
export function foldedQuotation(content: QuotationContent, number: string | null): string {
  const { customer, subject, items } = content;
  const { name, company, email, phone } = customer;
  // A number is found in whichever form, also without the gaps of writing.
  const numbers = [phone, phone.replace(/\s/g, ''), reachedBy(content).phone ?? ''];
  return fold([number ?? '', name, company, email, ...numbers, subject, ...items.map(({ title }) => title)].join('\n'));
}

/** The columns that follow from what is written. @throws RangeError where no sums can be made of it */
export function writtenColumns(content: QuotationContent, number: string | null) {
  const { language, country, currency } = content;
  return {
    language,
    country,
    currency,
    customer: customerOf(content),
    ...reachedBy(content),
    content: JSON.stringify(content),
    folded: foldedQuotation(content, number),
    draft_total: sumsOf(content).total,
  };
}

/** An offer as lists show it. */
export const serializeQuotation = (row: QuotationRow, now: number) => ({
  id: row.id,
  number: row.number,
  version: row.version,
  state: quotationStateOf(row, new Date(now)),
  /** What is written now was not sent yet. */
  changed: row.is_changed === 1 && row.version > 0,
  customer: row.customer,
  language: row.language,
  country: row.country,
  currency: row.currency,
  draft_total: row.draft_total,
  total: row.total,
  enquiry: row.enquiry_id,
  sent_at: row.sent_at,
  valid_until: row.valid_until,
  first_opened_at: row.first_opened_at,
  opened_count: row.opened_count,
  answered_at: row.answered_at,
  created_at: row.created_at,
  updated_at: row.updated_at,
});

/** An offer, locked for the change of a transaction; undefined where there is none. */
export async function lockQuotation(
  tx: Transaction<Tables>,
  { dialect }: Pick<Database, 'dialect'>,
  id: number,
): Promise<QuotationRow | undefined> {
  const query = tx.selectFrom('offer').selectAll().where('id', '=', id);
  return (dialect === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
}

/**
 * The moment of an offer's next change: each has one of its own, by which the next one is told from it.
 * @param now milliseconds since 1970
 */
export const nextChange = ({ updated_at }: Pick<QuotationRow, 'updated_at'>, now: number): string =>
  new Date(Math.max(now, Date.parse(updated_at) + 1)).toISOString();

/** Something that happens to an offer. */
export interface QuotationEvent {
  readonly quotationId: number;
  readonly kind: QuotationEventKind;
  /** The version it happens to; none for what is about none. */
  readonly version?: number;
  /** The administrator; nobody for what the customer or the clock did. */
  readonly who?: string;
  /** What was asked, or why. */
  readonly note?: string;
}

/** Notes what happens to an offer, in the transaction of it. @param now milliseconds since 1970 */
export async function noteQuotation(tx: Transaction<Tables>, event: QuotationEvent, now: number): Promise<void> {
  const { quotationId, kind, version = null, who = '', note = '' } = event;
  await tx
    .insertInto('offer_event')
    .values({ offer_id: quotationId, kind, version, who, note, at: new Date(now).toISOString() })
    .execute();
}

/** What was sent last of an offer; `null` for a draft. Until the next version is sent, it belongs to that customer. */
export async function sentSnapshotOf(
  tx: Kysely<Tables>,
  { id, version }: Pick<QuotationRow, 'id' | 'version'>,
): Promise<QuotationSnapshot | null> {
  const query = tx.selectFrom('offer_version').select('sheet').where('offer_id', '=', id);
  const row = await query.where('version', '=', version).executeTakeFirst();
  return row === undefined ? null : snapshotOf(row);
}

/** Does what follows from a change of an offer, such as an email, in the transaction of it. */
export type SendEmail = (tx: Transaction<Tables>, quotation: QuotationRow) => Promise<void>;
