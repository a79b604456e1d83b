import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issues as sentences } from '../../../language/en/issues.ts';
import { calls as messages } from '../../../language/en/calls.ts';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';

let calls: TestCalls;
let [walls, kiosks, ofWalls, ofKiosks, ofNone, product] = [0, 0, 0, 0, 0, 0];
const both = (text: string) => ({ en: text, ar: text });
const ask = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  calls.administer({ method, url: `/api/en${path}`, ...(payload && { payload }) });
const add = async (path: string, payload: object): Promise<number> => (await ask('POST', path, payload)).json().id;
const held = async () => {
  const { category, sub_category: subCategory } = (await ask('GET', `/products/${product}`)).json();
  return [category, subCategory];
};

beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
  [walls, kiosks] = [
    await add('/category/add', { name: both('Walls') }),
    await add('/category/add', { name: both('Kiosks') }),
  ];
  [ofWalls, ofKiosks, ofNone] = [
    await add('/sub_category', { name: both('Fixed') }),
    await add('/sub_category', { name: both('Standing') }),
    await add('/sub_category', { name: both('New') }),
  ];
  const lead = (category: number, to: number) =>
    add('/subcategorysectionzero', {
      category_id: category,
      title: both('Card'),
      text: both('Words'),
      path: `/sub-category/${to}/Card`,
    });
  await lead(walls, ofWalls);
  await lead(kiosks, ofKiosks);
});
beforeEach(async () => {
  product = await add('/products', { name: both('Screen'), category: walls, sub_category: ofWalls });
});
afterAll(() => calls.close());

const refusal = {
  message: messages.otherCategory,
  issues: [{ path: 'sub_category', code: 'otherCategory' }],
};

describe('a sub-category of another category is refused', () => {
  it('in a new product and in one that is changed, whichever of the two is set [ADM-GEN-59]', async () => {
    const added = await ask('POST', '/products', { name: both('Other'), category: walls, sub_category: ofKiosks });
    expect([added.statusCode, added.json()]).toMatchObject([400, refusal]);
    for (const change of [{ sub_category: ofKiosks }, { category: kiosks }]) {
      const changed = await ask('PUT', `/products/${product}`, change);
      expect([changed.statusCode, changed.json()]).toMatchObject([400, refusal]);
    }
    expect(await held()).toEqual([walls, ofWalls]);
  });

  it('for each of many that are changed at once, which are named with the reason [ADM-GEN-59]', async () => {
    const { statusCode, ...answer } = await ask('POST', '/lists/products/changes', {
      chosen: { ids: [product] },
      work: { do: 'set', field: 'sub_category', value: String(ofKiosks) },
    });
    expect([statusCode, answer.json().refused]).toEqual([
      200,
      [{ id: product, title: both('Screen'), reason: messages.otherCategory }],
    ]);
    expect(await held()).toEqual([walls, ofWalls]);
  });

  it('in rows of a spreadsheet and in imported content [ADM-GEN-59]', async () => {
    const document = (await ask('GET', '/content/export')).json();
    const products = document.collections.products.map((record: { id: number; fields: object }) =>
      record.id === product ? { ...record, fields: { ...record.fields, sub_category: ofKiosks } } : record,
    );
    const changed = { ...document, collections: { ...document.collections, products } };
    const imported = await ask('POST', '/content/import', changed);
    const { refused } = imported.json();
    expect((await ask('POST', '/content/import?dry-run=1', changed)).json().refused).toEqual(refused);
    expect(refused).toMatchObject([{ base: 'products', id: product }]);
    expect(refused[0].reasons).toEqual([expect.stringContaining(sentences.otherCategory)]);
    const rows = [{ line: 2, cells: [String(product), 'Standing'] }];
    const brought = await ask('POST', '/sheets/products', { columns: ['Number', 'Sub-category'], rows });
    expect(brought.body).toContain(sentences.otherCategory);
    expect(await held()).toEqual([walls, ofWalls]);
  });
});

it('a sub-category fits where its category comes with it, where none leads to it, and where it was there before', async () => {
  const moved = await ask('PUT', `/products/${product}`, { category: kiosks, sub_category: ofKiosks });
  expect([moved.statusCode, await held()]).toEqual([200, [kiosks, ofKiosks]]);
  expect((await ask('PUT', `/products/${product}`, { sub_category: ofNone })).statusCode).toBe(200);
  expect((await ask('PUT', `/products/${product}`, { category: walls })).statusCode).toBe(200);
  // The record was moved to another category later. Its other fields can still be changed.
  await add('/subcategorysectionzero', {
    category_id: kiosks,
    title: both('Card'),
    text: both('Words'),
    path: `/sub-category/${ofNone}`,
  });
  expect((await ask('PUT', `/products/${product}`, { name: both('Renamed') })).statusCode).toBe(200);
  expect(await held()).toEqual([walls, ofNone]);
});
