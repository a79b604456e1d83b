import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';

export interface Limit {
  readonly key: string;
  /** How many are let through within the window. */
  readonly max: number;
  readonly windowSeconds: number;
  /** Seconds to pause when the count has passed `max` by `excess` (from 1); without it, until the window ends. */
  readonly pause?: (excess: number) => number;
}

const hour = 3_600_000;
const day = 24 * hour;

/** Serialises the processes that count under one key; SQLite's transactions follow one another anyway. */
const lockKey = (key: string): RawBuilder<unknown> => sql`select pg_advisory_xact_lock(hashtextextended(${key}, 7))`;

async function countOne(tx: Transaction<Tables>, limit: Limit, now: number): Promise<number> {
  const row = await tx.selectFrom('rate_limit').selectAll().where('key', '=', limit.key).executeTakeFirst();
  const blocked = row?.blocked_until === null || row === undefined ? 0 : Date.parse(row.blocked_until);
  if (blocked > now) return Math.ceil((blocked - now) / 1000);

  const started = row === undefined ? now : Date.parse(row.window_start);
  const isOver = now - started >= limit.windowSeconds * 1000;
  const start = isOver ? now : started;
  const count = isOver ? 1 : (row?.count ?? 0) + 1;
  const excess = count - limit.max;
  const pause =
    excess < 1 ? 0 : (limit.pause?.(excess) ?? Math.ceil((start + limit.windowSeconds * 1000 - now) / 1000));
  const values = {
    window_start: new Date(start).toISOString(),
    count,
    blocked_until: pause > 0 ? new Date(now + pause * 1000).toISOString() : null,
  };
  await tx
    .insertInto('rate_limit')
    .values({ key: limit.key, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute();
  return pause;
}

/**
 * Counts one attempt under each limit, in the database, so that limits hold across processes and restarts.
 * Counting comes before the attempt: a burst of parallel ones is cut off like a slow row of them.
 * @returns 0 when the attempt may go on, otherwise the seconds to wait.
 */
export async function countAttempt(database: Database, limits: readonly Limit[], now = Date.now()): Promise<number> {
  await sweepAttempts(database, now);
  return database.transaction(async (tx) => {
    let wait = 0;
    for (const limit of limits) {
      if (database.dialect === 'postgres') await lockKey(limit.key).execute(tx);
      wait = Math.max(wait, await countOne(tx, limit, now));
    }
    return wait;
  });
}

/** Forgets the attempts under some keys, after one of them succeeded. */
export async function forgetAttempts(database: Database, keys: readonly string[]): Promise<void> {
  await database.write
    .deleteFrom('rate_limit')
    .where('key', 'in', [...keys])
    .execute();
}

const lastSweeps = new WeakMap<Database, number>();

/** Drops what no limit needs any more, once an hour. */
async function sweepAttempts(database: Database, now: number): Promise<void> {
  if (now - (lastSweeps.get(database) ?? 0) < hour) return;
  lastSweeps.set(database, now);
  const past = new Date(now - day).toISOString();
  await database.write
    .deleteFrom('rate_limit')
    .where('window_start', '<', past)
    .where((eb) => eb.or([eb('blocked_until', 'is', null), eb('blocked_until', '<', new Date(now).toISOString())]))
    .execute();
}
