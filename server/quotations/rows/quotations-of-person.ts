import type { Transaction } from 'kysely';
import type { QuotationOfPerson } from '../../../calls/quotation-shapes.ts';
import type { QuotationContent, QuotationSnapshot } from '../../../content/quotations/quotation.ts';
import type { Database } from '../../database/connect.ts';
import type { Moment, QuotationRow, Tables } from '../../database/tables.ts';
import { contentOf, serializeQuotation, snapshotOf, writtenColumns } from './quotation-row.ts';

/** By what offers are somebody's. */
export type QuotationKey = 'email' | 'phone';

/** Everything the site keeps of offers to one person: what was sent, what happened to it, and what is written now. */
export async function quotationsOfPerson(
  { read }: Pick<Database, 'read'>,
  key: QuotationKey,
  value: string,
): Promise<QuotationOfPerson[]> {
  const rows = await read.selectFrom('offer').selectAll().where(key, '=', value).orderBy('id').execute();
  const found: QuotationOfPerson[] = [];
  // One after the other: the pool refuses hundreds at once.
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

const nobody: QuotationContent['customer'] = {
  name: '',
  company: '',
  email: '',
  phone: '',
  address: '',
  vatNumber: '',
};

/** An offer without its customer. What was accepted keeps its items, as the law asks; of others what it came to is enough. */
const withoutPerson = (content: QuotationContent, keepsItems: boolean): QuotationContent => ({
  ...content,
  customer: nobody,
  subject: '',
  note: '',
  ...(!keepsItems && { items: [], discount: { kind: 'none', value: 0 }, delivery: '', terms: '', bank: '' }),
});

function snapshotWithoutPerson(snapshot: QuotationSnapshot, keepsItems: boolean): QuotationSnapshot {
  const content = withoutPerson(snapshot.content, keepsItems);
  return { ...snapshot, content, sums: keepsItems ? snapshot.sums : { ...snapshot.sums, items: [] } };
}

/** Takes the customer out of an offer that has a number, with whatever tells of him. */
async function forgetCustomer(tx: Transaction<Tables>, row: QuotationRow, at: Moment): Promise<void> {
  const isAccepted = row.answer === 'accepted';
  const versions = await tx
    .selectFrom('offer_version')
    .select(['version', 'sheet'])
    .where('offer_id', '=', row.id)
    .execute();
  for (const { version, sheet: snapshot } of versions) {
    // Of what was accepted the customer agreed to the last version alone.
    const keepsItems = isAccepted && version === row.version;
    await tx
      .updateTable('offer_version')
      .set({ sheet: JSON.stringify(snapshotWithoutPerson(snapshotOf({ sheet: snapshot }), keepsItems)) })
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
      ...writtenColumns(withoutPerson(contentOf(row), isAccepted), row.number),
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

/** How many offers were erased, and how many were kept without their customer. */
export interface ErasedQuotations {
  readonly deleted: number;
  readonly kept: number;
}

/**
 * Erases somebody from the offers until a moment: drafts are deleted; those that have a number keep it with their sums
 * and dates, and accepted ones their items, but nothing that tells whose they were.
 */
export async function eraseQuotations(
  tx: Transaction<Tables>,
  {
    key,
    value,
    until,
    at,
  }: { readonly key: QuotationKey; readonly value: string; readonly until: Moment; readonly at: Moment },
): Promise<ErasedQuotations> {
  const found = tx.selectFrom('offer').selectAll().where(key, '=', value).where('created_at', '<=', until);
  const rows = await found.orderBy('id').execute();
  for (const row of rows)
    if (row.version === 0) await tx.deleteFrom('offer').where('id', '=', row.id).execute();
    else await forgetCustomer(tx, row, at);
  const deleted = rows.filter(({ version }) => version === 0).length;
  return { deleted, kept: rows.length - deleted };
}
