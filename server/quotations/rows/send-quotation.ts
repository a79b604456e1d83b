import type { Transaction } from 'kysely';
import { readSeller } from '../../../content/quotations/begin-quotation.ts';
import { todayIn } from '../../../content/meeting-time.ts';
import { addDays, quotationNumber, quotationYear } from '../../../content/quotations/quotation-number.ts';
import type { QuotationContent, QuotationSeller, QuotationSnapshot } from '../../../content/quotations/quotation.ts';
import { sendIssues } from '../../../content/quotations/send-issues.ts';
import { sumsOf } from '../../../content/quotations/sums.ts';
import type { Country } from '../../../content/countries.ts';
import type { Reader } from '../../../content/model/reader.ts';
import type { Language } from '../../../language/languages.ts';
import type { QuotationRow, Tables } from '../../database/tables.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';
import {
  contentOf,
  foldedQuotation,
  lockQuotation,
  nextChange,
  noteQuotation,
  type SendEmail,
} from './quotation-row.ts';
import { enquiryOfQuotation } from './quotation-enquiry.ts';
import { assertOpen, assertSeen, type QuotationTables } from './write-quotation.ts';

/** What sending a quotation needs. */
export interface QuotationSources extends QuotationTables {
  /** Content as a visitor of a language and country reads it. */
  readonly reader: (language: Language, country: Country) => Reader;
}

interface SnapshotFacts {
  readonly number: string | null;
  readonly version: number;
  readonly seller: QuotationSeller;
  /** Milliseconds since 1970. */
  readonly now: number;
}

function toSnapshot(content: QuotationContent, { number, version, seller, now }: SnapshotFacts): QuotationSnapshot {
  const issuedOn = todayIn(content.country, new Date(now));
  const validUntil = addDays(issuedOn, content.validDays);
  return { number, version, issuedOn, validUntil, content, sums: sumsOf(content), seller };
}

const sellerOf = ({ reader }: Pick<QuotationSources, 'reader'>, { language, country }: QuotationContent) =>
  readSeller(reader(language, country));

/** The snapshot of a quotation as it would be if it were sent now. */
export async function draftSnapshot(sources: QuotationSources, row: QuotationRow): Promise<QuotationSnapshot> {
  const content = contentOf(row);
  const seller = await sellerOf(sources, content);
  return toSnapshot(content, { number: row.number, version: row.version + 1, seller, now: sources.now() });
}

/** The next number of a year, in the transaction that uses it, so that numbers have no gaps and no duplicates. */
async function nextNumber(tx: Transaction<Tables>, year: number): Promise<string> {
  const { last } = await tx
    .insertInto('offer_counter')
    .values({ year, last: 1 })
    .onConflict((conflict) => conflict.column('year').doUpdateSet((eb) => ({ last: eb('offer_counter.last', '+', 1) })))
    .returning('last')
    .executeTakeFirstOrThrow();
  return quotationNumber(year, last);
}

/**
 * Sends a quotation: assigns a number at the first time and a version each time, stores the snapshot that the customer
 * reads, assigns an enquiry of the customer, and enqueues the email if there is an address. Answers to earlier versions
 * become void. `null` if there is no such quotation.
 * @param note notes in its enquiry that it was sent
 * @throws CallError 409 if it was changed meanwhile, or is closed
 * @throws InvalidError with the missing values
 */
export async function sendQuotation(
  sources: QuotationSources,
  id: number,
  { updatedAt, letter, note }: { readonly updatedAt: string; readonly letter: SendEmail; readonly note: SendEmail },
  who: string,
): Promise<QuotationRow | null> {
  const { database } = sources;
  const now = sources.now();
  const known = await database.read.selectFrom('offer').selectAll().where('id', '=', id).executeTakeFirst();
  if (known === undefined) return null;
  // Reads the settings before taking the lock. The check for changes since then follows under the lock.
  const content = contentOf(known);
  const seller = await sellerOf(sources, content);
  return database.transaction(async (tx) => {
    const row = await lockQuotation(tx, database, id);
    if (row === undefined) return null;
    assertSeen(row, updatedAt, now);
    assertSeen(row, known.updated_at, now);
    assertOpen(row, now);
    const issues = sendIssues(content);
    if (issues.length > 0) throw new InvalidError(issues);
    const number = row.number ?? (await nextNumber(tx, quotationYear(content.country, new Date(now))));
    const version = row.version + 1;
    const snapshot = toSnapshot(content, { number, version, seller, now });
    const at = nextChange(row, now);
    await tx
      .insertInto('offer_version')
      .values({ offer_id: id, version, sheet: JSON.stringify(snapshot), sent_at: at, sent_by: who })
      .execute();
    const enquiry = await enquiryOfQuotation(tx, database, row, content, { number, now });
    const { taxable, tax, total } = snapshot.sums;
    const sent = await tx
      .updateTable('offer')
      .set({
        number,
        version,
        enquiry_id: enquiry.id,
        folded: foldedQuotation(content, number),
        is_changed: 0,
        sent_at: at,
        first_sent_at: row.first_sent_at ?? at,
        valid_until: snapshot.validUntil,
        taxable,
        tax,
        total,
        first_opened_at: null,
        opened_count: 0,
        answered_at: null,
        answer: null,
        answered_name: null,
        answer_reason: null,
        reminded_at: null,
        expired_at: null,
        updated_at: at,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await noteQuotation(tx, { quotationId: id, kind: 'sent', version, who }, now);
    if (sent.email !== null) await letter(tx, sent);
    await note(tx, sent);
    return sent;
  });
}
