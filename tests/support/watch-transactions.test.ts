import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { connectDatabase, type Database } from '../../server/database/connect.ts';
import { testDatabaseConfig } from './database.ts';
import { quiet } from './open-test-store.ts';
import { clearWaiting, holdingTransactions, listWaiting } from './watch-transactions.ts';

let database: Database;
beforeAll(async () => {
  database = await connectDatabase({ ...(await testDatabaseConfig()), log: quiet });
});
afterAll(() => database.close());
// Hooks run in reverse order, so this one runs before the hook that fails tests.
afterEach(clearWaiting);

const asking = (other: () => Promise<unknown>) =>
  database.transaction(async (tx) => {
    await tx.selectFrom('secret').select('name').execute();
    await other();
    await tx.selectFrom('secret').select('name').execute();
  });

/** A single small file may be read before the event loop has turned twice. */
async function readFiles(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await readFile(new URL(import.meta.url));
}

it.each([
  ['files', readFiles],
  ['a timer', () => pause(5)],
])('a write transaction that waits for %s fails its test', async (_name, other) => {
  await asking(other);
  expect(listWaiting()).toHaveLength(1);
});

it('a write transaction that waits for the database alone does not, nor one that holds others up on purpose', async () => {
  await asking(() => database.read.selectFrom('secret').select('name').execute());
  await holdingTransactions(() => asking(() => pause(5)));
  expect(listWaiting()).toEqual([]);
});
