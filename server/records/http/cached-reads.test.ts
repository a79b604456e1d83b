import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';

let calls: TestCalls;
let parent: number;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
});
afterAll(() => calls.close());

const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  (await calls.administer({ method, url: `/api/en/${path}`, ...(payload && { payload }) })).json();
const visit = (url: string, headers: Readonly<Record<string, string>> = {}) => calls.visit({ url, headers });
const names = (answer: Awaited<ReturnType<typeof visit>>) => answer.json().map(({ title }: { title: string }) => title);

const address = () => `/api/en/sectionsix/category/${parent}`;
const ask = (question: string) => send('POST', 'sectionsix', { category_id: parent, title: question });

beforeEach(async () => {
  parent = (await send('POST', 'category/add', { name: 'Screens' })).id;
  for (const question of ['One', 'Two', 'Three']) await ask(question);
});

describe('what visitors read', () => {
  it('has an entity tag, is 304 for it, and changes it after a change', async () => {
    const first = await visit(address());
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    const etag = String(first.headers.etag);
    const held = await visit(address(), { 'if-none-match': etag });
    expect([held.statusCode, held.body]).toEqual([304, '']);
    await ask('Four');
    const changed = await visit(address(), { 'if-none-match': etag });
    expect([changed.statusCode, names(changed)]).toEqual([200, ['One', 'Two', 'Three', 'Four']]);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent in %s to whoever takes it', async (encoding, decompress) => {
    await ask('x'.repeat(400));
    const plain = await visit(address());
    const small = await visit(address(), { 'accept-encoding': encoding });
    expect(small.headers['content-encoding']).toBe(encoding);
    expect(decompress(small.rawPayload).toString()).toBe(plain.body);
  });

  it('is computed once for equal queries, in any order of parameters', async () => {
    const requested = vi.spyOn(calls.services.entries, 'part');
    await visit(`${address()}?limit=2&sort=id`);
    await visit(`${address()}?sort=id&limit=2`);
    await visit(`${address()}?sort=id&limit=2&after=`);
    expect(requested).toHaveBeenCalledTimes(1);
    requested.mockRestore();
  });

  it('goes when the record above it is taken back from visitors', async () => {
    expect((await visit(address())).json()).toHaveLength(3);
    await send('POST', `category/${parent}/publishing`, { action: 'unpublish' });
    expect((await visit(address())).json()).toEqual([]);
  });

  it('is not what the administrator reads in both languages, and the other way round', async () => {
    await visit(address());
    const both = await calls.administer({ url: `${address()}?languages=all` });
    expect(both.json()[0].title).toEqual({ en: 'One', ar: '' });
    expect(both.headers['cache-control']).not.toBe('no-cache');
    expect((await visit(`${address()}?languages=all`)).statusCode).toBe(401);
    expect(names(await visit(address()))).toEqual(['One', 'Two', 'Three']);
  });
});

describe('a list', () => {
  it('says how many there are and where the next ones stand', async () => {
    const first = await visit(`${address()}?limit=2`);
    expect([names(first), first.headers['x-total-count']]).toEqual([['One', 'Two'], '3']);
    const [, next = ''] = /^<([^>]+)>; rel="next"$/.exec(String(first.headers.link)) ?? [];
    const second = await visit(next);
    expect([names(second), second.headers['x-total-count'], second.headers.link]).toEqual([['Three'], '3', undefined]);
  });

  it('comes in the order that is asked for', async () => {
    expect(names(await visit(`${address()}?sort=-id`))).toEqual(['Three', 'Two', 'One']);
    const [first] = (await visit(address())).json();
    await send('PUT', `sectionsix/${first.id}`, { paragraph: 'No' });
    expect(names(await visit(`${address()}?sort=-updated_at&limit=1`))).toEqual(['One']);
  });

  it('holds the fields that are asked for, and the ids', async () => {
    const [one] = (await visit(`${address()}?fields=title,version&limit=1`)).json();
    expect(Object.keys(one).toSorted()).toEqual(['id', 'title', 'version']);
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=1001', 'limit'],
    ['after=999999', 'after'],
    ['sort=name', 'sort'],
    ['fields=secret', 'fields.0'],
    ['page=2', 'page'],
  ])('is 400 for ?%s', async (query, path) => {
    const refused = await visit(`${address()}?${query}`);
    expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, path]);
  });
});
