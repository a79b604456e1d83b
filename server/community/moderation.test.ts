import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../tests/support/open-test-calls.ts';

let calls: TestCalls;
let blog: number;
let section: number;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
  const added = await calls.administer({ method: 'POST', url: '/api/en/community/add', payload: { name: 'Blog' } });
  blog = added.json()['id'];
  const payload = { category_id: blog, title: { en: 'Light', ar: 'ضوء' }, text: 'X', path: '/' };
  section = (await calls.administer({ method: 'POST', url: '/api/en/communityonepost', payload })).json()['id'];
});
afterAll(() => calls.close());

const at = '2026-01-01T00:00:00.000Z';
let minute = 0;
/** Each call returns a timestamp one minute later. */
const nextTimestamp = (): string => {
  minute += 1;
  return new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
};
const write = () => calls.services.database.write;
const addComment = (username: string, text: string, held = 0) =>
  write()
    .insertInto('comment')
    .values({ post_id: section, username, text, created_at: nextTimestamp(), held })
    .returningAll()
    .executeTakeFirstOrThrow();
const addPost = (author_name: string, content: string, held = 0) =>
  write()
    .insertInto('free_post')
    .values({ author_name, content, created_at: nextTimestamp(), held })
    .returningAll()
    .executeTakeFirstOrThrow();
const addReply = (post_id: number, commenter_name: string, text: string) =>
  write()
    .insertInto('free_comment')
    .values({ post_id, commenter_name, text, created_at: nextTimestamp() })
    .returningAll()
    .executeTakeFirstOrThrow();

const clear = async () => {
  for (const table of ['comment', 'free_comment', 'free_post'] as const) await write().deleteFrom(table).execute();
};
const list = async (query = '') => (await calls.administer({ url: `/api/en/messages?${query}` })).json();
const find = async (filter: object) =>
  (await calls.administer({ method: 'POST', url: '/api/en/messages/find', payload: filter })).json();
const textsOf = ({ messages }: { readonly messages: readonly { readonly text: string }[] }): string[] =>
  messages.map(({ text }) => text);
const shown = async (path: string) => (await calls.visit({ url: `/api/en/${path}` })).body;
/** The newest changes of the history: the action and its effect on what visitors see. */
const changes = async (limit: number) => {
  const newest: readonly { readonly action: string; readonly publishing: object | null }[] = (
    await calls.administer({ url: `/api/en/revisions?limit=${limit}` })
  ).json();
  return newest.map(({ action, publishing }) => ({ action, publishing }));
};
const undo = (revision: number) => calls.administer({ method: 'POST', url: `/api/en/revisions/${revision}/undo` });

describe('what visitors wrote, in one list', () => {
  it('is of every kind, newest first, and tells what it was written on', async () => {
    await clear();
    const comment = await addComment('سارة', 'First', 1);
    const post = await addPost('Omar', 'Second');
    const reply = await addReply(post.id, 'Lina', 'Third');
    expect(await list()).toEqual({
      messages: [
        {
          kind: 'post-comment',
          id: reply.id,
          post_id: post.id,
          author: 'Lina',
          text: 'Third',
          created_at: reply.created_at,
          held: false,
          hidden: false,
          about: { post: post.id, author: 'Omar', text: 'Second' },
          replies: 0,
        },
        {
          kind: 'post',
          id: post.id,
          post_id: null,
          author: 'Omar',
          text: 'Second',
          created_at: post.created_at,
          held: false,
          hidden: false,
          about: null,
          replies: 1,
        },
        {
          kind: 'comment',
          id: comment.id,
          post_id: section,
          author: 'سارة',
          text: 'First',
          created_at: comment.created_at,
          held: true,
          hidden: false,
          about: { section, blog, title: { en: 'Light', ar: 'ضوء' } },
          replies: 0,
        },
      ],
      next: null,
      total: 3,
    });
  });

  it('is searched in any spelling, and filtered by kind and state', async () => {
    await clear();
    await addComment('أحمد', 'شاشة جميلة', 1);
    const post = await addPost('Élodie', 'A wall of light');
    await addReply(post.id, 'Omar', 'Nice WALL');
    expect(textsOf(await find({ q: 'احمد شاشه' }))).toEqual(['شاشة جميلة']);
    expect(textsOf(await find({ q: 'elodie' }))).toEqual(['A wall of light']);
    expect(textsOf(await find({ q: 'wall' }))).toEqual(['Nice WALL', 'A wall of light']);
    expect(textsOf(await list('kind=comment'))).toEqual(['شاشة جميلة']);
    expect(textsOf(await list('held=true'))).toEqual(['شاشة جميلة']);
    expect(textsOf(await list('held=false&kind=post-comment'))).toEqual(['Nice WALL']);
    expect(textsOf(await find({ q: '%' }))).toEqual([]);
  });

  it('is read part by part without a gap or a repetition, also where moments are the same', async () => {
    await clear();
    const at = '2026-02-01T00:00:00.000Z';
    const comment = { post_id: section, username: 'A', created_at: at };
    for (let index = 0; index < 7; index += 1) {
      await write()
        .insertInto('comment')
        .values({ ...comment, text: `comment ${index}` })
        .execute();
      await write()
        .insertInto('free_post')
        .values({ author_name: 'A', content: `post ${index}`, created_at: at })
        .execute();
    }
    const whole = textsOf(await list());
    expect(whole).toHaveLength(14);
    for (const q of ['', 'A']) {
      const read: string[] = [];
      for (let after: string | null = ''; after !== null;) {
        const page = await find({ limit: 3, q, ...(after !== '' && { after }) });
        read.push(...textsOf(page));
        after = page.next;
      }
      expect(read).toEqual(whole);
    }
  });

  it('refuses what it does not know', async () => {
    for (const query of ['kind=account', 'held=perhaps', 'after=yesterday', 'limit=0', 'colour=red', 'q=Sara']) {
      const answer = await calls.administer({ url: `/api/en/messages?${query}` });
      expect(answer.statusCode, query).toBe(400);
    }
  });
});

