import { afterAll, beforeAll, expect, it } from 'vitest';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import { connectDatabase, type Database } from '../database/connect.ts';
import { countAttempt, forgetAttempts } from './rate-limit.ts';

let database: Database;
beforeAll(async () => {
  database = await connectDatabase({ ...(await eachDatabaseConfig()), log: { info() {}, warn() {}, error() {} } });
});
afterAll(() => database.close());

const start = Date.UTC(2026, 0, 1);
const after = (seconds: number) => start + seconds * 1000;

it('lets so many through within a window and then names the seconds until it ends', async () => {
  const limit = { key: 'plain', max: 2, windowSeconds: 60 };
  expect(await countAttempt(database, [limit], after(0))).toBe(0);
  expect(await countAttempt(database, [limit], after(10))).toBe(0);
  expect(await countAttempt(database, [limit], after(20))).toBe(40);
  expect(await countAttempt(database, [limit], after(59))).toBe(1);
  expect(await countAttempt(database, [limit], after(60))).toBe(0);
});

it('pauses longer after every attempt beyond the free ones, and lets clients through after the pause', async () => {
  const limit = { key: 'growing', max: 2, windowSeconds: 3600, pause: (excess: number) => excess * 10 };
  expect(await countAttempt(database, [limit], after(0))).toBe(0);
  expect(await countAttempt(database, [limit], after(1))).toBe(0);
  expect(await countAttempt(database, [limit], after(2))).toBe(9);
  expect(await countAttempt(database, [limit], after(10))).toBe(1);
  expect(await countAttempt(database, [limit], after(11))).toBe(0);
  expect(await countAttempt(database, [limit], after(12))).toBe(19);
  expect(await countAttempt(database, [limit], after(31))).toBe(0);
});

it('answers the longest pause of all limits; an attempt that one of them refuses counts under none', async () => {
  const short = { key: 'short', max: 1, windowSeconds: 10 };
  const long = { key: 'long', max: 2, windowSeconds: 100 };
  expect(await countAttempt(database, [short, long], start)).toBe(0);
  expect(await countAttempt(database, [short, long], start)).toBe(10);
  expect(await countAttempt(database, [long], start)).toBe(0);
  expect(await countAttempt(database, [short, long], start)).toBe(100);
});

it('counts a burst one by one', async () => {
  const limit = { key: 'burst', max: 5, windowSeconds: 60 };
  const waits = await Promise.all(Array.from({ length: 20 }, () => countAttempt(database, [limit], start)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
});

it('forgets keys on request, and all that are a day old by itself', async () => {
  const limit = { key: 'forgotten', max: 1, windowSeconds: 60 };
  await countAttempt(database, [limit], start);
  await forgetAttempts(database, ['forgotten']);
  expect(await countAttempt(database, [limit], start)).toBe(0);
  await countAttempt(database, [{ key: 'new', max: 1, windowSeconds: 60 }], after(3 * 86_400));
  const keys = (await database.read.selectFrom('rate_limit').select('key').execute()).map(({ key }) => key);
  expect(keys).toEqual(['new']);
});
