import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { watchQueries } from '../../tests/support/explain-queries.ts';
import { connectDatabase, type Database } from '../database/connect.ts';
import { rebuildIndex } from '../record-index/rebuild-index.ts';
import { readFigures } from './read-figures.ts';

const silent = { info() {}, warn() {}, error() {} };
const now = Date.parse('2026-03-10T09:00:00Z');
const visit = { record_id: 0, language: 'en', country: '', page: 'home' } as const;

let database: Database;
beforeEach(async () => {
  database = await connectDatabase({ ...(await testDatabaseConfig()), log: silent });
});
afterEach(() => database.close());

const titleOf = (id: number) => ({ en: `Wall ${id}`, ar: `جدار ${id}` });

async function addProducts(ids: readonly number[]): Promise<void> {
  await database.write
    .insertInto('entry')
    .values(
      ids.map((id) => ({
        collection: 'products',
        id,
        position: id,
        fields: JSON.stringify({ name: titleOf(id) }),
        created_at: '2026-01-01T00:00:00.000Z',
        updated_at: '2026-01-01T00:00:00.000Z',
      })),
    )
    .execute();
  await rebuildIndex(database);
}

describe('the figures of the last days', () => {
  it('count visits and messages by day, product and country, without what is held, deleted, spam or a test', async () => {
    await addProducts([7, 68]);
    await database.write
      .insertInto('visit')
      .values([
        { ...visit, day: '2026-03-08', visits: 3 },
        { ...visit, day: '2026-03-10', visits: 2, country: 'ae', page: 'product', record_id: 68 },
        { ...visit, day: '2026-03-10', visits: 4, page: 'product', record_id: 7 },
        { ...visit, day: '2026-03-09', visits: 1, page: 'the-vision' },
        { ...visit, day: '2026-03-10', visits: 1, page: 'category', record_id: 7 },
        { ...visit, day: '2026-03-10', visits: 9, page: 'product', record_id: 404 },
        { ...visit, day: '2026-03-01', visits: 100 },
      ])
      .execute();
    const enquiry = {
      kind: 'inquiry',
      suspicions: '[]',
      fields: '{}',
      subject: 'S',
      message: 'M',
      sender: 'A',
      page: '/',
      language: 'en',
      country: 'sa',
      updated_at: '2026-03-09T22:00:00.000Z',
    } as const;
    // Ten in the evening in London is tomorrow in Riyadh.
    const created_at = '2026-03-09T22:00:00.000Z';
    const sent = [
      { ...enquiry, reference: 'A', created_at, product_id: 68 },
      { ...enquiry, reference: 'V', created_at, kind: 'vision_call' },
      { ...enquiry, reference: 'B', created_at, held: 1 },
      { ...enquiry, reference: 'C', created_at, status: 'spam' as const },
      { ...enquiry, reference: 'T', created_at, is_test: 1 },
      { ...enquiry, reference: 'R', created_at, removed_at: created_at },
      { ...enquiry, reference: 'D', created_at: '2026-02-01T00:00:00.000Z' },
    ];
    for (const each of sent) await database.write.insertInto('enquiry').values(each).execute();
    expect(await readFigures(database, { days: 3, products: 8 }, now)).toEqual({
      days: [
        { day: '2026-03-08', visits: 3, enquiries: 0 },
        { day: '2026-03-09', visits: 1, enquiries: 0 },
        { day: '2026-03-10', visits: 16, enquiries: 2 },
      ],
      products: [
        { id: 7, visits: 4, enquiries: 0, title: titleOf(7) },
        { id: 68, visits: 3, enquiries: 2, title: titleOf(68) },
      ],
      countries: [
        { country: 'sa', visits: 0, enquiries: 2 },
        { country: 'ae', visits: 2, enquiries: 0 },
        { country: null, visits: 18, enquiries: 0 },
      ],
    });
  });

  it('name the most visited products with as many statements for a thousand as for one', async () => {
    const ids = Array.from({ length: 1000 }, (_, index) => index + 1);
    const counted = async () => {
      const watched = watchQueries(database);
      const { products } = await readFigures(watched.database, { days: 30, products: 8 }, now);
      return { products, statements: watched.count() };
    };
    const visited = (id: number) => ({ ...visit, day: '2026-03-10', page: 'product', record_id: id, visits: id });
    await addProducts(ids);
    await database.write.insertInto('visit').values(visited(1)).execute();
    const few = await counted();
    await database.write.insertInto('visit').values(ids.slice(1).map(visited)).execute();
    const many = await counted();
    expect([few.products.length, few.statements]).toEqual([1, many.statements]);
    expect(many.products.map(({ id }) => id)).toEqual([1000, 999, 998, 997, 996, 995, 994, 993]);
  });

  it('are summed up by indexes of the days that are shown', async () => {
    await sql`insert into visit (day, page, record_id, language, country, visits)
      with recursive day (n) as (select 0 union all select n + 1 from day where n < 399),
        product (n) as (select 1 union all select n + 1 from product where n < 60)
      select ${database.dialect === 'sqlite' ? sql`date('2026-03-10', '-' || day.n || ' days')` : sql`to_char(date '2026-03-10' - day.n, 'YYYY-MM-DD')`},
        'product', product.n, 'ar', '', 1 from day, product`.execute(database.write);
    await sql`analyze`.execute(database.write);
    const watched = watchQueries(database);
    const { days } = await readFigures(watched.database, { days: 30, products: 8 }, now);
    expect(days.map(({ visits }) => visits)).toEqual(Array.from({ length: 30 }, () => 60));
    for (const plan of await watched.plans()) expect(plan).not.toMatch(/SCAN visit|Seq Scan on visit/);
  });
});
