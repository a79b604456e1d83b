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
import { keptEnquiry } from './quotation-enquiry.ts';

/** What offers are written with. */
export interface QuotationTables {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** @throws InvalidError where no sums can be made of it */
function assertSums(content: QuotationContent): void {
  const issues = saveIssues(content);
  if (issues.length > 0)
    throw new InvalidError(issues.map(({ path, ...issue }) => ({ path: `content.${path}`, ...issue })));
}

/** Refuses who did not see the offer as it is now. @throws CallError 409 with it */
export function assertSeen(row: QuotationRow, updatedAt: string, now: number): void {
  if (updatedAt !== row.updated_at) throw new CallError(409, 'conflict', { current: serializeQuotation(row, now) });
}

/**
 * Begins an offer: a draft without a number. @param who the administrator
 * @throws InvalidError where no sums can be made of it
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

/** Changes since this long ago by the same administrator are one. */
const oneChange = 10 * 60_000;

/**
 * Keeps what is written of an offer; what was sent stays as it was until it is sent again. `null` where there is none.
 * @throws CallError 409 where it was changed meanwhile, was accepted, withdrawn or erased
 * @throws InvalidError where no sums can be made of it
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
        // What was sent belongs to whom it was sent until the next version goes out.
        ...(row.version === 0 && { enquiry_id: await keptEnquiry(tx, row, content) }),
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

/** What was accepted stays as it is, and so does what is over. @throws CallError 409 */
export function assertOpen(row: QuotationRow, now: number): void {
  if (row.erased_at !== null) throw new CallError(409, 'offerErased');
  const state = quotationStateOf(row, new Date(now));
  if (state === 'accepted') throw new CallError(409, 'offerAccepted');
  if (state === 'withdrawn') throw new CallError(409, 'offerWithdrawnBefore');
}

/**
 * Begins the next offer with what is written of one, apart from the enquiry that this one answers: the copy may be for
 * another customer. `null` where there is none.
 * @throws CallError 409 for an erased one
 */
export async function duplicateQuotation(tables: QuotationTables, id: number, who: string): Promise<number | null> {
  const row = await tables.database.read.selectFrom('offer').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  if (row.erased_at !== null) throw new CallError(409, 'offerErased');
  return createQuotation(tables, { content: contentOf(row), enquiryId: null }, who);
}

/** Deletes a draft; `null` where there is none. @throws CallError 409 for what was sent: its number stays in its place */
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

/** Takes an offer back that was sent: it can be accepted no more. `null` where there is none. @throws CallError 409 */
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
