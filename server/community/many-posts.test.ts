import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import { formCookie, openTestCalls, type TestCalls } from '../../tests/support/open-test-calls.ts';
import { commentsTag, freePostsTag } from '../discussion/comments.ts';
import { createDiscussion } from '../discussion/create-discussion.ts';
import { usualInAnHour } from '../discussion/usual-hour.ts';

let calls: TestCalls;
let section: number;
beforeAll(async () => {
  calls = await openTestCalls(await eachDatabaseConfig());
  const blog = await calls.administer({ method: 'POST', url: '/api/en/community/add', payload: { name: 'Blog' } });
  const payload = { category_id: blog.json()['id'], title: 'T', text: 'X', path: '/' };
  section = (await calls.administer({ method: 'POST', url: '/api/en/communityonepost', payload })).json()['id'];
});
afterAll(() => calls.close());
/** Touches the tags after rows were written without a call, so that no cached answer remains. */
const touch = () =>
  calls.services.database.transaction((tx) =>
    calls.services.database.versions.touch(tx, [commentsTag(section), freePostsTag]),
  );
const clear = async () => {
  for (const table of ['free_comment', 'free_post', 'comment', 'rate_limit'] as const)
    await calls.services.database.write.deleteFrom(table).execute();
  await touch();
};
beforeEach(clear);

const get = (path: string) => calls.visit({ url: `/api/en/${path}` });
const idsOf = (answer: Awaited<ReturnType<typeof get>>): number[] => answer.json().map(({ id }: { id: number }) => id);
const long = (index: number) => new Date(Date.UTC(2020, 0, 1, 0, index)).toISOString();

async function writePosts(count: number): Promise<number[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    author_name: 'A',
    content: `Post ${index}`,
    created_at: long(index),
    held: 0,
  }));
  const made = await calls.services.database.write.insertInto('free_post').values(rows).returning('id').execute();
  await touch();
  return made.map(({ id }) => id).toSorted((one, other) => one - other);
}
async function writeReplies(post: number, count: number): Promise<number[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    post_id: post,
    commenter_name: 'B',
    text: `Reply ${index}`,
    created_at: long(index),
    held: 0,
  }));
  const made = await calls.services.database.write.insertInto('free_comment').values(rows).returning('id').execute();
  await touch();
  return made.map(({ id }) => id).toSorted((one, other) => one - other);
}
async function writeComments(count: number): Promise<number[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    post_collection: 'communityonepost',
    post_id: section,
    username: 'C',
    text: `Comment ${index}`,
    created_at: long(index),
    held: 0,
  }));
  const made = await calls.services.database.write.insertInto('comment').values(rows).returning('id').execute();
  await touch();
  return made.map(({ id }) => id).toSorted((one, other) => one - other);
}

/** Reads every part of a list and returns all ids. */
async function walk(path: string, first: string): Promise<number[]> {
  const all: number[] = [];
  for (let query = first; ;) {
    const ids = idsOf(await get(`${path}?limit=20${query}`));
    all.push(...ids);
    if (ids.length < 20) return all;
    query = `&after=${ids.at(-1)}`;
  }
}

