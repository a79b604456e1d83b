import { setImmediate as pause } from 'node:timers/promises';
import { type DeleteResult, sql, type Transaction } from 'kysely';
import { defaultCountry } from '../../../content/countries.ts';
import { visitorCollections } from '../../../content/collections/index.ts';
import { monthsBefore } from '../../../content/months-before.ts';
import { privacySettings, usualRetentionMonths } from '../../../content/settings.ts';
import type { Database } from '../../database/connect.ts';
import type { Tables } from '../../database/tables.ts';
import { oldQuotations } from '../../quotations/rows/old-quotations.ts';
import type { EnquirySources } from '../model/enquiry-sources.ts';

const hour = 3_600_000;
/** Days in which a subscriber can confirm the address. */
const confirmationDays = 30;
/** Days in which a deleted enquiry, comment or post can be restored. */
const undoDays = 30;

/** A consent of an ended subscription. */
const isOfNobody = sql<boolean>`not exists (select 1 from subscriber where subscriber.email = consent.email)`;

/** Days after which files of an unsent reply are deleted. */
const writingDays = 30;

/** Rows per transaction; small, so that other writers do not wait long. */
const part = 500;

type Deletion = (tx: Transaction<Tables>) => Promise<DeleteResult>;

/** Deletes in batches until nothing is left; other writers run in between. */
async function deleteInParts(database: Database, deletion: Deletion): Promise<number> {
  for (let deleted = 0; ; await pause()) {
    const count = await database.transaction(async (tx) => {
      const { numDeletedRows } = await deletion(tx);
      if (numDeletedRows > 0n) await database.secureDeletion.note(tx);
      return Number(numDeletedRows);
    });
    deleted += count;
    if (count < part) return deleted;
  }
}

/**
 * Deletes, in batches, enquiries older than the retention setting, enquiries deleted long ago, old history of public
 * comments and posts, and unconfirmed addresses. `secureDeletion.settle` later removes the data from the database
 * files. Returns the number of old enquiries.
 */
export async function sweepEnquiries({
  database,
  reader,
  now,
}: Pick<EnquirySources, 'database' | 'reader' | 'now'>): Promise<number> {
  const { retentionMonths } = await reader('en', defaultCountry).settings(privacySettings);
  const limit = monthsBefore(new Date(now()), retentionMonths ?? usualRetentionMonths).toISOString();
  const daysAgo = (days: number): string => new Date(now() - days * 24 * hour).toISOString();
  const erasable = visitorCollections.map(({ base }) => base);

  const old = await deleteInParts(database, (tx) => {
    const found = tx.selectFrom('enquiry').select('id').where('created_at', '<', limit).limit(part);
    return tx.deleteFrom('enquiry').where('id', 'in', found).executeTakeFirst();
  });
  const rest: readonly Deletion[] = [
    (tx) => {
      const found = tx.selectFrom('enquiry').select('id').where('removed_at', '<', daysAgo(undoDays)).limit(part);
      return tx.deleteFrom('enquiry').where('id', 'in', found).executeTakeFirst();
    },
    (tx) => {
      const found = tx.selectFrom('enquiry_file').select('id').where('reply_id', 'is', null);
      const past = found.where('created_at', '<', daysAgo(writingDays)).limit(part);
      return tx.deleteFrom('enquiry_file').where('id', 'in', past).executeTakeFirst();
    },
    (tx) => {
      const found = tx.selectFrom('revision').select('id').where('collection', 'in', erasable);
      const past = found.where('at', '<', daysAgo(undoDays)).limit(part);
      return tx.deleteFrom('revision').where('id', 'in', past).executeTakeFirst();
    },
    (tx) => {
      const found = tx.selectFrom('subscriber').select('id').where('pending', '=', 1);
      const past = found.where('created_at', '<', daysAgo(confirmationDays)).limit(part);
      return tx.deleteFrom('subscriber').where('id', 'in', past).executeTakeFirst();
    },
    (tx) => {
      const found = tx.selectFrom('consent').select('id').where('enquiry_id', 'is', null).where('at', '<', limit);
      const ended = found.where(isOfNobody).limit(part);
      return tx.deleteFrom('consent').where('id', 'in', ended).executeTakeFirst();
    },
  ];
  for (const deletion of [...rest, ...oldQuotations(limit, new Date(now()), part)])
    await deleteInParts(database, deletion);
  return old;
}
