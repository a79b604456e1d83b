import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { readCalendar, selectDone, selectPlanned } from './publishing-calendar.ts';

let calls: TestCalls;
beforeEach(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
});
afterEach(() => calls.close());

const dayMilliseconds = 86_400_000;
const inDays = (days: number) =>
  new Date(Math.floor(Date.now() / 60_000) * 60_000 + days * dayMilliseconds).toISOString();
const span = { from: inDays(-20), to: inDays(20) };

async function send(method: 'POST' | 'DELETE', url: string, payload: object = {}): Promise<{ readonly id: number }> {
  const answer = await calls.administer({ method, url: `/api/en/${url}`, payload });
  expect([url, answer.statusCode < 300, answer.body]).toEqual([url, true, expect.any(String)]);
  return answer.json();
}
const read = async ({ from, to } = span) =>
  calls.administer({ url: `/api/en/publishing-calendar?${new URLSearchParams({ from, to })}` });

describe('GET /publishing-calendar', () => {
  it('tells what is planned in each language, and what was published and taken back', async () => {
    const title = { en: 'Wall', ar: 'جدار' };
    const { id } = await send('POST', 'products?save=draft', { name: title });
    const [at, until] = [inDays(2), inDays(5)];
    await send('POST', `products/${id}/publishing`, { action: 'schedule', languages: ['ar', 'en'], at });
    await send('POST', `products/${id}/publishing`, { action: 'schedule', languages: ['ar'], until });
    const live = await send('POST', 'products', { name: { en: 'Live', ar: 'حي' } });
    await send('POST', `products/${live.id}/publishing`, { action: 'unpublish', languages: ['ar'] });

    const of = (record: number, called: object) => ({
      base: 'products',
      id: record,
      category_id: null,
      title: called,
    });
    const liveTitle = { en: 'Live', ar: 'حي' };
    expect((await read()).json()).toEqual({
      events: [
        { kind: 'publish', at, ...of(id, title), languages: ['ar', 'en'], exists: true },
        { kind: 'takeBack', at: until, ...of(id, title), languages: ['ar'], exists: true },
        { kind: 'takenBack', at: expect.any(String), ...of(live.id, liveTitle), languages: ['ar'], exists: true },
        { kind: 'published', at: expect.any(String), ...of(live.id, liveTitle), languages: ['ar', 'en'], exists: true },
      ],
      is_whole: true,
    });

    await send('DELETE', `products/${live.id}`);
    const { events } = (await read()).json();
    expect(events).toContainEqual(expect.objectContaining({ ...of(live.id, liveTitle), exists: false }));
    expect((await read({ from: inDays(3), to: inDays(4) })).json()).toEqual({ events: [], is_whole: true });
  });

  it('answers no more days than two months have, and says where it left something out', async () => {
    expect((await read({ from: inDays(0), to: inDays(63) })).statusCode).toBe(400);
    expect((await calls.visit({ url: '/api/en/publishing-calendar' })).statusCode).toBe(401);
    for (let count = 0; count < 3; count += 1) await send('POST', 'products', { name: `${count}` });
    const { events, is_whole } = await readCalendar(calls.services.database.read, span, 2);
    expect([events.map(({ title }) => title.en), is_whole]).toEqual([['2', '1'], false]);
  });
});

it('what is planned and what was done is found by its time, however much there is', async () => {
  const { database } = calls.services;
  const rows = Array.from({ length: 3000 }, (_, index) => ({
    at: inDays(-100 - index / 100),
    actor: 'x',
    action: 'update',
    collection: 'products',
    entry_id: index,
    publishing: index % 50 === 0 ? 'publish' : null,
    changed: '[]',
  }));
  for (let start = 0; start < rows.length; start += 500)
    await sql`insert into revision (at, actor, action, collection, entry_id, publishing, changed) values ${sql.join(
      rows
        .slice(start, start + 500)
        .map(
          (row) =>
            sql`(${row.at}, ${row.actor}, ${row.action}, ${row.collection}, ${row.entry_id}, ${row.publishing}, ${row.changed})`,
        ),
    )}`.execute(database.write);
  await sql`analyze`.execute(database.write);
  const explain = async (query: {
    explain: (format?: undefined, options?: ReturnType<typeof sql>) => Promise<unknown>;
  }) =>
    JSON.stringify(await query.explain(undefined, database.dialect === 'sqlite' ? sql`query plan` : sql`costs off`));
  expect(await explain(selectDone(database.read, span, 100))).toMatch(/revision_published/);
  await database.transaction(async (connection) => {
    // PostgreSQL prefers a sequential scan for the few records of the test.
    if (database.dialect === 'postgres') await sql`set local enable_seqscan = off`.execute(connection);
    for (const column of ['publish_at_en', 'take_back_at_ar'] as const)
      expect(await explain(selectPlanned(connection, column, span, 100))).toMatch(/entry_(?:due|ending)/);
  });
});
