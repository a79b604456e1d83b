import { afterAll, beforeAll, expect, it } from 'vitest';
import { communityPosts } from '../../content/collections/index.ts';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import { openTestStore, type TestStore } from '../../tests/support/open-test-store.ts';

let opened: TestStore;
beforeAll(async () => {
  opened = await openTestStore(await eachDatabaseConfig());
});
afterAll(() => opened.database.close());

const at = '2026-01-01T00:00:00.000Z';
const tally = async () =>
  (await opened.database.read.selectFrom('tally').selectAll().where('count', '<>', 0).execute())
    .map(({ subject, state, owner, count }) => [subject, state, owner, count].join(' '))
    .toSorted();

it('the totals of what visitors wrote follow every insert, update and delete', async () => {
  const { database } = opened;
  const write = database.write;
  const entry = { collection: communityPosts.base, id: 7, position: 0, fields: '{}', created_at: at, updated_at: at };
  await write.insertInto('entry').values(entry).execute();
  const comment = { held: 0, post_id: 7, username: 'A', text: 'B', created_at: at };
  await write
    .insertInto('comment')
    .values([comment, { ...comment, held: 1 }, comment])
    .execute();
  const { id } = await write
    .insertInto('free_post')
    .values({ author_name: 'A', content: 'B', created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const reply = { post_id: id, commenter_name: 'A', text: 'B', created_at: at };
  await write.insertInto('free_comment').values([reply, reply]).execute();
  expect(await tally()).toEqual(
    [
      'comment 0 0 2',
      'comment 0 7 2',
      'comment 1 0 1',
      'comment 1 7 1',
      'free_comment 0 0 2',
      `free_comment 0 ${id} 2`,
      'free_post 0 0 1',
    ].toSorted(),
  );
  await write.updateTable('comment').set({ held: 1, text: 'C' }).where('held', '=', 0).execute();
  expect(await tally()).toEqual(expect.arrayContaining(['comment 1 0 3', 'comment 1 7 3']));
  await write.deleteFrom('free_post').where('id', '=', id).execute();
  expect(await tally()).toEqual(['comment 1 0 3', 'comment 1 7 3']);
  await write.deleteFrom('entry').where('id', '=', 7).execute();
  expect(await tally()).toEqual([]);
  await write
    .insertInto('subscriber')
    .values({ email: 'a@screens.example', language: 'ar', created_at: at, pending: 1 })
    .execute();
  await write.updateTable('subscriber').set({ pending: 0 }).execute();
  expect(await tally()).toEqual(['subscriber 0 0 1']);
});