describe('a message that visitors see', () => {
  const moderate = (kind: string, id: number) =>
    calls.administer({ method: 'POST', url: `/api/en/held/${kind}/${id}` });
  const release = (kind: string, id: number) =>
    calls.administer({ method: 'POST', url: `/api/en/held/${kind}/${id}/release` });

  it('is held back, shown again, and both can be undone', async () => {
    await clear();
    const comment = await addComment('A', 'A remark');
    const post = await addPost('B', 'A word');
    const reply = await addReply(post.id, 'C', 'An answer');
    const posts = [
      { kind: 'post-comment', id: reply.id, text: 'An answer', path: 'communityposts/posts' },
      { kind: 'post', id: post.id, text: 'A word', path: 'communityposts/posts' },
      { kind: 'comment', id: comment.id, text: 'A remark', path: `communitypostcomments/${section}` },
    ];
    for (const { kind, id, text, path } of posts) {
      const held = await moderate(kind, id);
      expect(held.json()).toMatchObject({ message: 'Hidden from visitors', undo: expect.any(Number) });
      expect(await shown(path)).not.toContain(text);
      expect((await moderate(kind, id)).statusCode).toBe(404);

      expect((await undo(held.json()['undo'])).statusCode).toBe(200);
      expect((await undo(held.json()['undo'])).statusCode).toBe(400);
      expect(await shown(path)).toContain(text);

      await moderate(kind, id);
      const released = await release(kind, id);
      expect(await changes(2)).toEqual([
        { action: 'update', publishing: { action: 'release', languages: [] } },
        { action: 'update', publishing: { action: 'hold', languages: [] } },
      ]);
      expect(released.json()).toMatchObject({ message: 'Released', undo: expect.any(Number) });
      await undo(released.json()['undo']);
      expect(await shown(path)).not.toContain(text);
    }
    expect((await moderate('comment', 999_999)).statusCode).toBe(404);
    expect((await moderate('account', 1)).statusCode).toBe(404);
  });

  it('awaits no review any more, and does so again where its release is undone [API-ADM-197]', async () => {
    await clear();
    const today = async () => (await calls.administer({ url: '/api/en/today' })).json()['heldVoices'];
    const shownOne = await addComment('A', 'A remark');
    const suspicious = await addPost('B', 'A word', 1);
    expect(await today()).toBe(1);

    const hidden = await moderate('comment', shownOne.id);
    expect(await today()).toBe(1);
    expect(textsOf(await list('held=true'))).toEqual(['A word']);
    expect(await list('held=true')).toMatchObject({ total: 1 });
    expect(await list('hidden=true')).toMatchObject({ total: 1, messages: [{ text: 'A remark', hidden: true }] });
    expect(await find({ q: 'remark', hidden: true })).toMatchObject({ messages: [{ text: 'A remark' }] });
    expect((await calls.administer({ url: '/api/en/held' })).json()['comments']).toEqual([]);
    await undo(hidden.json()['undo']);
    expect(await list('hidden=true')).toMatchObject({ total: 0, messages: [] });

    const released = await release('post', suspicious.id);
    expect(await today()).toBe(0);
    await undo(released.json()['undo']);
    expect(await today()).toBe(1);
    expect(textsOf(await list('held=true'))).toEqual(['A word']);
  });

  it('tells the history that none of its words changed', async () => {
    await clear();
    const { id } = await addComment('A', 'Words');
    const { undo: revision } = (await moderate('comment', id)).json();
    const [change] = (await calls.administer({ url: '/api/en/revisions?limit=1' })).json();
    expect(change).toMatchObject({ id: revision, action: 'update', title: 'A', changed: [] });
  });
});

