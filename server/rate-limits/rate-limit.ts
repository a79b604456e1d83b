import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import type { Network } from '../http/client-networks.ts';

export interface Limit {
  readonly key: string;
  /** Attempts allowed within the window. */
  readonly max: number;
  readonly windowSeconds: number;
  /**
   * Seconds of the pause after the `excess`-th attempt from `max` on (from 1). Without it, the pause lasts until the
   * window ends.
   */
  readonly pause?: (excess: number) => number;
}

/** Applies a limit to each network of a visitor, multiplied by the network's allowance. */
export const limitsByNetwork = (networks: readonly Network[], limit: Limit): readonly Limit[] =>
  networks.map(({ name, allowance }) => ({ ...limit, key: `${limit.key}:${name}`, max: limit.max * allowance }));

const hour = 3_600_000;
const day = 24 * hour;

/** Serializes the processes that count under one key. SQLite serializes its transactions anyway. */
const lockKey = (key: string): RawBuilder<unknown> => sql`select pg_advisory_xact_lock(hashtextextended(${key}, 7))`;

const findRow = (tx: Transaction<Tables>, { key }: Limit) =>
  tx.selectFrom('rate_limit').selectAll().where('key', '=', key).executeTakeFirst();

/** The remaining seconds of a pause. */
async function findPause(tx: Transaction<Tables>, limit: Limit, now: number): Promise<number> {
  const until = (await findRow(tx, limit))?.blocked_until ?? null;
  return until === null ? 0 : Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
}

/** Counts an allowed attempt. The last free one starts a pause, after which the next attempt is allowed. */
async function countOne(tx: Transaction<Tables>, limit: Limit, now: number): Promise<void> {
  const row = await findRow(tx, limit);
  const window = limit.windowSeconds * 1000;
  const isOver = row === undefined || now - Date.parse(row.window_start) >= window;
  const start = isOver ? now : Date.parse(row.window_start);
  const count = isOver ? 1 : row.count + 1;
  const excess = count - limit.max + 1;
  const until = excess < 1 ? null : limit.pause === undefined ? start + window : now + limit.pause(excess) * 1000;
  const values = {
    window_start: new Date(start).toISOString(),
    count,
    blocked_until: until === null ? null : new Date(until).toISOString(),
  };
  await tx
    .insertInto('rate_limit')
    .values({ key: limit.key, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute();
}

/** Like `countAttempt`, within the transaction of the counted work. If that fails, nothing is counted. */
export async function countWithin(
  tx: Transaction<Tables>,
  dialect: Database['dialect'],
  limits: readonly Limit[],
  now: number,
): Promise<number> {
  let wait = 0;
  for (const limit of limits) {
    if (dialect === 'postgres') await lockKey(limit.key).execute(tx);
    wait = Math.max(wait, await findPause(tx, limit, now));
  }
  // A refused attempt counts under no limit, so that a paused address cannot prolong the pause of an account.
  if (wait === 0) for (const limit of limits) await countOne(tx, limit, now);
  return wait;
}

/**
 * Counts an attempt under each limit, in the database, so that limits apply across processes and restarts. Count before
 * the attempt, so that parallel attempts are limited like sequential ones.
 * @returns 0 if the attempt is allowed, otherwise the seconds to wait
 */
export async function countAttempt(database: Database, limits: readonly Limit[], now = Date.now()): Promise<number> {
  await sweepAttempts(database, now);
  return database.transaction((tx) => countWithin(tx, database.dialect, limits, now));
}

/** Resets the attempts under some keys after one of them succeeded. */
export async function forgetAttempts(database: Database, keys: readonly string[]): Promise<void> {
  await database.write
    .deleteFrom('rate_limit')
    .where('key', 'in', [...keys])
    .execute();
}

const lastSweeps = new WeakMap<Database, number>();

/** Deletes expired rows, once an hour. */
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
