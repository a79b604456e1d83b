import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eachDatabaseConfig } from '../../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { samplePhoto } from '../../../tests/support/sample-files.ts';

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await eachDatabaseConfig());
});
afterAll(() => calls.close());

const write = async (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  (await calls.administer({ method, url: `/api/en/${path}`, ...(payload && { payload }) })).json();
const read = async (path: string) => (await calls.administer({ url: `/api/en/${path}` })).json();
const newest = async () => (await read('revisions?limit=1'))[0];

describe('what a change changed', () => {
  it('uses API names, and contains the values of both languages before and after', async () => {
    const { id } = await write('POST', 'products', { name: 'Panel', sub_category: 3, pitch: 2 });
    const body = { name: { ar: 'لوحة' }, sub_category: 4, pitch: 2, description: '' };
    const { undo } = await write('PUT', `products/${id}`, body);
    const summary = await newest();
    expect(summary).toMatchObject({ id: undo, action: 'update', changed: ['name', 'sub_category'] });
    expect(await read(`revisions/${undo}`)).toEqual({
      ...summary,
      changes: [
        { field: 'name', before: { en: 'Panel', ar: '' }, after: { en: 'Panel', ar: 'لوحة' } },
        { field: 'sub_category', before: 3, after: 4 },
      ],
    });
  });

  it('is nothing for an update that sent what was there: no entry, no newer version, nothing to undo', async () => {
    const { id } = await write('POST', 'products', { name: 'Same', features: [{ title: 'Bright' }] });
    const [all, last] = [await read(`products/${id}?languages=all`), await newest()];
    for (const path of [`products/${id}`, `products/${id}?save=draft`, `products/${id}?save=all`]) {
      const { features: _, ...rest } = all;
      expect(await write('PUT', path, rest)).toMatchObject({ undo: null, version: all.version });
      expect(await write('PUT', path, all)).toMatchObject({ undo: null, updated_at: all.updated_at });
    }
    expect(await newest()).toEqual(last);
    const stale = await calls.administer({ method: 'PUT', url: `/api/en/products/${id}`, payload: { version: 99 } });
    expect(stale.statusCode).toBe(409);
  });

  it('is not listed twice if it was reverted by hand before it is undone', async () => {
    const { id } = await write('POST', 'products', { name: 'One' });
    const { undo } = await write('PUT', `products/${id}`, { name: 'Two' });
    const { undo: byHand } = await write('PUT', `products/${id}`, { name: 'One' });
    expect(await write('POST', `revisions/${undo}/undo`)).toMatchObject({ undo: null });
    expect(await newest()).toMatchObject({ id: byHand });
    expect((await read(`revisions/${undo}`)).undone_at).not.toBeNull();
  });

  it('shows files by their names', async () => {
    const payload = new FormData();
    payload.append('file', new Blob([new Uint8Array(await samplePhoto(40, 30).png().toBuffer())]), 'wall.png');
    const file = (await calls.administer({ method: 'POST', url: '/api/en/media', payload })).json();
    const { id } = await write('POST', 'category/add', { name: 'Walls' });
    const { undo } = await write('PUT', `category/${id}`, { icon: file.id });
    expect((await read(`revisions/${undo}`)).changes).toEqual([
      {
        field: 'icon',
        before: { shared: null, en: null, ar: null },
        after: { shared: file.name, en: null, ar: null },
      },
    ]);
  });

  it('is every written field of a new and of a deleted record', async () => {
    const added = await write('POST', 'category/add', { name: 'New' });
    const name = { en: 'New', ar: '' };
    expect(await read(`revisions/${added.undo}`)).toMatchObject({
      action: 'create',
      changed: [],
      changes: [{ field: 'name', before: null, after: name }],
    });
    const { undo } = await write('DELETE', `category/${added.id}`);
    expect(await read(`revisions/${undo}`)).toMatchObject({
      action: 'delete',
      changed: [],
      changes: [{ field: 'name', before: name, after: null }],
    });
  });

  it('is the position for a change of order, with the ids before and after', async () => {
    const { id: parent } = await write('POST', 'category/add', { name: 'Ordered' });
    const ids: number[] = [];
    for (const title of ['a', 'b']) ids.push((await write('POST', 'sectionfour', { category_id: parent, title })).id);
    const { undo } = await write('PUT', 'sectionfour/order', { category_id: parent, ids: ids.toReversed() });
    expect(await read(`revisions/${undo}`)).toMatchObject({
      action: 'reorder',
      changed: ['position'],
      changes: [{ field: 'position', before: ids, after: ids.toReversed() }],
    });
  });

  it('also exists for what visitors wrote', async () => {
    const post = { author_name: 'Sara', content: 'A fine wall', created_at: '2026-01-02T03:04:05.678Z' };
    const { write: tables } = calls.services.database;
    const { id } = await tables.insertInto('free_post').values(post).returning('id').executeTakeFirstOrThrow();
    await write('DELETE', `communityposts/posts/${id}`);
    const { id: revision } = await newest();
    expect((await read(`revisions/${revision}`)).changes).toEqual([
      { field: 'author_name', before: 'Sara', after: null },
      { field: 'content', before: 'A fine wall', after: null },
    ]);
  });

  it('is 404 for an unknown change', async () => {
    expect((await calls.administer({ url: '/api/en/revisions/999999' })).statusCode).toBe(404);
  });
});

it('GET /revisions goes on before a change that is named', async () => {
  const [newer, older] = await read('revisions?limit=2');
  expect(await read(`revisions?limit=1&after=${newer.id}`)).toEqual([older]);
  const refused = await calls.administer({ url: '/api/en/revisions?after=x' });
  expect(refused.statusCode).toBe(400);
});
