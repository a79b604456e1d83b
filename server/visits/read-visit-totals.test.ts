import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import { watchQueries } from '../../tests/support/explain-queries.ts';
import { connectDatabase, type Database } from '../database/connect.ts';
import { rebuildIndex } from '../records/index/rebuild-index.ts';
import { beginningOf } from './total-days.ts';
import { moveTotals } from './move-totals.ts';
import { readVisitTotals } from './read-visit-totals.ts';

const silent = { info() {}, warn() {}, error() {} };
const now = Date.parse('2026-03-10T09:00:00Z');
const visit = { record_id: 0, language: 'en', country: '', page: 'home' } as const;

let database: Database;
beforeEach(async () => {
  database = await connectDatabase({ ...(await eachDatabaseConfig()), log: silent });
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
    // 10 p.m. UTC is the next date in Riyadh.
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
    expect(await readVisitTotals(database, { days: 3, products: 8 }, now)).toEqual({
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
      const { products } = await readVisitTotals(watched.database, { days: 30, products: 8 }, now);
      return { products, statements: watched.count() };
    };
    const visited = (id: number) => ({ ...visit, day: '2026-03-10', page: 'product', record_id: id, visits: id });
    await addProducts(ids);
    await database.write.insertInto('visit').values(visited(1)).execute();
    // The first request of a day moves the start of the totals.
    await counted();
    const few = await counted();
    await database.write.insertInto('visit').values(ids.slice(1).map(visited)).execute();
    const many = await counted();
    expect([few.products.length, few.statements]).toEqual([1, many.statements]);
    expect(many.products.map(({ id }) => id)).toEqual([1000, 999, 998, 997, 996, 995, 994, 993]);
  });

  it('are read from sums, by indexes of the days that are shown', async () => {
    await sql`insert into visit (day, page, record_id, language, country, visits)
      with recursive day (n) as (select 0 union all select n + 1 from day where n < 399),
        product (n) as (select 1 union all select n + 1 from product where n < 60)
      select ${database.dialect === 'sqlite' ? sql`date('2026-03-10', '-' || day.n || ' days')` : sql`to_char(date '2026-03-10' - day.n, 'YYYY-MM-DD')`},
        'product', product.n, 'ar', '', 1 from day, product`.execute(database.write);
    await addProducts([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    await readVisitTotals(database, { days: 30, products: 8 }, now);
    await sql`analyze`.execute(database.write);
    const watched = watchQueries(database);
    const { days, products } = await readVisitTotals(watched.database, { days: 30, products: 8 }, now);
    expect(days.map(({ visits }) => visits)).toEqual(Array.from({ length: 30 }, () => 60));
    expect(products.map(({ id, visits }) => [id, visits])).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((id) => [id, 30]));
    for (const plan of await watched.plans())
      expect(plan).not.toMatch(
        /(?:from|join) "?(?:visit|enquiry)\b|SCAN figure_day|SCAN figure_hour|TEMP B-TREE FOR ORDER/i,
      );
  });

  it('omit deleted products and those without enquiries', async () => {
    const recent = { ...visit, day: '2026-03-10', page: 'product', visits: 5 };
    await addProducts([1, 2, 3]);
    await database.write
      .insertInto('visit')
      .values([1, 2, 3].map((id) => ({ ...recent, record_id: id, day: id === 3 ? '2026-02-10' : recent.day })))
      .execute();
    const named = async (at: number) =>
      (await readVisitTotals(database, { days: 30, products: 8 }, at)).products.map(({ id }) => id);
    expect(await named(now)).toEqual([1, 2, 3]);
    await database.write.deleteFrom('entry').where('id', '=', 1).execute();
    expect(await named(now + 5 * 86_400_000)).toEqual([2]);
    expect(await named(now)).toEqual([2, 3]);
  });
});

