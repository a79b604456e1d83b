import type { Transaction } from 'kysely';
import { emptyCustomer } from '../../../content/quotations/begin-quotation.ts';
import type { QuotationOfDataSubject } from '../../../calls/quotation-shapes.ts';
import type { QuotationContent, QuotationSnapshot } from '../../../content/quotations/quotation.ts';
import type { Database } from '../../database/connect.ts';
import type { Timestamp, QuotationRow, Tables } from '../../database/tables.ts';
import { contentOf, serializeQuotation, snapshotOf, writtenColumns } from './quotation-row.ts';

/** By what the quotations of a data subject are found. */
export type QuotationKey = 'email' | 'phone';

/** Everything that is stored about quotations to one data subject: sent versions, events and current content. */
export async function quotationsOfDataSubject(
  { read }: Pick<Database, 'read'>,
  key: QuotationKey,
  value: string,
): Promise<QuotationOfDataSubject[]> {
  const rows = await read.selectFrom('offer').selectAll().where(key, '=', value).orderBy('id').execute();
  const found: QuotationOfDataSubject[] = [];
  // Sequential, because the pool refuses hundreds of queries at once.
  for (const row of rows) {
    const versions = read.selectFrom('offer_version').select(['version', 'sheet', 'sent_at']);
    const events = read.selectFrom('offer_event').select(['kind', 'version', 'note', 'at']);
    found.push({
      ...serializeQuotation(row, Date.now()),
      answered_name: row.answered_name,
      answer_reason: row.answer_reason,
      content: contentOf(row),
      versions: (await versions.where('offer_id', '=', row.id).orderBy('version').execute()).map((version) => ({
        version: version.version,
        sent_at: version.sent_at,
        sheet: snapshotOf(version),
      })),
      events: await events.where('offer_id', '=', row.id).orderBy('id').execute(),
    });
  }
  return found;
}

/**
 * The content without its customer. Accepted quotations keep their items, as the law requires; others keep only their
 * totals.
 */
const anonymize = (content: QuotationContent, retainsItems: boolean): QuotationContent => ({
  ...content,
  customer: emptyCustomer,
  subject: '',
  note: '',
  ...(!retainsItems && { items: [], discount: { kind: 'none', value: 0 }, delivery: '', terms: '', bank: '' }),
});

function anonymizeSnapshot(snapshot: QuotationSnapshot, retainsItems: boolean): QuotationSnapshot {
  const content = anonymize(snapshot.content, retainsItems);
  return { ...snapshot, content, sums: retainsItems ? snapshot.sums : { ...snapshot.sums, items: [] } };
}

/** Removes the customer from a numbered quotation, with everything that identifies them. */
async function forgetCustomer(tx: Transaction<Tables>, row: QuotationRow, at: Timestamp): Promise<void> {
  const isAccepted = row.answer === 'accepted';
  const versions = await tx
    .selectFrom('offer_version')
    .select(['version', 'sheet'])
    .where('offer_id', '=', row.id)
    .execute();
  for (const { version, sheet: snapshot } of versions) {
    // The customer accepted only the last version.
    const retainsItems = isAccepted && version === row.version;
    await tx
      .updateTable('offer_version')
      .set({ sheet: JSON.stringify(anonymizeSnapshot(snapshotOf({ sheet: snapshot }), retainsItems)) })
      .where('offer_id', '=', row.id)
      .where('version', '=', version)
      .execute();
  }
  await tx.deleteFrom('offer_pdf').where('offer_id', '=', row.id).execute();
  await tx.updateTable('offer_event').set({ note: '' }).where('offer_id', '=', row.id).execute();
  await tx.deleteFrom('outbox').where('offer_id', '=', row.id).execute();
  if (row.enquiry_id !== null)
    await tx.updateTable('enquiry').set({ lost_reason: null }).where('id', '=', row.enquiry_id).execute();
  await tx
    .updateTable('offer')
    .set({
      ...writtenColumns(anonymize(contentOf(row), isAccepted), row.number),
      enquiry_id: null,
      answered_name: null,
      answer_reason: null,
      erased_at: at,
      updated_at: at,
    })
    .where('id', '=', row.id)
    .execute();
  await tx
    .insertInto('offer_event')
    .values({ offer_id: row.id, kind: 'erased', version: null, who: '', note: '', at })
    .execute();
}

/** The number of deleted quotations, and of those anonymized. */
export interface ErasedQuotations {
  readonly deleted: number;
  readonly kept: number;
}

/**
 * Erases a data subject from the quotations up to a timestamp. Drafts are deleted. Numbered quotations keep their
 * number, totals and dates, and accepted ones their items, but nothing that identifies the customer.
 */
export async function eraseQuotations(
  tx: Transaction<Tables>,
  {
    key,
    value,
    until,
    at,
  }: { readonly key: QuotationKey; readonly value: string; readonly until: Timestamp; readonly at: Timestamp },
): Promise<ErasedQuotations> {
  const found = tx.selectFrom('offer').selectAll().where(key, '=', value).where('created_at', '<=', until);
  const rows = await found.orderBy('id').execute();
  for (const row of rows)
    if (row.version === 0) await tx.deleteFrom('offer').where('id', '=', row.id).execute();
    else await forgetCustomer(tx, row, at);
  const deleted = rows.filter(({ version }) => version === 0).length;
  return { deleted, kept: rows.length - deleted };
}
