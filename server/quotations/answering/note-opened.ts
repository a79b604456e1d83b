import { isClosed } from '../../../content/quotations/state.ts';
import type { Database } from '../../database/connect.ts';
import { lockQuotation, noteQuotation } from '../rows/quotation-row.ts';
import type { SentQuotation } from '../pdf/quotation-address.ts';
import { shownState } from '../pdf/shown-quotation.ts';

/** Counts that a quotation was opened. Closed versions are not counted. @param now milliseconds since 1970 */
export async function noteOpened(
  database: Database,
  { quotation: { id }, version }: SentQuotation,
  now: number,
): Promise<void> {
  await database.transaction(async (tx) => {
    const row = await lockQuotation(tx, database, id);
    if (row === undefined || isClosed(shownState({ quotation: row, version }, now))) return;
    const isFirst = row.first_opened_at === null;
    await tx
      .updateTable('offer')
      .set((eb) => ({
        opened_count: eb('opened_count', '+', 1),
        ...(isFirst && { first_opened_at: new Date(now).toISOString() }),
      }))
      .where('id', '=', id)
      .execute();
    if (isFirst) await noteQuotation(tx, { quotationId: id, kind: 'opened', version: version.version }, now);
  });
}
