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

/** The current content of a quotation. */
export const contentOf = ({ content }: Pick<QuotationRow, 'content'>): QuotationContent =>
  quotationContent.parse(JSON.parse(content));

/** The snapshot of a sent quotation. */
export const snapshotOf = ({ sheet: snapshot }: { readonly sheet: string }): QuotationSnapshot =>
  quotationSnapshot.parse(JSON.parse(snapshot));

/** The name of a customer in lists. */
export const customerOf = ({ customer: { name, company } }: QuotationContent): string => company.trim() || name.trim();

/** The contact data of a customer, as enquiries store it. */
export function reachedBy({ country, customer }: QuotationContent) {
  const email = emailKey(customer.email);
  return {
    email: email === '' ? null : email,
    phone: readPhone(fold(customer.phone.trim()), country)?.number ?? null,
  };
}

/** The searchable text of a quotation. @param number null until it has one */
export function foldedQuotation(content: QuotationContent, number: string | null): string {
  const { customer, subject, items } = content;
  const { name, company, email, phone } = customer;
  // A phone number can be found in any form, with or without spaces.
  const numbers = [phone, phone.replace(/\s/g, ''), reachedBy(content).phone ?? ''];
  return fold([number ?? '', name, company, email, ...numbers, subject, ...items.map(({ title }) => title)].join('\n'));
}

/** The columns derived from the content. @throws RangeError if the totals cannot be computed */
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

/** A quotation as lists show it. */
export const serializeQuotation = (row: QuotationRow, now: number) => ({
  id: row.id,
  number: row.number,
  version: row.version,
  state: quotationStateOf(row, new Date(now)),
  /** True if the current content differs from the last sent version. */
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

/** Reads and locks a quotation in a transaction; undefined if there is none. */
export async function lockQuotation(
  tx: Transaction<Tables>,
  { dialect }: Pick<Database, 'dialect'>,
  id: number,
): Promise<QuotationRow | undefined> {
  const query = tx.selectFrom('offer').selectAll().where('id', '=', id);
  return (dialect === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
}

/**
 * The timestamp of a quotation's next change. It is always later than the last one, because it serves as the version.
 * @param now milliseconds since 1970
 */
export const nextChange = ({ updated_at }: Pick<QuotationRow, 'updated_at'>, now: number): string =>
  new Date(Math.max(now, Date.parse(updated_at) + 1)).toISOString();

/** An event in the history of a quotation. */
export interface QuotationEvent {
  readonly quotationId: number;
  readonly kind: QuotationEventKind;
  /** The version that it is about, if any. */
  readonly version?: number;
  /** The administrator; absent for events of the customer or of time. */
  readonly who?: string;
  /** The question, or the reason. */
  readonly note?: string;
}

/** Stores an event in the transaction of its change. @param now milliseconds since 1970 */
export async function noteQuotation(tx: Transaction<Tables>, event: QuotationEvent, now: number): Promise<void> {
  const { quotationId, kind, version = null, who = '', note = '' } = event;
  await tx
    .insertInto('offer_event')
    .values({ offer_id: quotationId, kind, version, who, note, at: new Date(now).toISOString() })
    .execute();
}

/**
 * The snapshot that was sent last; `null` for a draft. Until the next version is sent, the quotation belongs to that
 * customer.
 */
export async function sentSnapshotOf(
  tx: Kysely<Tables>,
  { id, version }: Pick<QuotationRow, 'id' | 'version'>,
): Promise<QuotationSnapshot | null> {
  const query = tx.selectFrom('offer_version').select('sheet').where('offer_id', '=', id);
  const row = await query.where('version', '=', version).executeTakeFirst();
  return row === undefined ? null : snapshotOf(row);
}

/** Enqueues an email about a change of a quotation, in its transaction. */
export type SendEmail = (tx: Transaction<Tables>, quotation: QuotationRow) => Promise<void>;
