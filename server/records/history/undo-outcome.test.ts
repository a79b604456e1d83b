import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
});
afterAll(() => calls.close());

async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
  const answer = await calls.administer({ method, url: `/api/en/${path}`, ...(payload && { payload }) });
  return { status: answer.statusCode, ...answer.json() };
}
const read = async (path: string) => (await calls.administer({ url: `/api/en/${path}` })).json();
const both = (en: string, ar: string) => ({ en, ar });

/** Records in the format of an export document. */
const banners = (count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => ({
    id: from + at,
    parent: null,
    position: from + at,
    status: { en: 'published', ar: 'published' },
    waiting: false,
    fields: { title: both(`Banner ${from + at}`, `بانر ${from + at}`) },
  }));
async function bring(collections: object): Promise<readonly number[]> {
  const document = await read('content/export');
  return (await send('POST', 'content/import', { ...document, collections })).undo;
}

describe('what undoing does', () => {
  let first: number;
  beforeAll(async () => {
    // The first import of the site contains twelve banners; one of them is a draft.
    const [draft, ...others] = banners(12);
    const drafted = { ...draft, status: { en: 'draft', ar: 'draft' } };
    [first = 0] = await bring({ herobanner: [drafted, ...others] });
  });

  it('is counted by kind, with what visitors see of it now [ADM-GEN-46]', async () => {
    expect(await read(`revisions/${first}/group/outcome`)).toEqual({
      parts: [{ collection: 'herobanner', effect: 'remove', count: 12, seen: 11 }],
      first_import: true,
    });
    const { id: category } = await send('POST', 'category/add', { name: both('Walls', 'جدران') });
    await send('POST', 'sectiontwo', { category_id: category, headline: both('Bright', 'ساطعة') });
    const [head] = await read('revisions?grouped=1&collection=category&limit=1');
    expect((await read(`revisions/${head.id}/outcome`)).parts).toEqual(
      expect.arrayContaining([
        { collection: 'category', effect: 'remove', count: 1, seen: 1 },
        { collection: 'sectiontwo', effect: 'remove', count: 1, seen: 1 },
      ]),
    );
    await send('DELETE', `category/${category}`);
    const [removal] = await read('revisions?grouped=1&collection=category&limit=1');
    const restored = (await read(`revisions/${removal.id}/outcome`)).parts;
    expect(restored).toEqual(
      expect.arrayContaining([
        { collection: 'category', effect: 'restore', count: 1, seen: 0 },
        { collection: 'sectiontwo', effect: 'restore', count: 1, seen: 0 },
      ]),
    );
    expect(restored).toHaveLength(2);
  });

  it('leaves out what was undone before', async () => {
    const changed = banners(3, 2).map((banner) => ({ ...banner, fields: { title: both('Other', 'آخر') } }));
    const undo = await bring({ herobanner: changed });
    const outcome = () => read(`revisions/${undo[0]}/group/outcome`);
    expect(await outcome()).toEqual({
      parts: [{ collection: 'herobanner', effect: 'change', count: 3, seen: 3 }],
      first_import: false,
    });
    await send('POST', `revisions/${undo[1]}/undo`);
    expect((await outcome()).parts).toMatchObject([{ count: 2 }]);
    expect((await send('GET', 'revisions/999999/outcome')).status).toBe(404);
    expect((await send('GET', 'revisions/999999/group/outcome')).status).toBe(404);
  });

  it('counts settings once, which visitors always see', async () => {
    const before = await read('revisions?limit=1');
    await send('PUT', 'settings/company', { name: both('Wameed', 'وميض'), socials: [] });
    const [made] = await read('revisions?limit=1');
    expect(made.id).not.toBe(before[0].id);
    const effect = made.action === 'create' ? 'remove' : 'change';
    expect((await read(`revisions/${made.id}/outcome`)).parts).toEqual([
      { collection: 'settings/company', effect, count: 1, seen: 1 },
    ]);
  });

  it('only the import that a site began with is named as such [ADM-GEN-46]', async () => {
    const [second = 0] = await bring({ herobanner: banners(12, 101) });
    const groups = await read('revisions?grouped=1&limit=50');
    const firstImports = groups
      .filter(
        ({ group }: { readonly group: { readonly first_import: boolean } | null }) => group?.first_import === true,
      )
      .map(({ id }: { readonly id: number }) => id);
    expect(firstImports).toEqual([first]);
    expect(await read(`revisions/${second}/group/outcome`)).toMatchObject({ first_import: false });
  });

  it('a group leaves a record below which something is newer [ADM-GEN-46]', async () => {
    const categories = [1, 2].map((at) => ({
      ...banners(1, 200 + at)[0],
      fields: { name: both(`Walls ${at}`, `جدران ${at}`) },
    }));
    const [head = 0] = await bring({ category: categories });
    const { id } = await send('POST', 'sectiontwo', { category_id: 201, headline: both('Mine', 'لي') });
    const answer = await send('POST', `revisions/${head}/group/undo`, {});
    expect(answer.refused).toMatchObject([{ collection: 'category', entry_id: 201 }]);
    expect(await read(`sectiontwo/${id}`)).toBeTruthy();
    expect((await calls.administer({ url: '/api/en/category/202' })).statusCode).toBe(404);
  });
});
