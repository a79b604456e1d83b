import { sql, type Transaction } from 'kysely';
import { isBusy } from '../../database/is-busy.ts';
import type { Tables } from '../../database/tables.ts';

/** Milliseconds: the wait for one lock, the pause between two attempts, and the limit for all attempts. */
const lockTimeout = 200;
const pauseMilliseconds = 50;
const longestMilliseconds = 120_000;

/**
 * Locks tables against other writes until the end of the transaction; reads continue. For PostgreSQL, whose
 * transactions lock one table after another: a transaction that has written to one table and waits for another one
 * locked here would deadlock, so all locks are released between two attempts.
 * @throws the error of the last attempt
 */
export async function lockTables(tx: Transaction<Tables>, names: readonly string[]): Promise<void> {
  const all = sql.join(names.map((name) => sql.table(name)));
  const end = performance.now() + longestMilliseconds;
  await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(tx);
  for (let isLocked = false; !isLocked;) {
    await sql`savepoint unlocked`.execute(tx);
    try {
      await sql`lock table ${all} in exclusive mode`.execute(tx);
      isLocked = true;
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      await sql`rollback to savepoint unlocked`.execute(tx);
      await sql`select pg_sleep(${sql.lit(pauseMilliseconds / 1000)})`.execute(tx);
    }
  }
  await sql`set local lock_timeout to default`.execute(tx);
}
