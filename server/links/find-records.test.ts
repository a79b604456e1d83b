import { afterAll, beforeAll, expect, it } from 'vitest';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../tests/support/open-test-calls.ts';

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
const ask = (q: string) => calls.administer({ url: `/api/en/records?q=${encodeURIComponent(q)}` });
const find = async (
  q: string,
): Promise<readonly { readonly base: string; readonly title: { readonly en: string } }[]> => (await ask(q)).json();

it('GET /records finds records of every collection by their titles in either language, with what they belong to', async () => {
  const name = { en: 'Stadium façade', ar: 'واجهة الأستاد' };
  const product = await add('products', { name, description: 'Bright' });
  const title = { en: 'On a façade', ar: 'على واجهة' };
  const item = await add('productssectionone', { category_id: product, title, text: 'X', path: '/about' });
  const found = [
    { base: 'products', id: product, category_id: null, title: name, parent_title: null },
    { base: 'productssectionone', id: item, category_id: product, title, parent_title: name },
  ];
  for (const q of ['FACADE', ' واجهه ']) expect([q, await find(q)]).toEqual([q, found]);
  expect(await find('facade stadium')).toEqual(found.slice(0, 1));
});

it('GET /records puts titles that begin as asked first, and whole records before those inside them', async () => {
  const product = await add('products', { name: { en: 'The tall screen' }, description: 'X' });
  const card = { category_id: product, text: 'X', path: '/' };
  await add('productssectionone', { ...card, title: { en: 'Tall and slim' } });
  await add('category/add', { name: { en: 'Tall screens' }, path: '-' });
  expect((await find('tall')).map(({ title }) => title.en)).toEqual([
    'Tall screens',
    'Tall and slim',
    'The tall screen',
  ]);
});

it('GET /records finds nothing where nothing is asked or nothing fits, and 30 at most', async () => {
  expect([await find(''), await find('nothing of the kind')]).toEqual([[], []]);
  for (let count = 0; count < 31; count += 1) await add('sub_category', { name: { en: `Wall ${count}` } });
  expect(await find('wall')).toHaveLength(30);
  expect((await ask('x'.repeat(201))).statusCode).toBe(400);
});
