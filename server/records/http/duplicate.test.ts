import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { legacyApiOf } from '../../../content/compatibility/legacy-api.ts';
import { collections } from '../../../content/collections/index.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { apiNameOf } from '../../../fields/field.ts';
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

const draft = { status: 'draft', at: null, until: null, waiting: false };

const titleName = ({ title, fields }: Collection): string => {
  const field = fields[title];
  return field === undefined ? title : apiNameOf(title, field);
};

describe('POST /{base}/{id}/duplicate', () => {
  it.each(
    collections
      .filter(({ isOnlyOfParent }) => !isOnlyOfParent)
      .map((collection) => ({ collection, base: collection.base })),
  )(
    'copies a record of $base as a draft behind its siblings, in the same words and files under a title of its own',
    async ({ collection }) => {
      const client = collectionClient(calls, collection, 'en');
      const record = (await client.add(1)).json();
      const address = client.addressOf(record).replace('/api/en/', '');
      const source = await read(`${address}?languages=all`);
      const response = await send('POST', `${address}/duplicate?languages=all`);
      expect(response.statusCode).toBe(201);
      const { message, undo, ...copy } = response.json();
      const { position, ...same } = source;
      const title = titleName(collection);
      const copied = { en: `${source[title].en} (copy)`, ar: '' };
      expect(copy).toEqual({
        ...same,
        id: expect.any(Number),
        ...Object.fromEntries([title, ...Object.keys(collection.follows)].map((name) => [name, copied])),
        ...Object.fromEntries(Object.keys(legacyApiOf(collection).aliases).map((echo) => [echo, expect.anything()])),
        publishing: { en: draft, ar: draft },
        position: expect.any(Number),
        version: 1,
        created_at: expect.any(String),
        updated_at: expect.any(String),
      });
      expect(copy.position).toBeGreaterThan(position);
      expect([message, copy.id === source.id]).toEqual(['Duplicated; the copy is a draft until you publish it', false]);
      expect((await calls.visit({ url: client.addressOf(copy) })).statusCode).toBe(404);
      expect((await send('POST', `revisions/${undo}/undo`)).statusCode).toBe(200);
      expect((await send('DELETE', `${collection.base}/${copy.id}`)).statusCode).toBe(404);
    },
  );

  it('names the copy in each language that has a title, and no other', async () => {
    const id = await add('category/add', { name: { en: '', ar: 'جدران' } });
    const copy = (await send('POST', `category/${id}/duplicate?languages=all`)).json();
    expect(copy.name).toEqual({ en: '', ar: 'جدران (نسخة)' });
    const long = await add('category/add', { name: 'x'.repeat(299) });
    expect((await send('POST', `category/${long}/duplicate`)).json().name).toBe(`${'x'.repeat(293)} (copy)`);
  });

  it('copies the sections of a record, the only one of a kind too, and one undo takes all of it back', async () => {
    const id = await add('category/add', { name: { en: 'Walls', ar: 'جدران' } });
    const hero = {
      headline: 'Hero',
      product1_name: 'A',
      product1_description: 'B',
      product2_name: 'C',
      product2_description: 'D',
      image: await uploadPicture(calls),
    };
    await send('PUT', `sectionone/${id}`, hero);
    for (const title of ['one', 'two']) await add('sectionfour', { category_id: id, title: { en: title, ar: '' } });
    await send('PUT', 'sectionfour/order', {
      category_id: id,
      ids: (await read(`sectionfour/category/${id}`)).map((item: { id: number }) => item.id).toReversed(),
    });
    const revisions = (await read('revisions?limit=200')).length;
    const copy = (await send('POST', `category/${id}/duplicate?languages=all`)).json();
    expect((await read('revisions?limit=200')).length).toBe(revisions + 1);
    expect(copy.name).toEqual({ en: 'Walls (copy)', ar: 'جدران (نسخة)' });
    expect(await read(`sectionone/${copy.id}?languages=all`)).toMatchObject({
      headline: { en: 'Hero' },
      category_id: copy.id,
    });
    expect(await read(`sectionfour/category/${copy.id}?languages=all`)).toMatchObject([
      { title: { en: 'two', ar: '' }, category_id: copy.id },
      { title: { en: 'one', ar: '' }, category_id: copy.id },
    ]);
    const visited = async () => (await calls.visit({ url: `/api/en/sectionfour/category/${copy.id}` })).json();
    expect(await visited()).toEqual([]);
    const published = (await send('POST', `category/${copy.id}/publishing`, { action: 'publish' })).json();
    expect(await visited()).toHaveLength(2);
    await send('POST', `revisions/${published.undo}/undo`);
    await send('POST', `revisions/${copy.undo}/undo`);
    expect(await read(`sectionfour/category/${copy.id}`)).toEqual([]);
    expect((await calls.visit({ url: `/api/en/sectionone/${copy.id}` })).statusCode).toBe(404);
    expect(await read(`sectionfour/category/${id}`)).toHaveLength(2);
  });

  it('copies posts with a blog, but not what visitors wrote', async () => {
    const blog = await add('community/add', { name: 'Blog' });
    const post = await add('communityonepost', { category_id: blog, title: 'T', text: 'X', path: '/' });
    const comment = { post_id: post, username: 'Sara', text: 'Fine', created_at: '2026-01-02T03:04:05.678Z' };
    await calls.services.database.write.insertInto('comment').values(comment).execute();
    const copy = (await send('POST', `community/${blog}/duplicate`)).json();
    const [copied] = await read(`communityonepost/category/${copy.id}?languages=all`);
    expect(copied).toMatchObject({ title: { en: 'T' }, text: { en: 'X' } });
    expect(await read(`communitypostcomments/${copied.id}`)).toEqual([]);
  });

  it('refuses the only record of a parent, a parent that is full, and an unknown record', async () => {
    const id = await add('category/add', { name: 'Full' });
    const hero = { headline: 'H', product1_name: 'A', product1_description: 'B', product2_name: 'C' };
    await send('PUT', `sectionone/${id}`, { ...hero, product2_description: 'D', image: await uploadPicture(calls) });
    const only = await send('POST', `sectionone/${id}/duplicate`);
    expect([only.statusCode, only.json()['message']]).toEqual([400, 'Only one item of this kind is possible here']);
    const item = { category_id: id, headline_three: 'P' };
    for (let count = 0; count < 4; count += 1) await send('POST', 'sectionthree', item);
    const [first] = (await read(`sectionthree/by-category/${id}`)).data;
    const full = await send('POST', `sectionthree/${first.id}/duplicate`);
    expect([full.statusCode, full.json()['message']]).toEqual([400, 'A category holds at most 4 products']);
    expect((await send('POST', 'category/999999/duplicate')).statusCode).toBe(404);
  });
});
