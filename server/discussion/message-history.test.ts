import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../tests/support/open-test-calls.ts';
import { sweepEnquiries } from '../enquiries/people/retention.ts';

let calls: TestCalls;
let blog: number;
let section: number;
beforeAll(async () => {
  calls = await openTestCalls(await eachDatabaseConfig());
  blog = (await calls.administer({ method: 'POST', url: '/api/en/community/add', payload: { name: 'Blog' } })).json()[
    'id'
  ];
  const payload = { category_id: blog, title: 'T', text: 'X', path: '/' };
  section = (await calls.administer({ method: 'POST', url: '/api/en/communityonepost', payload })).json()['id'];
});
afterAll(() => calls.close());

const at = '2026-01-02T03:04:05.678Z';
const tables = () => calls.services.database;
const addComment = async (text: string) =>
  tables()
    .write.insertInto('comment')
    .values({ post_id: section, username: 'سارة', text, created_at: at, held: 1 })
    .returningAll()
    .executeTakeFirstOrThrow();
const addPost = async () =>
  tables()
    .write.insertInto('free_post')
    .values({ author_name: 'A', content: 'Post', created_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
const addReply = async (post_id: number, text: string) =>
  tables()
    .write.insertInto('free_comment')
    .values({ post_id, commenter_name: 'B', text, created_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();

async function remove(path: string): Promise<number> {
  const deleted = await calls.administer({ method: 'DELETE', url: `/api/en/${path}` });
  expect(deleted.json()).toMatchObject({ message: 'Item deleted', undo: expect.any(Number) });
  return deleted.json()['undo'];
}
const undo = (revision: number) => calls.administer({ method: 'POST', url: `/api/en/revisions/${revision}/undo` });
const comments = () => tables().read.selectFrom('comment').selectAll().where('post_id', '=', section).execute();
const posts = () => tables().read.selectFrom('free_post').selectAll().execute();
const replies = () => tables().read.selectFrom('free_comment').selectAll().orderBy('id').execute();

describe('what visitors wrote and the administrator deleted', () => {
  it('a comment comes back with its id and time, once, held as it was [OP-027]', async () => {
    const comment = await addComment('Kept');
    const revision = await remove(`communitypostcomments/${comment.id}`);
    expect(await comments()).toEqual([]);
    expect((await undo(revision)).statusCode).toBe(200);
    expect(await comments()).toEqual([comment]);
    expect((await undo(revision)).statusCode).toBe(400);
    expect(await comments()).toEqual([comment]);
  });

  it('is erased from the history, too, when it can no longer be brought back after thirty days', async () => {
    const comment = await addComment('Forget me');
    const revision = await remove(`communitypostcomments/${comment.id}`);
    const { database, enquiries } = calls.services;
    const age = async (days: number) => {
      const timestamp = new Date(Date.now() - days * 86_400_000).toISOString();
      await database.write.updateTable('revision').set({ at: timestamp }).where('id', '=', revision).execute();
      await sweepEnquiries(enquiries.sources);
    };
    const remaining = () => database.read.selectFrom('revision').select('id').where('id', '=', revision).execute();
    await age(29);
    expect(await remaining()).toHaveLength(1);
    await age(31);
    expect(await remaining()).toEqual([]);
    expect((await undo(revision)).statusCode).toBe(404);
  });

  it('an undo can be undone', async () => {
    const comment = await addComment('Back and forth');
    const back = await undo(await remove(`communitypostcomments/${comment.id}`));
    const forth = await undo(back.json()['undo']);
    expect(await comments()).not.toContainEqual(comment);
    await undo(forth.json()['undo']);
    expect(await comments()).toContainEqual(comment);
  });

  it('a free post comes back with its comments, a comment alone as well [OP-010, OP-027]', async () => {
    const post = await addPost();
    const path = `communityposts/posts/${post.id}`;
    const [first, second] = [await addReply(post.id, 'One'), await addReply(post.id, 'Two')];
    const one = await remove(`${path}/comments/${first.id}`);
    const all = await remove(path);
    expect([await posts(), await replies()]).toEqual([[], []]);
    expect((await undo(one)).statusCode).toBe(400);
    expect((await undo(all)).statusCode).toBe(200);
    expect([await posts(), await replies()]).toEqual([[post], [second]]);
    expect((await undo(one)).statusCode).toBe(200);
    expect(await replies()).toEqual([first, second]);
  });

  it('a comment waits until the section it was written on is back', async () => {
    const comment = await addComment('On a section');
    const revision = await remove(`communitypostcomments/${comment.id}`);
    const gone = await remove(`communityonepost/${section}`);
    expect((await undo(revision)).statusCode).toBe(400);
    expect((await undo(gone)).statusCode).toBe(200);
    expect((await undo(revision)).statusCode).toBe(200);
    expect(await comments()).toContainEqual(comment);
  });

  it('the history names what was deleted, and by whom', async () => {
    const comment = await addComment('In the history');
    const revision = await remove(`communitypostcomments/${comment.id}`);
    const history = await calls.administer({ url: '/api/en/revisions?collection=communitypostcomments&limit=1' });
    expect(history.json()).toMatchObject([
      { id: revision, action: 'delete', actor: 'admin', entry_id: comment.id, category_id: section, title: 'سارة' },
    ]);
  });

  it('pages that showed it are rendered again when it is removed and restored', async () => {
    const post = await addPost();
    const comment = await addComment('Shown');
    const { versions } = tables();
    const tags = new Set<string>();
    versions.current();
    const stop = versions.onChange((changed) => {
      for (const tag of changed) tags.add(tag);
    });
    const expectTags = async () => {
      const wanted = [`communitypostcomments<${section}`, 'communityposts/posts'];
      await expect.poll(() => wanted.filter((tag) => !tags.has(tag))).toEqual([]);
      tags.clear();
    };
    const revisions = [
      await remove(`communitypostcomments/${comment.id}`),
      await remove(`communityposts/posts/${post.id}`),
    ];
    await expectTags();
    for (const revision of revisions) await undo(revision);
    await expectTags();
    stop();
  });

  it(
    'a section with more comments than one statement holds comes back whole [OP-027]',
    { timeout: 60_000 },
    async () => {
      const rows = Array.from({ length: 500 }, (_, index) => ({
        post_id: section,
        username: 'A',
        text: `Text ${index}`,
        created_at: at,
      }));
      for (let turn = 0; turn < 10; turn += 1) await tables().write.insertInto('comment').values(rows).execute();
      const { length } = await comments();
      expect((await undo(await remove(`community/${blog}`))).statusCode).toBe(200);
      expect(await comments()).toHaveLength(length);
    },
  );
});
