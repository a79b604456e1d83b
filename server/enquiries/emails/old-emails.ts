import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { isWaiting, isWanted, oldBefore } from './outbox.ts';

/** Emails that waited longer than three days and that no administrator has sent or discarded. */
const isOld = (now: number) =>
  sql<boolean>`${isWaiting} and outbox.address is null and outbox.next_at < ${oldBefore(now)} and ${isWanted}`;

const isEmail = sql<boolean>`${isWaiting} and outbox.address is null and ${isWanted}`;

/**
 * The number of waiting emails, and of those too old to be sent without confirmation. @param now milliseconds since
 * 1970
 */
export async function countWaitingEmails(
  { read }: Pick<Database, 'read'>,
  now: number,
): Promise<{ readonly waiting: number; readonly old: number }> {
  const count = read.selectFrom('outbox').select(({ fn }) => fn.countAll<number | string>().as('count'));
  const [waiting, old] = [
    await count.where(isEmail).executeTakeFirst(),
    await count.where(isOld(now)).executeTakeFirst(),
  ];
  return { waiting: Number(waiting?.count ?? 0), old: Number(old?.count ?? 0) };
}

/** Makes the old emails due. Returns their number. @param now milliseconds since 1970, by the clock of the outbox */
export async function sendOld({ write }: Pick<Database, 'write'>, now: number): Promise<number> {
  const { numUpdatedRows } = await write
    .updateTable('outbox')
    .set({ next_at: new Date(now).toISOString(), first_attempt_at: null })
    .where(isOld(now))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Marks the old emails as failed without an error; each can still be sent on its own. Returns their number. @param now
 * as above
 */
export async function discardOld({ write }: Pick<Database, 'write'>, now: number): Promise<number> {
  const { numUpdatedRows } = await write
    .updateTable('outbox')
    .set({ failed_at: new Date(now).toISOString(), hindrance: null, last_error: null })
    .where(isOld(now))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
