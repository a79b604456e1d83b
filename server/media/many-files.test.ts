import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import { openTestMedia, type TestMedia } from '../../tests/support/open-test-media.ts';
import { growth } from '../../tests/support/processor-time.ts';

/** Allowed growth for ten times as many files. The cost is constant, but measurements on a busy machine are rough. */
const mostGrowth = 6;
const some = 2000;

const fileOf = (place: number) => ({
  name: `file-${place.toString(16).padStart(8, '0')}.jpg`,
  original_name: `file ${place}.jpg`,
  // One in five hundred, and none of the newest.
  kind: place < some && place % 500 === 7 ? ('document' as const) : ('image' as const),
  type: 'image/jpeg',
  bytes: 1,
  hash: `hash-${place}`,
  created_at: '2026-01-01T00:00:00.000Z',
  folded: `file ${place}.jpg`,
});

const record = { collection: 'herobanner', id: 1 };

/** A library of many files, all used by a record. */
async function openLibrary(files: number): Promise<TestMedia> {
  const test = await openTestMedia(await eachDatabaseConfig());
  await test.database.transaction(async (tx) => {
    const row = { ...record, position: 1, fields: '{}', created_at: 'x', updated_at: 'x' };
    await tx.insertInto('entry').values(row).execute();
    for (let from = 0; from < files; from += 500) {
      const rows = Array.from({ length: 500 }, (_, place) => fileOf(from + place));
      const added = await tx.insertInto('media').values(rows).returning('id').execute();
      const uses = added.map(({ id }) => ({
        collection: record.collection,
        entry_id: record.id,
        field: 'image',
        media_id: id,
      }));
      await tx.insertInto('usage').values(uses).execute();
    }
  });
  return test;
}

let libraries: Readonly<Record<1 | 10, TestMedia>>;
beforeAll(async () => {
  libraries = { 1: await openLibrary(some), 10: await openLibrary(10 * some) };
});
afterAll(async () => {
  for (const library of Object.values(libraries)) await library.close();
});

const turns = 20;
const inTurns = (work: (test: TestMedia) => Promise<unknown>) =>
  growth(
    async (times) => {
      for (let turn = 0; turn < turns; turn += 1) await work(libraries[times]);
    },
    undefined,
    mostGrowth,
  );
const all = { words: '', isUnused: false, limit: 60 };

it('the library tells how many files it lists, of all and of a kind; removed ones count where they are shown', async () => {
  const { store, database } = libraries[1];
  expect((await store.list(all)).total).toBe(some);
  expect(await store.list({ ...all, kind: 'document' })).toMatchObject({ total: 4, next: null });
  const loose = await database.write
    .insertInto('media')
    .values({ ...fileOf(some), removed_at: '2026-01-02T00:00:00.000Z' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await store.list(all)).total).toBe(some);
  await database.write
    .insertInto('usage')
    .values({ collection: record.collection, entry_id: record.id, field: 'image', media_id: loose.id })
    .execute();
  expect((await store.list(all)).total).toBe(some + 1);
  await database.write.deleteFrom('usage').where('media_id', '=', loose.id).execute();
  await database.write.deleteFrom('media').where('id', '=', loose.id).execute();
  expect((await store.list({ ...all, words: 'file' })).total).toBeNull();
});

it('what was removed and nothing names is swept away, whichever part of the library it stands in', async () => {
  const { store, database } = libraries[10];
  const ids = [1, 499, 500, 501, 10_000, 10 * some];
  await database.write.deleteFrom('usage').where('media_id', 'in', ids).execute();
  await database.write
    .updateTable('media')
    .set({ removed_at: new Date(0).toISOString() })
    .where('id', 'in', ids)
    .execute();
  expect(await store.sweep(new Date())).toBe(ids.length);
  expect(await libraries[10].countRows()).toBe(10 * some - ids.length);
});

// PostgreSQL works in a process of its own, whose CPU time is not measured.
describe.runIf(inject('database') === 'sqlite')('ten times as many files cost no more', () => {
  it.each([
    ['to list the newest', (test: TestMedia) => test.store.list(all)],
    ['to list those of a rare kind', (test: TestMedia) => test.store.list({ ...all, kind: 'document' })],
    ['to list those that nothing uses', (test: TestMedia) => test.store.list({ ...all, isUnused: true })],
    [
      'to list those of a kind that nothing uses',
      (test: TestMedia) => test.store.list({ ...all, isUnused: true, kind: 'image' }),
    ],
    ['to list those that lack words', (test: TestMedia) => test.store.list({ ...all, isWordless: true })],
    ['to list those of a size', (test: TestMedia) => test.store.list({ ...all, size: 'small' })],
    ['to list those in no folder', (test: TestMedia) => test.store.list({ ...all, folder: null })],
    ['to list those of a size that is rare', (test: TestMedia) => test.store.list({ ...all, size: 'huge' })],
    ['to list those of a folder', (test: TestMedia) => test.store.list({ ...all, folder: 1 })],
    ['to find those with a frequent word', (test: TestMedia) => test.store.list({ ...all, words: 'file' })],
    ['to find those with a short one', (test: TestMedia) => test.store.list({ ...all, words: 'le' })],
    ['to say whether visitors see one', ({ store }: TestMedia) => store.isPublic({ hash: `none-${Math.random()}` })],
    ['to find one by its name', ({ store }: TestMedia) => store.findByName('file-00000007.jpg')],
    [
      'to remove one that nothing names',
      async ({ store, database }: TestMedia) => {
        const place = Math.floor(Math.random() * 1e9) + 1e6;
        const row = { ...fileOf(place), created_at: new Date().toISOString() };
        const { id } = await database.write.insertInto('media').values(row).returning('id').executeTakeFirstOrThrow();
        await store.discard([id]);
      },
    ],
  ])('%s', async (_, work) => {
    expect(await inTurns(work)).toBeLessThan(mostGrowth);
  });
});
