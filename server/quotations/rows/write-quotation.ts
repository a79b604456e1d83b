import type { QuotationContent } from '../../../content/quotations/quotation.ts';
import { saveIssues } from '../../../content/quotations/send-issues.ts';
import { quotationStateOf } from '../../../content/quotations/state.ts';
import type { Database } from '../../database/connect.ts';
import type { QuotationRow } from '../../database/tables.ts';
import { CallError } from '../../http/call-error.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';
import {
  contentOf,
  lockQuotation,
  nextChange,
  noteQuotation,
  reachedBy,
  type SendEmail,
  sentSnapshotOf,
  serializeQuotation,
  writtenColumns,
} from './quotation-row.ts';
import { enquiryOfDraft } from './quotation-enquiry.ts';

/** What writing a quotation needs. */
export interface QuotationTables {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** @throws InvalidError if the totals cannot be computed */
function assertSums(content: QuotationContent): void {
  const issues = saveIssues(content);
  if (issues.length > 0)
    throw new InvalidError(issues.map(({ path, ...issue }) => ({ path: `content.${path}`, ...issue })));
}

/** Refuses a change that is based on an older version. @throws CallError 409 with the current one */
export function assertSeen(row: QuotationRow, updatedAt: string, now: number): void {
  if (updatedAt !== row.updated_at) throw new CallError(409, 'conflict', { current: serializeQuotation(row, now) });
}

/**
 * Creates a draft without a number. @param who the administrator
 * @throws InvalidError if the totals cannot be computed
 */
export async function createQuotation(
  { database, now }: QuotationTables,
  { content, enquiryId }: { readonly content: QuotationContent; readonly enquiryId: number | null },
  who: string,
): Promise<number> {
  assertSums(content);
  const at = new Date(now()).toISOString();
  return database.transaction(async (tx) => {
    const { id } = await tx
      .insertInto('offer')
      .values({ ...writtenColumns(content, null), enquiry_id: enquiryId, created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await noteQuotation(tx, { quotationId: id, kind: 'made', who }, now());
    return id;
  });
}

/** Milliseconds within which changes by the same administrator count as one event. */
const oneChange = 10 * 60_000;

/**
 * Saves the content of a quotation. Sent versions do not change. `null` if there is no such quotation.
 * @throws CallError 409 if it was changed meanwhile, or was accepted, withdrawn or erased
 * @throws InvalidError if the totals cannot be computed
 */
export async function saveQuotation(
  { database, now }: QuotationTables,
  id: number,
  { content, updatedAt }: { readonly content: QuotationContent; readonly updatedAt: string },
  who: string,
): Promise<QuotationRow | null> {
  assertSums(content);
  return database.transaction(async (tx) => {
    const row = await lockQuotation(tx, database, id);
    if (row === undefined) return null;
    assertSeen(row, updatedAt, now());
    assertOpen(row, now());
    if (row.content === JSON.stringify(content)) return row;
    const changed = await tx
      .updateTable('offer')
      .set({
        ...writtenColumns(content, row.number),
        // A sent quotation belongs to its recipient until the next version is sent.
        ...(row.version === 0 && { enquiry_id: await enquiryOfDraft(tx, row, content) }),
        is_changed: 1,
        updated_at: nextChange(row, now()),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const last = await tx
      .selectFrom('offer_event')
      .select(['kind', 'who', 'at'])
      .where('offer_id', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const goesOn =
      last !== undefined &&
      (last.kind === 'changed' || last.kind === 'made') &&
      last.who === who &&
      now() - Date.parse(last.at) < oneChange;
    if (!goesOn) await noteQuotation(tx, { quotationId: id, kind: 'changed', who }, now());
    return changed;
  });
}

/** Refuses changes of accepted and closed quotations. @throws CallError 409 */
export function assertOpen(row: QuotationRow, now: number): void {
  if (row.erased_at !== null) throw new CallError(409, 'offerErased');
  const state = quotationStateOf(row, new Date(now));
  if (state === 'accepted') throw new CallError(409, 'offerAccepted');
  if (state === 'withdrawn') throw new CallError(409, 'offerWithdrawnBefore');
}

/**
 * Creates a draft with the content of a quotation, but without its enquiry, because the copy may be for another
 * customer. `null` if there is no such quotation.
 * @throws CallError 409 for an erased one
 */
export async function duplicateQuotation(tables: QuotationTables, id: number, who: string): Promise<number | null> {
  const row = await tables.database.read.selectFrom('offer').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  if (row.erased_at !== null) throw new CallError(409, 'offerErased');
  return createQuotation(tables, { content: contentOf(row), enquiryId: null }, who);
}

/** Deletes a draft; `null` if there is none. @throws CallError 409 for a sent quotation, whose number must remain */
export async function removeDraft({ database }: QuotationTables, id: number): Promise<true | null> {
  return database.transaction(async (tx) => {
    const row = await lockQuotation(tx, database, id);
    if (row === undefined) return null;
    if (row.version > 0) throw new CallError(409, 'offerSentBefore');
    await database.secureDeletion.note(tx);
    await tx.deleteFrom('offer').where('id', '=', id).execute();
    return true;
  });
}

/** Withdraws a sent quotation, which can then no longer be accepted. `null` if there is none. @throws CallError 409 */
export async function withdrawQuotation(
  { database, now }: QuotationTables,
  id: number,
  { letter }: { readonly letter: SendEmail },
  who: string,
): Promise<QuotationRow | null> {
  return database.transaction(async (tx) => {
    const row = await lockQuotation(tx, database, id);
    if (row === undefined) return null;
    assertOpen(row, now());
    if (row.version === 0) throw new CallError(409, 'offerNotSent');
    const at = nextChange(row, now());
    const changed = await tx
      .updateTable('offer')
      .set({ withdrawn_at: at, updated_at: at })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await noteQuotation(tx, { quotationId: id, kind: 'withdrawn', version: row.version, who }, now());
    const snapshot = await sentSnapshotOf(tx, row);
    if (snapshot !== null && reachedBy(snapshot.content).email !== null) await letter(tx, changed);
    return changed;
  });
}
