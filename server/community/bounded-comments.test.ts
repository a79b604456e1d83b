import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { communityPosts } from '../../content/collections/index.ts';
import { commentsAtOnce } from '../../content/model/discussion.ts';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { quiet } from '../../tests/support/open-test-store.ts';
import { plansOf, wasteOf } from '../../tests/support/explain-queries.ts';
import { connectDatabase, type Database } from '../database/connect.ts';
import { countAuthor } from '../discussion/authors.ts';
import { allComments } from '../discussion/comments.ts';
import { findFreePost, listComments, listFreeComments, listFreePosts } from '../discussion/list-comments.ts';
import { readRecordComments } from '../discussion/record-comments.ts';
import { isAboveUsual } from '../discussion/usual-hour.ts';
import { countPosts, listPosts, lookedThrough } from './list-posts.ts';

type Reading = Pick<Database, 'read' | 'dialect'>;

let database: Database;
const at = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, Math.floor(index / 3))).toISOString();
const many = Array.from({ length: 900 }, (_, index) => index);
/** Some comments are pending moderation. */
const heldOf = (index: number): 0 | 1 => (index % 7 === 0 ? 1 : 0);

beforeAll(async () => {
  database = await connectDatabase({ ...(await testDatabaseConfig()), log: quiet });
  const { write } = database;
  const entry = { collection: communityPosts.base, position: 0, fields: '{}', created_at: at(0), updated_at: at(0) };
  await write
    .insertInto('entry')
    .values([
      { ...entry, id: 1 },
      { ...entry, id: 2 },
    ])
    .execute();
  const said = (index: number) => ({ created_at: at(index), held: heldOf(index) });
  await write
    .insertInto('comment')
    .values(
      many.map((index) => ({ post_id: 1 + (index % 2), username: 'A', text: `Comment ${index}`, ...said(index) })),
    )
    .execute();
  const posts = await write
    .insertInto('free_post')
    .values(many.map((index) => ({ author_name: `B ${index % 3}`, content: `Post ${index}`, ...said(index) })))
    .returning('id')
    .execute();
  const [discussed = 0, other = 0] = posts.map(({ id }) => id).toReversed();
  await write
    .insertInto('free_comment')
    .values(
      many.map((index) => ({
        post_id: index % 9 === 0 ? other : discussed,
        commenter_name: 'C',
        text: index === 0 ? 'The needle' : 'Hay',
        ...said(index),
      })),
    )
    .execute();
});
afterAll(() => database.close());

const place = { created_at: at(400), kind: 'post', id: 400 } as const;
const works: readonly (readonly [string, (tables: Reading) => Promise<unknown>])[] = [
  ['comments on a section', (tables) => listComments(tables, 1, { before: null, limit: 21 })],
  ['comments on a section from the first on', (tables) => listComments(tables, 1, { after: 3, limit: 21 })],
  ['comments on a free post', (tables) => listFreeComments(tables, 1, { before: null, limit: 21 })],
  ['free posts', (tables) => listFreePosts(tables, { limit: 21, after: null })],
  ['free posts behind one', (tables) => listFreePosts(tables, { limit: 21, after: 500 })],
  ['a free post', (tables) => findFreePost(tables, 900)],
  ['comments on a record', ({ read }) => readRecordComments(read, [])],
  ['what stands under a name', ({ read }) => countAuthor(read, 'B 1')],
  ['how much is written in an hour', ({ read }) => isAboveUsual(read, 'free_post')],
  ...[undefined, true, false].flatMap((held) =>
    (
      [{}, { kind: 'comment' }, { kind: 'post' }, { section: 1 }, { after: place }, { isOldestFirst: true }] as const
    ).map(
      (part) =>
        [
          `messages for review ${JSON.stringify({ held, ...part })}`,
          async ({ read }: Reading) => {
            await listPosts(read, { words: '', held, ...part, limit: 25 });
            await countPosts(read, { held, ...part });
          },
        ] as const,
    ),
  ),
];

describe('of what visitors wrote', () => {
  it.each(works)('%s: read by an index in their order, and no table whole', async (_name, work) => {
    expect(await wasteOf(database, work)).toEqual([]);
  });

  it('posts with their latest comments cost three questions more than none, however many comments there are', async () => {
    const { rows } = await listFreePosts(database, { limit: commentsAtOnce, after: null });
    expect(rows).toHaveLength(commentsAtOnce);
    const discussed = rows.find(({ commentCount }) => commentCount > commentsAtOnce);
    expect(discussed?.comments).toHaveLength(commentsAtOnce);
    expect(discussed?.comments.map(({ id }) => id)).toEqual(
      discussed?.comments.map(({ id }) => id).toSorted((a, b) => a - b),
    );
    const plans = await plansOf(database, (tables) => listFreePosts(tables, { limit: commentsAtOnce, after: null }));
    expect(plans).toHaveLength(4);
  });

  it('the total is read from one row for each kind and state, for all subjects', async () => {
    const counted = ({ read }: Reading) => countPosts(read, {});
    const { read } = database;
    for (const { query } of await plansOf(database, counted)) expect(query).toContain('"owner" in');
    const sums = await read.selectFrom('tally').select(['subject', 'state', 'count']).where('owner', '=', 0).execute();
    expect(sums).toHaveLength(3 * 2);
    expect(sums.reduce((sum, { count }) => sum + count, 0)).toBe(await countPosts(read, {}));
  });

  it('every message for review comes once, in order, from either end, and as many as are counted', async () => {
    for (const isOldestFirst of [true, false])
      for (const filter of [{}, { held: true }, { held: false, kind: 'post' }, { section: 2 }] as const) {
        const found: string[] = [];
        let after: Awaited<ReturnType<typeof listPosts>>['next'] = null;
        do {
          const requested = { words: '', ...filter, isOldestFirst, limit: 70, ...(after !== null && { after }) };
          const page: Awaited<ReturnType<typeof listPosts>> = await listPosts(database.read, requested);
          found.push(
            ...page.messages.map(({ created_at, kind, id }) => `${created_at} ${kind} ${String(id).padStart(6, '0')}`),
          );
          after = page.next;
        } while (after !== null);
        const inOrder = [...new Set(found)].toSorted();
        expect(found).toEqual(isOldestFirst ? inOrder : inOrder.toReversed());
        expect(await countPosts(database.read, filter)).toBe(found.length);
      }
  });

  it('words are looked for in so many messages at a time, and the rest behind them when asked', async () => {
    const first = await listPosts(database.read, { words: 'needle', limit: 25 });
    expect([first.messages, first.next === null]).toEqual([[], false]);
    if (first.next === null) return;
    const second = await listPosts(database.read, { words: 'needle', limit: 25, after: first.next });
    expect([second.messages.length, second.next]).toEqual([1, null]);
    expect(lookedThrough).toBeLessThan(3 * many.length);
    const rows = (await plansOf(database, ({ read }) => listPosts(read, { words: 'needle', limit: 25 }))).length;
    expect(rows).toBe(3);
  });

  it('the comments on a post may be held and counted apart', async () => {
    const held = await countPosts(database.read, { held: true });
    const shown = await countPosts(database.read, { held: false });
    expect(held + shown).toBe(3 * many.length);
    expect((await allComments(database, { isNewestFirst: false, limit: 5 })).total).toBe(many.length);
  });
});
