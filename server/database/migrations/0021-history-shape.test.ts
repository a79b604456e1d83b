import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { categories, categoryBanners, heroBanners } from '../../../content/collections/index.ts';
import { emptyDatabaseConfig } from '../../../tests/support/database.ts';
import { openOldTables } from '../../../tests/support/open-old-tables.ts';
import { editor, openTestStore, type TestStore, words } from '../../../tests/support/open-test-store.ts';
import { openBackupFile } from '../../operations/backup/backup-store.ts';
import { makeBackup } from '../../operations/backup/make-backup.ts';
import { openBackup } from '../../operations/backup/open-backup.ts';
import { createLocalStorage } from '../../storage/local-storage.ts';
import type { Tables } from '../tables.ts';

const at = '2026-01-01T00:00:00.000Z';
const state = {
  status_en: 'published',
  status_ar: 'published',
  publish_at_en: null,
  publish_at_ar: null,
  version: 1,
  unique_key: null,
  created_at: at,
  updated_at: at,
};
const banner = (title: string, more: object = {}) => ({
  collection: 'herobanner',
  id: 1,
  parent_collection: null,
  parent_id: null,
  position: 1,
  fields: { title: words(title), description: words('Same'), link: '/' },
  draft: null,
  ...state,
  ...more,
});
const category = { ...banner(''), collection: 'category', id: 5, fields: { name: words('Walls') } };
const below = {
  ...banner('Below'),
  collection: categoryBanners.base,
  id: 6,
  parent_collection: 'category',
  parent_id: 5,
  fields: { title: words('Below') },
  status_ar: 'draft',
};
const message = (held: 0 | 1) => ({
  comments: [],
  freePosts: [{ id: 3, author_name: 'Sara', content: 'A', created_at: at, held }],
  freeComments: [],
});

const revision = (action: string, collection: string, entry_id: number | null, more: object) => {
  const { before, after } = { before: null, after: null, ...more };
  const toJson = (value: unknown) => (value === null ? null : JSON.stringify(value));
  return { at, actor: 'admin', action, collection, entry_id, before: toJson(before), after: toJson(after) };
};

const open = (json: string | null): unknown => JSON.parse(json ?? 'null');

const draft = { title: words('Three'), description: words('Same'), link: '/' };
const old = [
  revision('create', 'herobanner', 1, { after: banner('One') }),
  revision('update', 'herobanner', 1, { before: banner('One'), after: banner('Two') }),
  revision('update', 'herobanner', 1, { before: banner('Two'), after: banner('Two', { draft }) }),
  revision('update', 'herobanner', 1, { before: banner('Two', { draft }), after: banner('Three') }),
  revision('update', 'herobanner', 1, { before: banner('Three'), after: banner('Three', { status_en: 'draft' }) }),
  revision('reorder', 'herobanner', null, { before: [1, 2], after: [2, 1] }),
  revision('delete', 'category', 5, { before: { records: [category, below], comments: [] } }),
  revision('update', 'communityposts/posts', 3, { before: message(0), after: message(1) }),
  revision('delete', 'redirects', 4, {
    before: { id: 4, from_path: '/old', to_path: '/new', status: 301, created_at: at },
  }),
];

let opened: TestStore;
let folder: string;
beforeAll(async () => {
  const config = await emptyDatabaseConfig();
  folder = await mkdtemp(join(tmpdir(), 'old-backup-'));
  await openOldTables(config, '0021-history-shape', async ({ tables, database }) => {
    const { fields, draft: _, ...row } = banner('Three', { status_en: 'draft' });
    await tables
      .insertInto('entry')
      .values({ ...row, fields: JSON.stringify(fields) })
      .execute();
    await tables.insertInto('counter').values({ collection: 'herobanner', last_id: 1 }).execute();
    // More than are read at a time.
    const many = Array.from({ length: 450 }, () =>
      revision('update', 'products', 9, { before: banner('A'), after: banner('B') }),
    );
    for (const some of [old, many]) await tables.insertInto('revision').values(some).execute();
    await makeBackup({ database, storage: createLocalStorage(config.dataDir) }, join(folder, 'backup.tar.gz'));
  });
  opened = await openTestStore(config);
});
afterAll(async () => {
  await opened.database.close();
  await rm(folder, { recursive: true, force: true });
});

it('older changes are described as before: titles, actions and names of the changed fields', async () => {
  const { store } = opened;
  const history = await store.revisions({ limit: 9, after: 10 });
  expect(history.map(({ id, title, publishing, changed }) => [id, title, publishing?.action ?? null, changed])).toEqual(
    [
      [9, '/old', null, []],
      [8, 'Sara', 'hold', []],
      [7, words('Walls'), null, []],
      [6, null, null, []],
      [5, words('Three'), 'unpublish', []],
      [4, words('Three'), 'publish', []],
      [3, words('Three'), 'draft', ['title']],
      [2, words('Two'), null, ['title']],
      [1, words('One'), null, []],
    ],
  );
  expect(history[4]?.publishing?.languages).toEqual(['en']);
  const titles = async (id: number) => {
    const { before, after } = (await store.revision(id)) ?? {};
    return [before?.fields['title'] ?? null, after?.fields['title'] ?? null];
  };
  expect(await titles(1)).toEqual([null, words('One')]);
  expect(await titles(2)).toEqual([words('One'), words('Two')]);
  expect(await titles(4)).toEqual([words('Three'), words('Three')]);
  expect((await store.revision(6))?.order).toEqual({ before: [1, 2], after: [2, 1] });
});

it('older changes keep what they replaced, and nothing else', async () => {
  const rows = await opened.database.read.selectFrom('revision').select(['id', 'former']).orderBy('id').execute();
  const former = rows.slice(0, 5).map((row) => open(row.former));
  expect(former).toEqual([
    null,
    { fields: { title: words('One') } },
    { draft: null },
    { fields: { title: words('Two') }, draft: {} },
    { status_en: 'published' },
  ]);
  expect(rows.slice(9).map(({ former }) => open(former))).toEqual(
    Array.from({ length: 450 }, () => ({ fields: { title: words('A') } })),
  );
});

it('records that older deletions took along were seen in those languages in which they were published', async () => {
  const { store } = opened;
  expect(await store.wasDeleted(categories, 5, 'ar')).toBe(true);
  expect(await store.wasDeleted(categoryBanners, 6, 'en')).toBe(true);
  expect(await store.wasDeleted(categoryBanners, 6, 'ar')).toBe(false);
  expect((await store.findDeleted(categories, 5))?.fields['name']).toEqual(words('Walls'));
});

it('a backup of an older version is migrated to the same shape', async () => {
  const backup = await openBackup(await openBackupFile(join(folder, 'backup.tar.gz')), folder);
  const read = async (connection: Kysely<Tables>) => ({
    revisions: (await connection.selectFrom('revision').selectAll().orderBy('id').execute()).map((row) => ({
      ...row,
      title: open(row.title),
      changed: open(row.changed),
      former: open(row.former),
    })),
    deletions: await connection.selectFrom('deletion').selectAll().orderBy('entry_id').execute(),
  });
  expect(await read(backup.rows)).toEqual(await read(opened.database.read));
  await backup.close();
});

it('older changes can be undone', async () => {
  const { store } = opened;
  await store.undo(2, editor);
  expect((await store.get(heroBanners, 1))?.draft?.['title']).toEqual(words('One'));
  await store.undo(7, editor);
  expect(await store.get(categories, 5)).toMatchObject({ fields: { name: words('Walls') } });
  expect(await store.get(categoryBanners, 6)).toMatchObject({ parentId: 5, status: { en: 'published', ar: 'draft' } });
});
