import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { heroBanners } from '../../content/collections/index.ts';
import { eachDatabaseConfig, type TestDatabaseConfig } from '../../tests/support/database.ts';
import { holdWriteLock } from '../../tests/support/hold-write-lock.ts';
import { editor, openTestStore, quiet } from '../../tests/support/open-test-store.ts';
import { holdingTransactions } from '../../tests/support/watch-transactions.ts';
import { BusyError } from './busy-error.ts';
import { connectDatabase, type Database } from './connect.ts';
import { isBusy } from './is-busy.ts';

const isSqlite = inject('database') === 'sqlite';

let config: TestDatabaseConfig;
let database: Database;
beforeEach(async () => {
  config = await eachDatabaseConfig();
  database = await connectDatabase({ ...config, log: quiet });
});
afterEach(() => database.close());

const secrets = async () =>
  (await database.read.selectFrom('secret').select('name').orderBy('name').execute()).map(({ name }) => name);
const add = (name: string) => database.write.insertInto('secret').values({ name, value: name }).execute();

/** Sets short timeouts. They also limit opening a connection, which takes some tenths of a second on a busy machine. */
async function waitBriefly(): Promise<void> {
  await database.close();
  database = await connectDatabase({ ...config, log: quiet, timeouts: { timeout: 1000, mostWaiting: 3 } });
}

/** Opens a transaction that has written a secret and stays open until `end` is called. */
async function holdTransaction(): Promise<{ end(): Promise<void> }> {
  const held = Promise.withResolvers<void>();
  const written = Promise.withResolvers<void>();
  const done = holdingTransactions(() =>
    database.transaction(async (tx) => {
      await sql`${sql.raw(isSqlite ? 'pragma user_version' : 'lock table secret in exclusive mode')}`.execute(tx);
      await tx.insertInto('secret').values({ name: 'held', value: '' }).execute();
      written.resolve();
      await held.promise;
    }),
  );
  await written.promise;
  return {
    async end() {
      held.resolve();
      await done;
    },
  };
}

describe('while a transaction is under way', () => {
  it('readers see what was before, and what it wrote once it is committed', async () => {
    const holding = await holdTransaction();
    expect(await secrets()).toEqual([]);
    await holding.end();
    expect(await secrets()).toEqual(['held']);
  });

  it('writers wait for their turn and are served in order', async () => {
    const order: string[] = [];
    const write = (name: string) =>
      database.transaction(async (tx) => {
        await tx.insertInto('secret').values({ name, value: '' }).execute();
        order.push(name);
      });
    const first = holdingTransactions(() =>
      database.transaction(async (tx) => {
        await tx.insertInto('secret').values({ name: 'a', value: '' }).execute();
        await new Promise((resolve) => setTimeout(resolve, 50));
        order.push('a');
      }),
    );
    await Promise.all(
      isSqlite ? [first, write('b'), write('c')] : [first.then(() => write('b')).then(() => write('c'))],
    );
    expect(order).toEqual(['a', 'b', 'c']);
  });

  it('a writer that waited too long is answered as busy, and nothing was written', async () => {
    await waitBriefly();
    const holding = await holdTransaction();
    await expect(add('late')).rejects.toSatisfy(isBusy);
    const failed = database.transaction((tx) => tx.insertInto('secret').values({ name: 'later', value: '' }).execute());
    await expect(failed).rejects.toSatisfy(isBusy);
    await holding.end();
    await add('now');
    expect(await secrets()).toEqual(['held', 'now']);
  });

  it('a writer is refused at once when too many wait already', async () => {
    await waitBriefly();
    const holding = await holdTransaction();
    const more = isSqlite ? 0 : 4;
    const waiting = Array.from({ length: 8 + more }, (_, index) => add(`waiting ${index}`).then(() => 'done', isBusy));
    const first = await Promise.race(waiting);
    expect(first).toBe(true);
    await holding.end();
    const outcomes = await Promise.all(waiting);
    expect(outcomes.filter((outcome) => outcome === true).length).toBe(5);
    expect(await secrets()).toHaveLength(1 + outcomes.filter((outcome) => outcome === 'done').length);
  });

  it('long work waits as long as it takes', async () => {
    await waitBriefly();
    const holding = await holdTransaction();
    const work = database.transaction((tx) => tx.insertInto('secret').values({ name: 'long', value: '' }).execute(), {
      isLong: true,
    });
    await expect(add('late')).rejects.toSatisfy(isBusy);
    await holding.end();
    await work;
    expect(await secrets()).toEqual(['held', 'long']);
  });

  it('and fails, nothing of it is left, and the next one is served', async () => {
    const failed = database.transaction(async (tx) => {
      await tx.insertInto('secret').values({ name: 'half', value: '' }).execute();
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    await add('whole');
    expect(await secrets()).toEqual(['whole']);
  });
});

it('a long transaction lets others have their turn between its statements', async () => {
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 0);
  await database.transaction(async (tx) => {
    const before = turns;
    // About 0.2 s of CPU time.
    const spent = process.cpuUsage();
    while (process.cpuUsage(spent).user < 200_000) {
      await tx.insertInto('secret').values({ name: crypto.randomUUID(), value: '' }).execute();
    }
    expect(turns - before).toBeGreaterThan(3);
  });
  clearInterval(turning);
});

describe.runIf(isSqlite)('while another process writes into the SQLite file', () => {
  it('reading goes on, and writers wait without blocking the process', async () => {
    const patient = await connectDatabase({ ...config, log: quiet });
    await waitBriefly();
    const other = await holdWriteLock(config.dataDir);
    let turns = 0;
    const turning = setInterval(() => (turns += 1), 0);
    const writing = add('late').catch((error: unknown) => error);
    expect(await secrets()).toEqual([]);
    expect(await writing).toBeInstanceOf(BusyError);
    clearInterval(turning);
    expect(turns).toBeGreaterThan(3);
    const written = patient.write.insertInto('secret').values({ name: 'patient', value: '' }).execute();
    await other.release();
    await written;
    expect(await secrets()).toEqual(['patient']);
    await patient.close();
  });
});

it('changes are heard at once: those of a long transaction at its end, those of others with the next question', async () => {
  const there = await openTestStore(config);
  const { versions } = database;
  const before = versions.current();
  await database.transaction(async (tx) => {
    await versions.touch(tx, ['herobanner']);
    expect(versions.current()).toBe(before);
  });
  const own = versions.current();
  expect(own).toBeGreaterThan(before);
  const heard = new Promise((resolve) => versions.onChange(resolve));
  await there.store.create(heroBanners, { actor: editor, write: (old) => old });
  // PostgreSQL notifies without polling.
  if (isSqlite) versions.current();
  expect(await heard).toContain('herobanner');
  expect(versions.current()).toBeGreaterThan(own);
  await there.database.close();
});

it.runIf(isSqlite)('who hears of a long change has a turn behind its commit', async () => {
  const { versions } = database;
  const order: string[] = [];
  const stop = versions.onChange(() => order.push('heard'));
  const turn = (): void => {
    order.push('turn');
    if (order.length < 100) setImmediate(turn);
  };
  await database.transaction(async (tx) => {
    await versions.touch(tx, ['herobanner']);
    const spent = process.cpuUsage();
    while (process.cpuUsage(spent).user < 30_000) {
      await tx.insertInto('secret').values({ name: crypto.randomUUID(), value: '' }).execute();
    }
    setImmediate(turn);
  });
  stop();
  // At least one tick before the commit and one after it.
  expect(order.indexOf('heard')).toBeGreaterThanOrEqual(2);
});
