import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { heroBanners, products } from '../../../content/collections/index.ts';
import { emptyDatabaseConfig } from '../../../tests/support/database.ts';
import { openOlderDatabase } from '../../../tests/support/open-older-database.ts';
import { quiet } from '../../../tests/support/open-test-store.ts';
import { createEntryStore } from '../../records/create-entry-store.ts';
import { countPosted } from '../../discussion/count-posted.ts';
import { connectDatabase } from '../connect.ts';

it('what was there before is counted, and goes on to be', async () => {
  const config = await emptyDatabaseConfig();
  const older = await openOlderDatabase(config, '0027-kept-sums');
  const at = '2026-01-01T00:00:00.000Z';
  for (const id of [1, 2])
    await sql`insert into free_post (id, author_name, content, created_at) values (${id}, 'A', 'B', ${at})`.execute(
      older,
    );
  for (const [post, held] of [
    [1, 0],
    [1, 1],
    [2, 0],
  ])
    await sql`insert into free_comment (post_id, commenter_name, text, created_at, held)
      values (${post}, 'A', 'B', ${at}, ${held})`.execute(older);
  for (const [collection, id] of [
    ['products', 7],
    ['products', 7],
    ['products', 8],
    ['products', null],
    ['herobanner', 7],
  ])
    await sql`insert into revision (at, actor, action, collection, entry_id)
      values (${at}, 'admin', 'update', ${collection}, ${id})`.execute(older);
  await older.destroy();

  const database = await connectDatabase({ ...config, log: quiet });
  const store = createEntryStore(database);
  const counts = async () => [
    await store.countRevisions({}),
    await store.countRevisions({ collection: products }),
    await store.countRevisions({ collection: products, id: 7 }),
    await store.countRevisions({ id: 7 }),
    await store.countRevisions({ collection: heroBanners, id: 8 }),
  ];
  expect(await counts()).toEqual([5, 4, 2, 3, 0]);
  const reported = { action: 'update', actor: 'admin', at, former: null } as const;
  await database.write
    .insertInto('revision')
    .values([
      { ...reported, collection: 'herobanner', entry_id: 8 },
      { ...reported, collection: 'products', entry_id: null },
    ])
    .execute();
  await database.write.deleteFrom('revision').where('collection', '=', 'products').where('entry_id', '=', 7).execute();
  expect(await counts()).toEqual([5, 3, 0, 1, 1]);

  const comments = (held?: 0 | 1) => countPosted(database.read, { of: 'free_comment', held });
  expect([await comments(), await comments(0), await comments(1)]).toEqual([3, 2, 1]);
  expect(await countPosted(database.read, { of: 'free_post' })).toBe(2);
  await database.write.deleteFrom('free_post').where('id', '=', 1).execute();
  expect([await comments(), await comments(0), await comments(1)]).toEqual([1, 1, 0]);
  await database.close();
});
