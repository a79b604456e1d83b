import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collections, products } from '../../content/collections/index.ts';
import { settings, webhookSettings } from '../../content/settings.ts';
import { communityVoices } from '../../demo/content/community-voices.ts';
import { demoContent } from '../../demo/content/index.ts';
import { testDatabaseConfig, type TestDatabaseConfig } from '../../tests/support/database.ts';
import { editor, openTestStore, quiet, type TestStore } from '../entries/open-test-store.ts';
import { createMediaStore, type MediaStore } from '../media/media-store.ts';
import { loadDemo } from './load-demo.ts';

let config: TestDatabaseConfig;
let opened: TestStore;
let media: MediaStore;
beforeAll(async () => {
  config = await testDatabaseConfig();
  opened = await openTestStore(config);
  media = createMediaStore({ database: opened.database, dataDir: config.dataDir, log: quiet });
  // As after a kill in the middle: what is there stays, the rest is still to come.
  await opened.database.write
    .insertInto('milestone')
    .values({ name: 'demo-begun', at: '2026-01-01T00:00:00.000Z' })
    .execute();
  await opened.store.create(products, { id: 68, actor: editor, write: (old) => ({ ...old, pitch: 9 }) });
  await loadDemo({ ...opened, entries: opened.store, media, log: quiet });
}, 120_000);
afterAll(async () => {
  await media.close();
  await opened.database.close();
});

const load = () => loadDemo({ ...opened, entries: opened.store, media, log: quiet });

describe('the demo', () => {
  it('fills every collection and every settings group, but tells no other program of messages', async () => {
    for (const collection of [...collections, ...settings]) {
      if (collection === webhookSettings) continue;
      expect(await opened.store.list(collection), collection.base).not.toEqual([]);
    }
  });

  it('keeps the order in which records are written', async () => {
    for (const { base, records } of demoContent) {
      const collection = collections.find((each) => each.base === base);
      const ids = records.flatMap(({ id, parent }) => (id === undefined || parent !== undefined ? [] : [id]));
      if (collection === undefined || ids.length === 0 || base === products.base) continue;
      expect((await opened.store.list(collection)).map(({ id }) => id)).toEqual(ids);
    }
  });

  it('brings pictures with alt texts in both languages', async () => {
    const rows = await opened.database.read.selectFrom('media').selectAll().where('kind', '=', 'image').execute();
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter(({ alt_en, alt_ar }) => alt_en === '' || alt_ar === '').map(({ name }) => name)).toEqual([]);
  });

  it('brings a poster for every video', async () => {
    const { read } = opened.database;
    const videos = await read.selectFrom('media').select('id').where('kind', '=', 'video').execute();
    const found = await media.find(videos.map(({ id }) => id));
    expect(videos).not.toEqual([]);
    expect([...found.values()].filter(({ poster }) => poster?.placeholder == null)).toEqual([]);
  });

  it('brings what visitors wrote', async () => {
    const { read } = opened.database;
    expect(await read.selectFrom('comment').selectAll().execute()).toHaveLength(communityVoices.comments.length);
    expect(await read.selectFrom('free_post').selectAll().execute()).toHaveLength(communityVoices.posts.length);
    expect(await read.selectFrom('free_comment').selectAll().execute()).toHaveLength(
      communityVoices.posts.flatMap(({ comments }) => comments).length,
    );
  });

  it('leaves a record alone that was there when an interrupted load goes on', async () => {
    expect(await opened.store.get(products, 68)).toMatchObject({ version: 1, fields: { pitch: 9 } });
  });

  it('is loaded once, also when its records were deleted', async () => {
    const { revisionId } = await opened.store.remove(products, 68, editor);
    expect(await load()).toEqual([]);
    expect(await opened.store.get(products, 68)).toBeNull();
    await opened.store.undo(revisionId, editor);
  });

  it('is not loaded into a database that has content', async () => {
    const other = await openTestStore(await testDatabaseConfig());
    await other.store.create(products, { actor: editor, write: (old) => old });
    expect(await loadDemo({ ...other, entries: other.store, media, log: quiet })).toEqual([]);
    expect(await other.store.list(products)).toHaveLength(1);
    await other.database.close();
  });
});