describe('what many visitors wrote is read 20 at a time [OP-050]', () => {
  it('GET communityposts/posts answers the newest 20 and tells how many there are', async () => {
    const ids = (await writePosts(45)).toReversed();
    const answer = await get('communityposts/posts');
    expect([idsOf(answer), answer.headers['x-total-count']]).toEqual([ids.slice(0, 20), '45']);
    expect(Object.keys(answer.json()[0])).toEqual(['id', 'author_name', 'content', 'created_at', 'comments']);
    expect(await walk('communityposts/posts', '')).toEqual(ids);
    expect(idsOf(await get('communityposts/posts?limit=100'))).toEqual(ids);
  });

  it('a post that went meanwhile leaves no gap and no end in the list', async () => {
    const ids = (await writePosts(30)).toReversed();
    await calls.services.database.write
      .deleteFrom('free_post')
      .where('id', '=', ids[19] ?? 0)
      .execute();
    await touch();
    expect(idsOf(await get(`communityposts/posts?after=${ids[19]}`))).toEqual(ids.slice(20));
    expect(idsOf(await get('communityposts/posts?after=0'))).toEqual([]);
  });

  it('a post is listed with its latest 20 comments and says how many it has; all of them are read by their own call', async () => {
    const [post = 0] = await writePosts(1);
    const ids = await writeReplies(post, 45);
    const [listed] = (await get('communityposts/posts')).json();
    expect(listed.comments.map(({ id }: { id: number }) => id)).toEqual(ids.slice(-20));
    expect(listed.comment_count).toBe(45);
    const path = `communityposts/posts/${post}/comments`;
    const answer = await get(path);
    expect([idsOf(answer), answer.headers['x-total-count']]).toEqual([ids.slice(-20), '45']);
    expect(await walk(path, '&after=0')).toEqual(ids);
    expect((await get('communityposts/posts/999999/comments')).statusCode).toBe(404);
  });

  it('GET communitypostcomments/{id} answers the latest 20, or all of them from the first on', async () => {
    const ids = await writeComments(45);
    const answer = await get(`communitypostcomments/${section}`);
    expect([idsOf(answer), answer.headers['x-total-count']]).toEqual([ids.slice(-20), '45']);
    expect(await walk(`communitypostcomments/${section}`, '')).toEqual(ids);
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'after=-1', 'after=99999999999', 'after=1.5', 'limit=1&limit=2'])(
    '%s is refused',
    async (query) => {
      for (const path of ['communityposts/posts', `communitypostcomments/${section}`])
        expect((await get(`${path}?${query}`)).statusCode).toBe(400);
    },
  );

  it('pages read parts that meet and do not overlap', async () => {
    const [post = 0, ...others] = await writePosts(45);
    const ids = await writeReplies(post, 30);
    const discussion = createDiscussion(calls.services.database);
    const first = await discussion.freePosts(null);
    const second = await discussion.freePosts(first.older);
    const third = await discussion.freePosts(second.older);
    const read = [first, second, third].flatMap((part) => part.items.map(({ id }) => id));
    expect(read).toEqual([post, ...others].toReversed());
    expect([first.behind, second.behind, third.older, third.total]).toEqual([null, first.older, null, 45]);
    const latest = await discussion.freePost(post, null);
    const older = await discussion.freePost(post, latest?.part.older ?? null);
    expect([latest?.post.commentCount, latest?.post.comments.length]).toEqual([30, 20]);
    expect([older, latest].flatMap((found) => found?.part.items.map(({ id }) => id))).toEqual(ids);
    expect((await discussion.freePosts(999_999_999)).behind).toBeNull();
    expect((await discussion.commentsOf(section, 999_999_999)).behind).toBeNull();
  });
});

describe('more posts than in a usual hour, from any addresses [OP-050]', () => {
  const flood = async (url: string, payload: object, count: number) => {
    const answers: { readonly held?: boolean }[] = [];
    for (let turn = 0; turn < count; turn += 1) {
      const remoteAddress = `2001:db8:${turn.toString(16)}::1`;
      const answer = await calls.visit({
        method: 'POST',
        url: `/api/en/${url}`,
        payload,
        headers: { cookie: formCookie() },
        remoteAddress,
      });
      expect(answer.statusCode).toBe(201);
      answers.push(answer.json());
    }
    return answers.map(({ held }) => held === true);
  };

  it('is held for review and its author is notified; none is lost, and after the hour posts are shown again', async () => {
    const payload = { author_name: 'Many', content: 'The same' };
    const held = await flood('communityposts/posts', payload, usualInAnHour + 5);
    expect(held.indexOf(true)).toBe(usualInAnHour);
    expect(held.slice(usualInAnHour)).not.toContain(false);
    expect((await get('communityposts/posts')).headers['x-total-count']).toBe(String(usualInAnHour));
    expect((await calls.administer({ url: '/api/en/held' })).json()['posts']).toHaveLength(5);
    // The limit of one kind does not affect other kinds.
    expect(await flood('communitypostcomments', { post_id: section, username: 'A', text: 'B' }, 1)).toEqual([false]);

    const past = new Date(Date.now() - 3_601_000).toISOString();
    await calls.services.database.write.updateTable('free_post').set({ created_at: past }).execute();
    await calls.services.database.write.deleteFrom('rate_limit').execute();
    expect(await flood('communityposts/posts', payload, 1)).toEqual([false]);
  });

  it('does not count held posts: a program without a form token delays no visitor', async () => {
    for (let turn = 0; turn < usualInAnHour + 1; turn += 1)
      await calls.visit({
        method: 'POST',
        url: '/api/en/communityposts/posts',
        payload: { author_name: 'Program', content: 'x' },
        remoteAddress: `2001:db8:${(0x1000 + turn).toString(16)}::1`,
      });
    expect(await flood('communityposts/posts', { author_name: 'Person', content: 'x' }, 1)).toEqual([false]);
  });
});
