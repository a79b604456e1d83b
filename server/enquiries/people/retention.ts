import { visitorCollections } from '../../../content/collections/index.ts';
import { monthsBefore } from '../../../content/months-before.ts';
import { privacySettings, usualRetentionMonths } from '../../../content/settings.ts';
import type { EnquirySources } from '../messages/enquiry-sources.ts';
import { tablesOfVisitors } from './erase-person.ts';

const hour = 3_600_000;
/** How long the link in a letter that confirms an address is waited for. */
const confirmationDays = 30;
/** How long a message that was deleted can be brought back, to the company or in public. */
const undoDays = 30;

/**
 * Deletes what is older than the settings allow, what was deleted long ago and what the history keeps of it, and
 * addresses that nobody confirmed.
 * It leaves the files of the database, too. Returns how many old messages there were.
 */
export async function sweepEnquiries({
  database,
  reader,
  now,
}: Pick<EnquirySources, 'database' | 'reader' | 'now'>): Promise<number> {
  const { retentionMonths } = await reader('en', 'sa').settings(privacySettings);
  const limit = monthsBefore(new Date(now()), retentionMonths ?? usualRetentionMonths).toISOString();
  const daysAgo = (days: number): string => new Date(now() - days * 24 * hour).toISOString();
  const { old, all } = await database.transaction(async (tx) => {
    const old = await tx.deleteFrom('enquiry').where('created_at', '<', limit).executeTakeFirst();
    const removed = await tx.deleteFrom('enquiry').where('removed_at', '<', daysAgo(undoDays)).executeTakeFirst();
    const forgotten = await tx
      .deleteFrom('revision')
      .where(
        'collection',
        'in',
        visitorCollections.map(({ base }) => base),
      )
      .where('at', '<', daysAgo(undoDays))
      .executeTakeFirst();
    const pending = await tx
      .deleteFrom('subscriber')
      .where('pending', '=', 1)
      .where('created_at', '<', daysAgo(confirmationDays))
      .executeTakeFirst();
    const subscribed = tx.selectFrom('subscriber').select('email');
    const consents = await tx
      .deleteFrom('consent')
      .where('at', '<', limit)
      .where('enquiry_id', 'is', null)
      .where((eb) => eb.or([eb('email', 'is', null), eb('email', 'not in', subscribed)]))
      .executeTakeFirst();
    const deleted = [old, removed, forgotten, pending, consents];
    const all = deleted.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
    if (all > 0) await database.forgetting.note(tx);
    return { old: Number(old.numDeletedRows), all };
  });
  if (all > 0) await database.forgetting.finish(tablesOfVisitors);
  return old;
}

/** Sweeps at the start and once an hour; never keeps the process alive. Returns how to stop. */
export function startRetention(sources: EnquirySources): () => Promise<void> {
  const sweep = async (): Promise<void> => {
    try {
      const deleted = await sweepEnquiries(sources);
      if (deleted > 0) sources.log.info({ deleted }, 'Messages were deleted because of their age');
    } catch (error) {
      sources.log.error({ err: error }, 'Old messages were not deleted');
    }
  };
  let sweeping = sweep();
  const timer = setInterval(() => {
    sweeping = sweeping.then(sweep);
  }, hour);
  timer.unref();
  return () => {
    clearInterval(timer);
    return sweeping;
  };
}
