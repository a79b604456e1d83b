import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collections, products } from '../../content/collections/index.ts';
import { settings, webhookSettings } from '../../content/settings.ts';
import { demoDiscussion } from '../../demo/content/discussion.ts';
import { demoContent } from '../../demo/content/index.ts';
import { testDatabaseConfig, type TestDatabaseConfig } from '../../tests/support/database.ts';
import { editor, openTestStore, quiet, type TestStore, writing } from '../../tests/support/open-test-store.ts';
import type { StoredEntry } from '../records/changes/stored-entry.ts';
import { createLocalStorage } from '../storage/local-storage.ts';
import { createMediaStore, type MediaStore } from '../media/media-store.ts';
import type { ImportOutcome } from './content/import-outcome.ts';
import { loadDemo, repeatDemo } from './load-demo.ts';

let config: TestDatabaseConfig;
let opened: TestStore;
let media: MediaStore;
beforeAll(async () => {
  config = await testDatabaseConfig();
  opened = await openTestStore(config);
  media = createMediaStore({ database: opened.database, storage: createLocalStorage(config.dataDir), log: quiet });
  await load();
}, 120_000);
afterAll(async () => {
  await media.close();
  await opened.database.close();
});

const targets = () => ({ database: opened.database, media, log: quiet });
const fileIds = () => opened.database.read.selectFrom('media').select('id').orderBy('id').execute();
const load = () => loadDemo(targets());

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

  it('keeps in view what a picture is about where that is not in its middle', async () => {
    const named = await opened.database.read
      .selectFrom('media')
      .select('id')
      .where('original_name', '=', 'hero-facade.jpg')
      .execute();
    const found = await media.find(named.map(({ id }) => id));
    expect([...found.values()].map(({ focalPoint }) => focalPoint)).toEqual([{ x: 0.33, y: 0.5 }]);
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
    expect(await read.selectFrom('comment').selectAll().execute()).toHaveLength(demoDiscussion.comments.length);
    expect(await read.selectFrom('free_post').selectAll().execute()).toHaveLength(demoDiscussion.posts.length);
    expect(await read.selectFrom('free_comment').selectAll().execute()).toHaveLength(
      demoDiscussion.posts.flatMap(({ comments }) => comments).length,
    );
  });

  it('goes on with what visitors wrote where loading was interrupted, and leaves the records alone', async () => {
    const { write } = opened.database;
    for (const table of ['comment', 'free_comment', 'free_post'] as const) await write.deleteFrom(table).execute();
    await write.deleteFrom('milestone').where('name', '=', 'demo-loaded').execute();
    const { revisionId } = await opened.store.update(products, 68, { actor: editor, write: writing({ pitch: 9 }) });
    await load();
    expect(await opened.store.get(products, 68)).toMatchObject({ version: 2, fields: { pitch: 9 } });
    expect(await write.selectFrom('comment').selectAll().execute()).toHaveLength(demoDiscussion.comments.length);
    await opened.store.undo(revisionId ?? 0, editor);
  });

  it('is loaded once, also when its records were deleted', async () => {
    const { revisionId } = await opened.store.remove(products, 68, editor);
    expect(await load()).toEqual([]);
    expect(await opened.store.get(products, 68)).toBeNull();
    await opened.store.undo(revisionId, editor);
  });

  it('comes back on request: missing records at once, changed ones and their order when that is allowed', async () => {
    const { database, store } = opened;
    const before = await store.list(products);
    const files = await fileIds();
    const ids = before.map(({ id }) => id);
    const namedOf = ({ id, fields }: StoredEntry) => ({ id, name: fields['name'] ?? fields['title'] });
    await store.update(products, 68, { actor: editor, write: writing({ pitch: 9 }) });
    await store.reorder(products, { parentId: null, ids: ids.toReversed(), actor: editor });
    await store.remove(products, 1, editor);

    const requested: ImportOutcome[] = [];
    const answer = (isAllowed: boolean) => (outcome: ImportOutcome) => {
      requested.push(outcome);
      return Promise.resolve(isAllowed);
    };
    expect(await repeatDemo(targets(), answer(false))).toBeNull();
    expect(requested[0]).toMatchObject({ changed: [{ base: products.base, id: 68, fields: ['pitch'] }] });
    expect(await store.get(products, 1)).toBeNull();
    expect(await store.get(products, 68)).toMatchObject({ fields: { pitch: 9 } });

    const outcome = await repeatDemo(targets(), answer(true));
    expect(outcome?.added).toContainEqual(expect.objectContaining({ base: products.base, id: 1 }));
    const after = await store.list(products);
    expect(after.map(namedOf)).toEqual(before.map(namedOf));
    expect(await store.get(products, 68)).toMatchObject({
      fields: { pitch: before.find(({ id }) => id === 68)?.fields['pitch'] },
    });
    expect(await fileIds()).toEqual(files);
    expect(await database.read.selectFrom('comment').selectAll().execute()).toHaveLength(
      demoDiscussion.comments.length,
    );
    expect(await repeatDemo(targets(), answer(false))).toMatchObject({ added: [], changed: [], reordered: [] });
    expect(requested).toHaveLength(2);
  }, 120_000);

  it('comes back by a command, which overwrites only with its flag', async () => {
    const { store } = opened;
    const { dataDir, databaseUrl } = config;
    const environment = { PATH: process.env['PATH'], DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
    const run = (...more: string[]) =>
      spawnSync('node', ['server/operations/demo.ts', ...more], { env: environment, encoding: 'utf8' });
    await store.update(products, 68, { actor: editor, write: writing({ pitch: 9 }) });
    const refused = run();
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('npm run demo -- --yes')]);
    expect(await store.get(products, 68)).toMatchObject({ fields: { pitch: 9 } });
    const done = run('--yes');
    expect([done.status, done.stdout]).toEqual([0, expect.stringContaining('overwritten: 1')]);
    expect(await store.get(products, 68)).not.toMatchObject({ fields: { pitch: 9 } });
  }, 120_000);

  it('is not loaded into a database that has content', async () => {
    const other = await openTestStore(await testDatabaseConfig());
    await other.store.create(products, { actor: editor, write: (old) => old });
    expect(await loadDemo({ database: other.database, media, log: quiet })).toEqual([]);
    expect(await other.store.list(products)).toHaveLength(1);
    await other.database.close();
  });
});
