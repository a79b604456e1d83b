import type { Transaction } from 'kysely';
import { countries } from '../../../content/countries.ts';
import { todayIn } from '../../../content/meeting-time.ts';
import { quotationSettings } from '../../../content/quotation-settings.ts';
import { addDays } from '../../../content/quotations/quotation-number.ts';
import type { QuotationRow, Tables } from '../../database/tables.ts';
import { lockQuotation, noteQuotation, type SendEmail } from './quotation-row.ts';
import type { QuotationSources } from './send-quotation.ts';

/** Maximum number of quotations per batch. */
const portion = 200;

/** Unanswered quotations of a country, by their last day. */
const unanswered = (tx: QuotationSources['database']['read'], country: QuotationRow['country']) =>
  tx
    .selectFrom('offer')
    .select('id')
    .where('sent_at', 'is not', null)
    .where('answer', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('country', '=', country)
    .orderBy('valid_until')
    .limit(portion);

const isOpen = (row: QuotationRow): boolean => row.sent_at !== null && row.answer === null && row.withdrawn_at === null;

/**
 * Marks expired quotations, and reminds customers before the last day, once for each version, if the settings have a
 * number of days for that. Returns the number of both.
 */
export async function expireQuotations(
  { database, reader, now }: QuotationSources,
  remind: SendEmail,
): Promise<{ readonly expired: number; readonly reminded: number }> {
  let [expired, reminded] = [0, 0];
  /** Changes each in its own transaction, so that other writes do not wait for all of them. */
  const change = (
    id: number,
    work: (tx: Transaction<Tables>, row: QuotationRow) => Promise<boolean>,
  ): Promise<boolean> =>
    database.transaction(async (tx) => {
      const row = await lockQuotation(tx, database, id);
      return row !== undefined && isOpen(row) && (await work(tx, row));
    });

  for (const country of countries) {
    const today = todayIn(country, new Date(now()));
    const over = unanswered(database.read, country).where('valid_until', '<', today).where('expired_at', 'is', null);
    for (const { id } of await over.execute()) {
      const isNoted = await change(id, async (tx, row) => {
        if (row.expired_at !== null || row.valid_until === null || row.valid_until >= today) return false;
        const at = new Date(now()).toISOString();
        await tx.updateTable('offer').set({ expired_at: at }).where('id', '=', id).execute();
        await noteQuotation(tx, { quotationId: id, kind: 'expired', version: row.version }, now());
        return true;
      });
      if (isNoted) expired += 1;
    }

    const { reminderDays } = await reader('en', country).settings(quotationSettings);
    if (reminderDays === null) continue;
    const ending = unanswered(database.read, country)
      .where('valid_until', '>=', today)
      .where('valid_until', '<=', addDays(today, reminderDays))
      .where('reminded_at', 'is', null)
      .where('email', 'is not', null);
    for (const { id } of await ending.execute()) {
      const isNoted = await change(id, async (tx, row) => {
        // No reminder on the day on which it was sent.
        if (row.reminded_at !== null || row.sent_at === null || todayIn(country, new Date(row.sent_at)) >= today)
          return false;
        const at = new Date(now()).toISOString();
        await tx.updateTable('offer').set({ reminded_at: at }).where('id', '=', id).execute();
        await noteQuotation(tx, { quotationId: id, kind: 'reminded', version: row.version }, now());
        await remind(tx, row);
        return true;
      });
      if (isNoted) reminded += 1;
    }
  }
  return { expired, reminded };
}
