import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collections } from '../../../content/collections/index.ts';
import { collectionClient } from '../../../tests/contract/collection-client.ts';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { uploadPicture } from '../../../tests/support/upload-picture.ts';

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
});
afterAll(() => calls.close());

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  calls.administer({ method, url: `/api/en/${path}`, ...(payload && { payload }) });
const add = async (path: string, payload: object): Promise<number> => (await send('POST', path, payload)).json().id;
const read = async (path: string) => (await calls.administer({ url: `/api/en/${path}` })).json();
const idsOf = (records: readonly { readonly id: number }[]) => records.map(({ id }) => id);

const withParent = collections.filter(({ parent }) => parent !== undefined);

describe('PUT /{base}/{id}/parent', () => {
  it.each(withParent.map((collection) => ({ base: collection.base, collection })))(
    'moves a record of $base to another parent with all it holds, and undo brings it back',
    async ({ base, collection }) => {
      const client = collectionClient(calls, collection, 'en');
      const record = (await client.add(1)).json();
      const parent = await client.newParent();
      const source = client.addressOf(record).replace('/api/en/', '');
      const { position: _, ...before } = await read(source);
      const moved = await send('PUT', `${source}/parent`, { category_id: parent });
      expect([moved.statusCode, moved.json()['message']]).toEqual([200, 'Item moved']);
      const { undo, version } = moved.json();
      const there = client.addressOf(moved.json()).replace('/api/en/', '');
      const same = { ...before, category_id: parent, version: 2, updated_at: expect.any(String) };
      expect(await read(there)).toMatchObject(same);
      expect(version).toBe(2);
      expect((await read(`revisions?collection=${base}&limit=1`))[0].changed).toEqual(['category_id']);
      await send('POST', `revisions/${undo}/undo`);
      expect(await read(source)).toMatchObject({ category_id: before.category_id });
    },
  );

  it('puts it behind the records of its new parent', async () => {
    const [from, to] = [await add('category/add', { name: 'A' }), await add('category/add', { name: 'B' })];
    const there = await add('sectionfour', { category_id: to, title: 'there' });
    const id = await add('sectionfour', { category_id: from, title: 'moved' });
    await send('PUT', `sectionfour/${id}/parent`, { category_id: to });
    expect(idsOf(await read(`sectionfour/category/${to}`))).toEqual([there, id]);
    expect(await read(`sectionfour/category/${from}`)).toEqual([]);
  });

  it('is refused where the parent is full, has its only record, is unknown, missing or the same', async () => {
    const [from, to] = [await add('category/add', { name: 'A' }), await add('category/add', { name: 'B' })];
    for (const [category_id, count] of [
      [from, 1],
      [to, 4],
    ] as const) {
      for (let made = 0; made < count; made += 1)
        await send('POST', 'sectionthree', { category_id, headline_three: 'P' });
      const hero = { headline: 'H', product1_name: 'A', product1_description: 'B', product2_name: 'C' };
      const image = await uploadPicture(calls);
      await send('PUT', `sectionone/${category_id}`, { ...hero, product2_description: 'D', image });
    }
    const { id } = (await read(`sectionthree/by-category/${from}`)).data[0];
    for (const [path, payload, message] of [
      [`sectionthree/${id}`, { category_id: to }, 'A category holds at most 4 products'],
      [`sectionone/${from}`, { category_id: to }, 'Only one item of this kind is possible here'],
      [`sectionthree/${id}`, { category_id: from }, 'The item is already there'],
      [`sectionthree/${id}`, { category_id: 999999 }, 'Some fields need attention'],
      [`sectionthree/${id}`, { category_id: 'x' }, 'Some fields need attention'],
      [`sectionthree/${id}`, { category_id: to, title: 'x' }, 'Unknown field: title'],
      [`sectionthree/${id}`, {}, 'Category ID is required'],
    ] as const) {
      const refused = await send('PUT', `${path}/parent`, payload);
      expect([path, payload, refused.statusCode, refused.json()['message']]).toEqual([path, payload, 400, message]);
      expect(refused.json()['issues'][0]).toMatchObject({ path: 'title' in payload ? 'title' : 'category_id' });
    }
    expect((await read(`sectionthree/by-category/${from}`)).data).toHaveLength(1);
    expect((await send('PUT', 'sectionthree/999999/parent', { category_id: to })).statusCode).toBe(404);
  });

  it('is a conflict for a version that is not the record’s', async () => {
    const [from, to] = [await add('category/add', { name: 'A' }), await add('category/add', { name: 'B' })];
    const id = await add('sectionfour', { category_id: from, title: 'x' });
    const late = await send('PUT', `sectionfour/${id}/parent`, { category_id: to, version: 7 });
    expect([late.statusCode, late.json()['current']]).toEqual([409, expect.objectContaining({ id, version: 1 })]);
  });
});

describe('GET /{base}/{id}/subtree', () => {
  it('counts by base what a delete would take along, comments too', async () => {
    const blog = await add('community/add', { name: 'Blog' });
    const post = await add('communityonepost', { category_id: blog, title: 'T', text: 'X', path: '/' });
    await add('communityonepost', { category_id: blog, title: 'U', text: 'X', path: '/' });
    const comment = { post_id: post, username: 'Sara', text: 'Fine', created_at: '2026-01-02T03:04:05.678Z' };
    await calls.services.database.write.insertInto('comment').values(comment).execute();
    const { counts } = await read(`community/${blog}/subtree`);
    expect(counts).toEqual({ communityonepost: 2, communitypostcomments: 1 });
    expect((await send('DELETE', `community/${blog}`)).json()['removed']).toEqual(counts);
    expect((await calls.administer({ url: `/api/en/community/${blog}/subtree` })).statusCode).toBe(404);
  });

  it('counts nothing for a record without anything below it', async () => {
    const id = await add('herobanner/add', { title: 'Alone' });
    expect(await read(`herobanner/${id}/subtree`)).toEqual({ counts: {} });
  });
});
