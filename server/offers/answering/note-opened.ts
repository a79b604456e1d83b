import { isClosed } from '../../../content/offers/state.ts';
import type { Database } from '../../database/connect.ts';
import { lockOffer, noteOffer } from '../rows/offer-row.ts';
import type { SentOffer } from '../sheet/offer-address.ts';
import { shownState } from '../sheet/shown-offer.ts';

/** Counts that an offer was opened; the page of a version that is over says nothing of it. @param now milliseconds since 1970 */
export async function noteOpened(
  database: Database,
  { offer: { id }, version }: SentOffer,
  now: number,
): Promise<void> {
  await database.transaction(async (tx) => {
    const row = await lockOffer(tx, database, id);
    if (row === undefined || isClosed(shownState({ offer: row, version }, now))) return;
    const isFirst = row.first_opened_at === null;
    await tx
      .updateTable('offer')
      .set((eb) => ({
        opened_count: eb('opened_count', '+', 1),
        ...(isFirst && { first_opened_at: new Date(now).toISOString() }),
      }))
      .where('id', '=', id)
      .execute();
    if (isFirst) await noteOffer(tx, { offerId: id, kind: 'opened', version: version.version }, now);
  });
}