describe('everything under a name', () => {
  const by = (path: string, payload: object) =>
    calls.administer({ method: 'POST', url: `/api/en/messages/by${path}`, payload });
  const count = async (author: string) => (await by('', { author })).json();
  const remove = (author: string) => by('/remove', { author });

  it('is counted, goes at once with what others wrote below it, and comes back as it was', async () => {
    await clear();
    await addComment('Spam', 'One');
    await addComment('Sara', 'Stays');
    const post = await addPost('Spam', 'Two', 1);
    const other = await addPost('Sara', 'Stays, too');
    await addReply(post.id, 'Sara', 'Below');
    await addReply(post.id, 'Spam', 'Three');
    await addReply(other.id, 'Spam', 'Four');
    const before = await list();

    expect(await count('Spam')).toEqual({ messages: 4, replies: 1 });
    expect(await count('spam')).toEqual({ messages: 0, replies: 0 });
    const removed = await remove('Spam');
    expect(removed.json()).toMatchObject({ message: 'Everything written under this name was deleted', count: 5 });
    expect(textsOf(await list())).toEqual(['Stays, too', 'Stays']);

    const back = await undo(removed.json()['undo']);
    expect(back.statusCode).toBe(200);
    expect(await list()).toEqual(before);
    expect((await undo(back.json()['undo'])).statusCode).toBe(200);
    expect(textsOf(await list())).toEqual(['Stays, too', 'Stays']);
  });

  it('goes and comes back whole, however much it is', { timeout: 60_000 }, async () => {
    await clear();
    const many = 33_000;
    const { id: post_id } = await addPost('Spam', 'Below me stands a lot');
    for (let start = 0; start < many; start += 3000) {
      const some = Array.from({ length: 3000 }, () => ({ post_id, commenter_name: 'Bot', text: 'x', created_at: at }));
      await write().insertInto('free_comment').values(some).execute();
    }
    const posts = Array.from({ length: 5500 }, () => ({ author_name: 'Spam', content: 'y', created_at: at }));
    await write().insertInto('free_post').values(posts).execute();
    expect(await count('Spam')).toEqual({ messages: 5501, replies: many });
    const removed = (await remove('Spam')).json();
    expect(removed).toMatchObject({ count: 5501 + many });
    expect(await list()).toMatchObject({ messages: [] });
    expect((await undo(removed.undo)).statusCode).toBe(200);
    expect(await count('Spam')).toEqual({ messages: 5501, replies: many });
    await clear();
  });

  it('answers 404 where there is nothing, and 400 without a name', async () => {
    expect((await remove('Nobody')).statusCode).toBe(404);
    expect((await by('/remove', {})).statusCode).toBe(400);
    expect((await remove('A\u0000')).statusCode).toBe(400);
  });

  it('waits until what it was written on is back', async () => {
    await clear();
    const post = await addPost('Sara', 'Post');
    await addReply(post.id, 'Spam', 'Below');
    const { undo: author } = (await remove('Spam')).json();
    const gone = await calls.administer({ method: 'DELETE', url: `/api/en/communityposts/posts/${post.id}` });
    expect((await undo(author)).statusCode).toBe(400);
    await undo(gone.json()['undo']);
    expect((await undo(author)).statusCode).toBe(200);
    expect(textsOf(await list())).toEqual(['Below', 'Post']);
  });
});