describe('the sums of the figures', () => {
  /** Every total that is not zero. */
  const sums = async () => ({
    days: await database.read.selectFrom('figure_day').selectAll().where('visits', '<>', 0).orderBy('day').execute(),
    hours: await database.read
      .selectFrom('figure_hour')
      .selectAll()
      .where('enquiries', '<>', 0)
      .orderBy('hour')
      .orderBy('country')
      .execute(),
    products: await database.read
      .selectFrom('figure_product')
      .selectAll()
      .where((eb) => eb.or([eb('visits', '<>', 0), eb('enquiries', '<>', 0)]))
      .orderBy('id')
      .execute(),
  });
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
    status: 'new',
    product_id: 7,
    created_at: '2026-03-09T21:30:00.000Z',
    updated_at: '2026-03-09T21:30:00.000Z',
  } as const;
  const begin = (day: string) => moveTotals(database, { first_day: day, begins_at: beginningOf(day) });

  it('follow every insert, update and delete of their rows', async () => {
    const { write } = database;
    await begin('2026-03-01');
    const counted = { ...visit, day: '2026-03-10', page: 'product', record_id: 7, visits: 2 };
    const rows = [counted, { ...counted, page: 'the-vision', record_id: 0 }, { ...counted, day: '2026-02-28' }];
    await write.insertInto('visit').values(rows).execute();
    await write
      .insertInto('visit')
      .values(counted)
      .onConflict((conflict) =>
        conflict.columns(['day', 'page', 'record_id', 'language', 'country']).doUpdateSet({ visits: 5 }),
      )
      .execute();
    const references = ['one', 'two', 'three', 'four', 'five'];
    await write
      .insertInto('enquiry')
      .values(references.map((reference) => ({ ...enquiry, reference })))
      .execute();
    await write.updateTable('enquiry').set({ status: 'spam' }).where('reference', '=', 'one').execute();
    await write.updateTable('enquiry').set({ held: 1 }).where('reference', '=', 'two').execute();
    await write.updateTable('enquiry').set({ held: 0, notes: 'Back' }).where('reference', '=', 'two').execute();
    await write
      .updateTable('enquiry')
      .set({ kind: 'vision_call', product_id: null })
      .where('reference', '=', 'three')
      .execute();
    await write.deleteFrom('enquiry').where('reference', '=', 'four').execute();
    await write.updateTable('visit').set({ country: 'ae' }).where('page', '=', 'the-vision').execute();
    expect(await sums()).toEqual({
      days: [
        { day: '2026-02-28', country: '', visits: 2 },
        { day: '2026-03-10', country: '', visits: 5 },
        { day: '2026-03-10', country: 'ae', visits: 2 },
      ],
      hours: [{ hour: '2026-03-09T21', country: 'sa', enquiries: 4 - 1 }],
      products: [
        { id: 7, visits: 5, enquiries: 2 },
        { id: 68, visits: 2, enquiries: 1 },
      ],
    });
  });

  it('are equal when the days are recounted', async () => {
    const { write } = database;
    await begin('2026-03-01');
    await write
      .insertInto('visit')
      .values([
        { ...visit, day: '2026-03-10', page: 'product', record_id: 7, visits: 2 },
        { ...visit, day: '2026-03-02', page: 'the-vision', visits: 3 },
        { ...visit, day: '2026-03-01', page: 'product', record_id: 9, visits: 4 },
      ])
      .execute();
    const requested = [
      {},
      { kind: 'vision_quote', product_id: null },
      { product_id: null },
      { status: 'spam' },
    ] as const;
    await write
      .insertInto('enquiry')
      .values(requested.map((change, index) => ({ ...enquiry, ...change, reference: String(index) })))
      .execute();
    const before = await sums();
    expect(before.products).toEqual([
      { id: 7, visits: 2, enquiries: 1 },
      { id: 9, visits: 4, enquiries: 0 },
      { id: 68, visits: 3, enquiries: 1 },
    ]);
    await begin('2026-03-02');
    expect((await sums()).products.map(({ id }) => id)).toEqual([7, 68]);
    await begin('2026-03-11');
    expect((await sums()).products).toEqual([]);
    await begin('2026-03-01');
    expect(await sums()).toEqual(before);
  });
});
