import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import { connectDatabase, type Database } from '../database/connect.ts';
import { createVisits, dayAt } from './create-visits.ts';
import { dropOldVisits } from './store-visits.ts';

const silent = { info() {}, warn() {}, error() {} };
let database: Database;
beforeAll(async () => {
  database = await connectDatabase({ ...(await eachDatabaseConfig()), log: silent });
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.write.deleteFrom('visit').execute();
});

const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const opening = (cookie = '') => ({ method: 'GET', headers: { 'user-agent': agent, ...(cookie && { cookie }) } });
const home = { page: 'home', record: 0, language: 'ar' } as const;
const vision = { page: 'product', record: 68, language: 'en' } as const;

const rows = () =>
  database.read.selectFrom('visit').selectAll().orderBy('day').orderBy('page').orderBy('country').execute();

describe('counting visits', () => {
  it('adds up by day, page, language and chosen country, and stores nothing else', async () => {
    const time = Date.parse('2026-03-01T10:00:00Z');
    const visits = createVisits({ database, log: silent, now: () => time });
    for (const cookie of ['', 'country=ae', 'lang=ar; country=ae', 'country=mars']) visits.count(opening(cookie), home);
    visits.count(opening('country=sa'), vision);
    await visits.flush();
    visits.count(opening('country=ae'), home);
    await visits.close();
    const day = '2026-03-01';
    expect(await rows()).toEqual([
      { day, page: 'home', record_id: 0, language: 'ar', country: '', visits: 2 },
      { day, page: 'home', record_id: 0, language: 'ar', country: 'ae', visits: 3 },
      { day, page: 'product', record_id: 68, language: 'en', country: 'sa', visits: 1 },
    ]);
  });

  it('begins a day at midnight of the company’s own country', async () => {
    let time = Date.parse('2026-03-01T20:59:59Z');
    const visits = createVisits({ database, log: silent, now: () => time });
    visits.count(opening(), home);
    time += 2000;
    visits.count(opening(), home);
    await visits.close();
    expect((await rows()).map(({ day, visits: number }) => [day, number])).toEqual([
      ['2026-03-01', 1],
      ['2026-03-02', 1],
    ]);
  });

  it('loses nothing when writing fails, and writes it with what came since', async () => {
    let fails = true;
    const failing: Pick<Database, 'transaction'> = {
      transaction: (work) => (fails ? Promise.reject(new Error('No disk')) : database.transaction(work)),
    };
    const visits = createVisits({ database: failing, log: silent });
    visits.count(opening(), home);
    await visits.flush();
    expect(await rows()).toEqual([]);
    fails = false;
    visits.count(opening(), home);
    await visits.close();
    expect(await rows()).toMatchObject([{ page: 'home', visits: 2 }]);
  });

  it('keeps what was stored when a later part of many counts fails', async () => {
    let transactions = 0;
    const failing: Pick<Database, 'transaction'> = {
      transaction(work) {
        transactions += 1;
        return transactions === 2 ? Promise.reject(new Error('Busy')) : database.transaction(work);
      },
    };
    const visits = createVisits({ database: failing, log: silent });
    for (let record = 1; record <= 1200; record += 1) visits.count(opening(), { ...vision, record });
    await visits.flush();
    await visits.close();
    const stored = await rows();
    expect([stored.length, new Set(stored.map((row) => row.visits))]).toEqual([1200, new Set([1])]);
  });

  it('processes that count the same pages in opposite orders lose none and do not stop one another', async () => {
    const errors: unknown[] = [];
    const log = { ...silent, error: (details: unknown) => errors.push(details) };
    const records = Array.from({ length: 400 }, (_, index) => index + 1);
    const both = [records, records.toReversed()].map((order) => ({ order, visits: createVisits({ database, log }) }));
    for (let turn = 0; turn < 20; turn += 1) {
      for (const { order, visits } of both) for (const record of order) visits.count(opening(), { ...vision, record });
      await Promise.all(both.map(({ visits }) => visits.flush()));
    }
    await Promise.all(both.map(({ visits }) => visits.close()));
    expect(errors).toEqual([]);
    const stored = await rows();
    expect([stored.length, new Set(stored.map((row) => row.visits))]).toEqual([400, new Set([40])]);
  });

  it('keeps at most so many different counts in memory', async () => {
    const visits = createVisits({ database, log: silent, mostCounted: 3 });
    for (let record = 1; record <= 10; record += 1) visits.count(opening(), { ...vision, record });
    visits.count(opening(), { ...vision, record: 1 });
    await visits.close();
    expect(Object.fromEntries((await rows()).map((row) => [row.record_id, row.visits]))).toEqual({ 1: 2, 2: 1, 3: 1 });
  });

  it('two processes add to the same counts, and old ones are deleted', async () => {
    const old = { day: '2020-01-01', page: 'home', record_id: 0, language: 'ar', country: '', visits: 5 } as const;
    await database.write.insertInto('visit').values(old).execute();
    const both = [createVisits({ database, log: silent }), createVisits({ database, log: silent })];
    for (const visits of both) visits.count(opening(), home);
    for (const visits of both) await visits.close();
    await dropOldVisits(database, dayAt, Date.now());
    expect(await rows()).toMatchObject([{ page: 'home', visits: 2 }]);
  });
});
