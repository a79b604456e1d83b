import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import { formCookie, openTestCalls, type TestCalls } from '../../tests/support/open-test-calls.ts';
import { commentsTag, freePostsTag } from '../discussion/comments.ts';

let calls: TestCalls;
let blog: number;
let section: number;
const administer = async (method: 'POST' | 'DELETE', path: string, payload?: object) =>
  (await calls.administer({ method, url: `/api/en/${path}`, ...(payload && { payload }) })).json();
beforeAll(async () => {
  calls = await openTestCalls(await eachDatabaseConfig());
  blog = (await administer('POST', 'community/add', { name: { en: 'Blog', ar: 'مدونة' } })).id;
  section = (await administer('POST', 'communityonepost', { category_id: blog, title: 'T', text: 'X', path: '/' })).id;
});
afterAll(() => calls.close());
beforeEach(async () => {
  for (const table of ['free_comment', 'free_post', 'comment', 'rate_limit'] as const)
    await calls.services.database.write.deleteFrom(table).execute();
  await calls.services.database.transaction((tx) =>
    calls.services.database.versions.touch(tx, [commentsTag(section), freePostsTag]),
  );
});

const visit = (url: string, headers: Readonly<Record<string, string>> = {}) => calls.visit({ url, headers });
const ids = (answer: Awaited<ReturnType<typeof visit>>): number[] => answer.json().map(({ id }: { id: number }) => id);

let visitors = 0;
async function write(path: string, payload: object): Promise<number> {
  visitors += 1;
  const remoteAddress = `2001:db8:${visitors.toString(16)}::2`;
  const headers = { cookie: formCookie() };
  const url = `/api/en/${path}`;
  const answer = await calls.visit({ method: 'POST', url, payload, headers, remoteAddress });
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
}
const comment = (text: string) => write('communitypostcomments', { post_id: section, username: 'A', text });
const post = (content: string) => write('communityposts/posts', { author_name: 'A', content });
const reply = (to: number, text: string) => write(`communityposts/posts/${to}/comments`, { commenter_name: 'B', text });

/** The three lists, each with its kind, one item, and a function that adds another. */
const lists = {
  async comments() {
    return { kind: 'comment', path: `communitypostcomments/${section}`, id: await comment('One'), add: comment };
  },
  async posts() {
    return { kind: 'post', path: 'communityposts/posts', id: await post('One'), add: post };
  },
  async replies() {
    const to = await post('Post');
    const path = `communityposts/posts/${to}/comments`;
    return { kind: 'post-comment', path, id: await reply(to, 'One'), add: (text: string) => reply(to, text) };
  },
};
const names = ['comments', 'posts', 'replies'] as const;

/** Follows the `next` links of a list and returns every id. */
async function follow(first: string): Promise<number[]> {
  const found: number[] = [];
  for (let url: string | undefined = first; url !== undefined;) {
    const answer: Awaited<ReturnType<typeof visit>> = await visit(url);
    expect(answer.statusCode).toBe(200);
    found.push(...ids(answer));
    url = /^<([^>]+)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1];
  }
  return found;
}

describe('what visitors read of each other', () => {
  it.each(names)(
    '%s have a tag and are 304 until one is written, held, shown, deleted or brought back',
    async (name) => {
      const { kind, path, id, add } = await lists[name]();
      const seen = async (etag: string) => visit(`/api/en/${path}`, { 'if-none-match': etag });
      let answer = await seen('');
      expect(ids(answer)).toEqual([id]);
      const expectChange = async (change: () => Promise<unknown>, isThere: boolean) => {
        const etag = String(answer.headers.etag);
        expect((await seen(etag)).statusCode).toBe(304);
        await change();
        answer = await seen(etag);
        expect([answer.statusCode, ids(answer).includes(id)]).toEqual([200, isThere]);
      };
      await expectChange(() => add('Two'), true);
      await expectChange(() => administer('POST', `held/${kind}/${id}`), false);
      await expectChange(() => administer('POST', `held/${kind}/${id}/release`), true);
      let undo = 0;
      const single = name === 'comments' ? `communitypostcomments/${id}` : `${path}/${id}`;
      await expectChange(async () => {
        ({ undo } = await administer('DELETE', single));
      }, false);
      await expectChange(() => administer('POST', `revisions/${undo}/undo`), true);
    },
  );

  it('comments are hidden with an unpublished blog, and return with it', async () => {
    const id = await comment('One');
    const url = `/api/en/communitypostcomments/${section}`;
    expect(ids(await visit(url))).toEqual([id]);
    await administer('POST', `community/${blog}/publishing`, { action: 'unpublish' });
    expect([ids(await visit(url)), (await visit(url)).headers['x-total-count']]).toEqual([[], '0']);
    await administer('POST', `community/${blog}/publishing`, { action: 'publish' });
    expect(ids(await visit(url))).toEqual([id]);
  });

  it('comments on a section that is written later are found', async () => {
    const next = section + 1;
    expect((await visit(`/api/en/communitypostcomments/${next}`)).json()).toEqual([]);
    const made = await administer('POST', 'communityonepost', { category_id: blog, title: 'N', text: 'X', path: '/' });
    await write('communitypostcomments', { post_id: made.id, username: 'A', text: 'One' });
    expect((await visit(`/api/en/communitypostcomments/${made.id}`)).json()).toHaveLength(1);
  });

  it('is made once for all who ask for the same', async () => {
    await post('One');
    await visit('/api/en/communityposts/posts?limit=5&sort=created_at');
    const requested = vi.spyOn(calls.services.database.read, 'selectFrom');
    await visit('/api/en/communityposts/posts?sort=created_at&limit=5');
    expect(requested.mock.calls.flat()).not.toContain('free_post');
    requested.mockRestore();
  });
});

describe('a list of messages', () => {
  it.each(names)('of %s is read from either end, and its links lead through all of it', async (name) => {
    const { path, id, add } = await lists[name]();
    const all = [id];
    for (const text of ['Two', 'Three', 'Four', 'Five']) all.push(await add(text));
    const [ahead, back] = name === 'posts' ? ['created_at', '-created_at'] : ['id', '-id'];
    expect(await follow(`/api/en/${path}?limit=2&sort=${ahead}`)).toEqual(all);
    expect(await follow(`/api/en/${path}?limit=2&sort=${back}`)).toEqual(all.toReversed());
    expect((await visit(`/api/en/${path}?limit=1`)).headers['x-total-count']).toBe('5');
  });

  it('leads from the latest comments to those before them', async () => {
    const rows = Array.from({ length: 45 }, (_, index) => ({
      post_collection: 'communityonepost',
      post_id: section,
      username: 'C',
      text: `Comment ${index}`,
      created_at: new Date(Date.UTC(2020, 0, 1, 0, index)).toISOString(),
      held: 0,
    }));
    const made = await calls.services.database.write.insertInto('comment').values(rows).returning('id').execute();
    const all = made.map(({ id }) => id).toSorted((one, other) => one - other);
    const found = await follow(`/api/en/communitypostcomments/${section}`);
    expect(found.slice(0, 20)).toEqual(all.slice(-20));
    expect(found.slice(20)).toEqual(all.slice(0, 25).toReversed());
  });

  it.each(names)('of %s holds the fields that are asked for', async (name) => {
    const { path, id } = await lists[name]();
    expect((await visit(`/api/en/${path}?fields=created_at`)).json()).toEqual([{ id, created_at: expect.any(String) }]);
    expect((await visit(`/api/en/${path}?fields=held`)).statusCode).toBe(400);
    expect((await visit(`/api/en/${path}?sort=author`)).statusCode).toBe(400);
  });
});
