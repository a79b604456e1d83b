import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories, products } from '../../content/collections/index.ts';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import { plansOf } from '../../tests/support/explain-queries.ts';
import { openTestCalls, type TestCalls } from '../../tests/support/open-test-calls.ts';
import { editor, openTestStore, words, writing } from '../../tests/support/open-test-store.ts';
import { findDependents } from './find-dependents.ts';

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await eachDatabaseConfig());
});
afterAll(() => calls.close());

async function add(slug: string, payload: object): Promise<number> {
  const answer = await calls.administer({ method: 'POST', url: `/api/en/${slug}`, payload });
  expect([slug, answer.statusCode]).toEqual([slug, 201]);
  return answer.json().id;
}
const ask = (slug: string, ids: readonly number[] | string) =>
  calls.administer({ url: `/api/en/dependents?base=${slug}&ids=${String(ids)}` });
const read = async (slug: string, ...ids: number[]) => (await ask(slug, ids)).json();
const nothing = { naming: [], linking: { count: 0, first: [] } };

describe('GET /dependents', () => {
  it('counts the records that name one of some records, each once, and names the first', async () => {
    const category = await add('category/add', { name: 'Walls', path: '-' });
    const other = await add('category/add', { name: 'Kiosks', path: '-' });
    expect(await read('category', category, other)).toEqual(nothing);
    const ids: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      ids.push(await add('products', { name: { en: `Wall ${count}`, ar: '' }, description: 'x', category }));
    }
    await add('products', { name: 'Kiosk', description: 'x', category: other });
    const named = { base: 'products', field: 'category', count: 7 };
    const first = ids.slice(0, 5).map((id, count) => ({ id, title: { en: `Wall ${count}`, ar: '' } }));
    expect(await read('category', category)).toEqual({ ...nothing, naming: [{ ...named, first }] });
    expect((await read('category', category, other)).naming).toEqual([{ ...named, count: 8, first }]);
    const all = await calls.administer({ url: `/api/en/dependents?base=category&ids=${category}&limit=100` });
    expect(all.json().naming[0].first.map(({ id }: { id: number }) => id)).toEqual(ids);
    const project = { title: 'Tower', subtitle: 'S', text: 'T', path: '-', products: ids.slice(0, 2) };
    await add('singleproject', project);
    expect((await read('products', ...ids.slice(0, 2))).naming).toMatchObject([
      { base: 'singleproject', field: 'products', count: 1 },
    ]);
  });

  it('counts the links that lead to its page under any name and in any language, and to no other', async () => {
    const product = await add('products', { name: { en: 'Linked', ar: '' }, description: 'x' });
    const page = `/product/${product}`;
    for (const link of [
      page,
      `${page}/Any-name`,
      `/en${page}?x=1`,
      `/ar${page}#form`,
      `${page}0`,
      `${page}x`,
      '/product/',
    ]) {
      await add('herobanner/add', { title: link, link });
    }
    const { naming, linking } = await read('products', product);
    expect([naming, linking.count, linking.first.map(({ link }: { link: string }) => link)]).toEqual([
      [],
      4,
      [page, `${page}/Any-name`, `/en${page}?x=1`, `/ar${page}#form`],
    ]);
    expect(linking.first[0]).toEqual({
      base: 'herobanner',
      id: expect.any(Number),
      category_id: null,
      title: { en: page, ar: '' },
      field: 'link',
      link: page,
    });
  });

  it('counts the links to pages that go with a record, and none of what goes itself', async () => {
    const blog = await add('community/add', { name: { en: 'Blog' } });
    const post = { category_id: blog, title: 'Post', text: 'X' };
    const first = await add('communityonepost', { ...post, path: '/' });
    const link = `/our-community?blog=${blog}&section=${first}`;
    await add('communityonepost', { ...post, path: link });
    expect((await read('community', blog)).linking.count).toBe(0);
    await add('herobanner/add', { title: 'To the post', link });
    expect((await read('community', blog)).linking.count).toBe(1);
    expect((await read('communityonepost', first)).linking.count).toBe(2);
  });

  it('refuses more than 50, none, and what is no collection', async () => {
    const many = Array.from({ length: 51 }, (_, index) => index + 1);
    for (const [slug, ids] of [
      ['products', many],
      ['products', ''],
      ['products', '1,x'],
      ['nothing', '1'],
    ] as const)
      expect([ids, (await ask(slug, ids)).statusCode]).toEqual([ids, 400]);
    expect(await read('products', 999_999)).toEqual(nothing);
  });
});

it('what leads to records is found by indexes, with as many statements for many as for few', async () => {
  const { store, database } = await openTestStore(await eachDatabaseConfig());
  const made = (name: string) => ({ actor: editor, write: writing({ name: words(name) }) });
  const { entry: category } = await store.create(categories, made('Walls'));
  const requested = (ids: readonly number[]) =>
    plansOf(database, ({ read: tables }) => findDependents(tables, { base: 'category', ids, limit: 5 }));
  await store.create(products, { actor: editor, write: writing({ name: words('A'), category: category.id }) });
  const few = await requested([category.id]);
  for (let count = 0; count < 12; count += 1) {
    await store.create(products, { actor: editor, write: writing({ name: words('B'), category: category.id }) });
  }
  const many = await requested([category.id]);
  expect(many.length).toBe(few.length);
  const steps = many.flatMap(({ steps: each }) => each);
  expect(steps.filter((step) => /^(?:SCAN (?:usage|record_|entry)|Seq Scan)/.test(step))).toEqual([]);
  await database.close();
});
