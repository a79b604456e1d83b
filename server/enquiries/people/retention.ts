import { setImmediate as pause } from 'node:timers/promises';
import { type DeleteResult, sql, type Transaction } from 'kysely';
import { defaultCountry } from '../../../content/countries.ts';
import { visitorCollections } from '../../../content/collections/index.ts';
import { monthsBefore } from '../../../content/months-before.ts';
import { privacySettings, usualRetentionMonths } from '../../../content/settings.ts';
import type { Database } from '../../database/connect.ts';
import type { Tables } from '../../database/tables.ts';
import { oldQuotations } from '../../quotations/rows/old-quotations.ts';
import type { EnquirySources } from '../messages/enquiry-sources.ts';

const hour = 3_600_000;
/** How long the link in an email that confirms an address is waited for. */
const confirmationDays = 30;
/** How long a message that was deleted can be brought back, to the company or in public. */
const undoDays = 30;

/** A consent whose subscription has ended. */
const isOfNobody = sql<boolean>`not exists (select 1 from subscriber where subscriber.email = consent.email)`;

/** How long files wait that were attached to an answer which nobody sent. */
const writingDays = 30;

/** So many rows go in one transaction, so that nobody waits long for it. */
const part = 500;

type Deletion = (tx: Transaction<Tables>) => Promise<DeleteResult>;

/** Deletes in parts until nothing is left to delete; whoever waits for the database has his turn between them. */
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
 * Deletes what is older than the settings allow, what was deleted long ago and what the history keeps of it, and
 * addresses that nobody confirmed, a part at a time.
 * It leaves the files of the database when these are settled. Returns how many old messages there were.
 */
export async function sweepEnquiries({
  database,
  reader,
  now,
}: Pick<EnquirySources, 'database' | 'reader' | 'now'>): Promise<number> {
  const { retentionMonths } = await reader('en', defaultCountry).settings(privacySettings);
  const limit = monthsBefore(new Date(now()), retentionMonths ?? usualRetentionMonths).toISOString();
  const daysAgo = (days: number): string => new Date(now() - days * 24 * hour).toISOString();
  const kept = visitorCollections.map(({ base }) => base);

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
      const found = tx.selectFrom('revision').select('id').where('collection', 'in', kept);
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
