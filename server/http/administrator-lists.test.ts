import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { formCookie, openTestCalls, type TestCalls } from '../../tests/support/open-test-calls.ts';
import { samplePhoto } from '../../tests/support/sample-files.ts';

let calls: TestCalls;
let section: number;

async function administer(path: string, payload: object | FormData) {
  const answer = await calls.administer({ method: 'POST', url: `/api/en/${path}`, payload });
  expect([path, answer.statusCode]).toEqual([path, 201]);
  return answer.json();
}
async function visit(path: string, payload: object, turn: number) {
  const remoteAddress = `2001:db8:${turn}::9`;
  const headers = { cookie: formCookie() };
  const answer = await calls.visit({ method: 'POST', url: `/api/en/${path}`, payload, headers, remoteAddress });
  expect([path, answer.statusCode]).toEqual([path, 201]);
}
async function upload(name: string) {
  const payload = new FormData();
  const bytes = await samplePhoto(40, 30).jpeg().toBuffer();
  payload.append('file', new Blob([new Uint8Array(bytes)]), name);
  await administer('media', payload);
}

beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
  const blog = await administer('community/add', { name: 'Blog' });
  section = (await administer('communityonepost', { category_id: blog.id, title: 'T', text: 'X', path: '/' })).id;
  for (const turn of [1, 2, 3]) {
    await administer('category/add', { name: `Screens ${turn}` });
    await administer('redirects', { from_path: `/old-${turn}`, to_path: '/new' });
    await upload(`photo-${turn}.jpg`);
    await administer('enquiries/test', {});
    await visit('newsletter', { email: `reader-${turn}@screens.example` }, turn);
    await visit('communitypostcomments', { post_id: section, username: 'A', text: `Comment ${turn}` }, turn);
    await visit('communityposts/posts', { author_name: 'A', content: `Post ${turn}` }, turn);
  }
});
afterAll(() => calls.close());

interface Row {
  readonly id: number;
  readonly kind?: string;
}

const read = (url: string) => calls.administer({ url });
const rowsIn = (answer: Awaited<ReturnType<typeof read>>): readonly Row[] => {
  const body = answer.json();
  return body.files ?? body.messages ?? body;
};
const nameOf = ({ kind = '', id }: Row) => `${kind} ${id}`;

/** Follows the `next` links of a list and returns all rows and the number of parts. */
async function follow(first: string) {
  const found: string[] = [];
  let parts = 0;
  for (let url: string | undefined = first; url !== undefined; parts += 1) {
    const answer: Awaited<ReturnType<typeof read>> = await read(url);
    expect([url, answer.statusCode]).toEqual([url, 200]);
    found.push(...rowsIn(answer).map(nameOf));
    url = /^<([^>]+)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1];
  }
  return { found, parts };
}

/** Every list with its default order, the opposite order, a field of its rows, and whether it has a total. */
const lists = [
  ['revisions', '-id', 'id', 'actor', true],
  ['enquiries', '-id', 'id', 'reference', true],
  ['outbox', '-id', 'id', 'purpose', true],
  ['outbox?state=waiting', '-id', 'id', 'purpose', true],
  ['subscribers', '-id', 'id', 'email', true],
  ['redirects', 'id', '-id', 'from_path', true],
  ['communitypostcomments', 'id', '-id', 'text', true],
  ['media', '-id', 'id', 'name', true],
  ['media?q=photo', '-id', 'id', 'name', false],
  ['messages', '-created_at', 'created_at', 'author', true],
] as const;

describe.each(lists)('GET /%s', (path, usual, opposite, field, isCounted) => {
  const address = (query: string) => `/api/en/${path}${path.includes('?') ? '&' : '?'}${query}`;

  it('is read whole by its links, from either end', async () => {
    const all = rowsIn(await read(address('')));
    expect(all.length).toBeGreaterThan(2);
    const down = await follow(address('limit=2'));
    expect(down).toEqual({ found: all.map(nameOf), parts: Math.ceil(all.length / 2) });
    expect((await follow(address(`limit=2&sort=${usual}`))).found).toEqual(down.found);
    expect((await follow(address(`limit=2&sort=${opposite}`))).found).toEqual(down.found.toReversed());
    const total = (await read(address('limit=1'))).headers['x-total-count'];
    expect(total).toBe(isCounted ? String(all.length) : undefined);
  });

  it('holds the fields that are asked for, and the ids', async () => {
    for (const row of rowsIn(await read(address(`fields=${field}`))))
      expect(Object.keys(row).toSorted()).toEqual([field, 'id'].toSorted());
  });

  it('is empty behind its end', async () => {
    const isByTime = usual === '-created_at';
    const last = isByTime ? (await read(address('sort=created_at&limit=100'))).json().messages.at(-1) : null;
    const after = isByTime ? `${last.created_at} ${last.kind} ${last.id}` : '999999999';
    const sort = isByTime ? 'created_at' : 'id';
    const answer = await read(address(`sort=${sort}&after=${encodeURIComponent(after)}`));
    expect([rowsIn(answer), answer.headers.link]).toEqual([[], undefined]);
  });

  it.each(['before=1', 'limit=0', 'limit=1001', 'sort=x', 'fields=secret', 'after=0'])(
    'is 400 for %s',
    async (query) => {
      expect((await read(address(query))).statusCode).toBe(400);
    },
  );
});

it('what is found by words comes in either order, too, and goes on behind a message', async () => {
  for (const [path, sort] of [
    ['enquiries', 'id'],
    ['messages', 'created_at'],
  ]) {
    const find = async (payload: object) => {
      const answer = await calls.administer({ method: 'POST', url: `/api/en/${path}/find`, payload });
      expect([path, answer.statusCode]).toEqual([path, 200]);
      return answer.json();
    };
    const rows = (body: { readonly messages?: readonly Row[] } & readonly Row[]) => body.messages ?? body;
    const all = rows(await find({})).map(nameOf);
    expect(rows(await find({ sort })).map(nameOf)).toEqual(all.toReversed());
    const first = await find({ sort, limit: 2 });
    const after = first.next ?? rows(first).at(-1)?.id;
    expect(rows(await find({ sort, after })).map(nameOf)).toEqual(all.toReversed().slice(2));
  }
});
