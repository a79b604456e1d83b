import { afterAll, beforeAll, expect, it } from 'vitest';
import { heroBanners } from '../../../content/collections/index.ts';
import { eachDatabaseConfig } from '../../../tests/support/database.ts';
import type { EntryRow } from '../../database/tables.ts';
import { editor, openTestStore, type TestStore } from '../../../tests/support/open-test-store.ts';
import { rowsByPosition, rowsInParts } from './entry-rows.ts';

let opened: TestStore;
beforeAll(async () => {
  opened = await openTestStore(await eachDatabaseConfig());
});
afterAll(() => opened.database.close());

const count = 1203;

it('many records come a part at a time, each once, by their ids or their positions', async () => {
  const { database, store } = opened;
  const { base } = heroBanners;
  const { entry } = await store.create(heroBanners, { actor: editor, write: (old) => old });
  const row = await database.read
    .selectFrom('entry')
    .selectAll()
    .where('collection', '=', base)
    .executeTakeFirstOrThrow();
  // Several rows share a position; their order then follows their ids.
  const copies = Array.from({ length: count - 1 }, (_, index) => ({
    ...row,
    id: entry.id + count - index,
    position: 1 + (index >> 2),
  }));
  for (let from = 0; from < copies.length; from += 100) {
    await database.write
      .insertInto('entry')
      .values(copies.slice(from, from + 100))
      .execute();
  }
  const parts = async (read: typeof rowsInParts) => {
    const all: EntryRow[][] = [];
    for await (const part of read(database.read, base)) all.push(part);
    return all;
  };
  const byId = await parts(rowsInParts);
  expect(byId.map(({ length }) => length)).toEqual([500, 500, 203]);
  const ids = byId.flat().map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => one - other));
  const byPosition = await parts(rowsByPosition);
  expect(byPosition.map(({ length }) => length)).toEqual([500, 500, 203]);
  const read = byPosition.flat().map(({ id, position }) => ({ id, position }));
  expect(read).toEqual(read.toSorted((one, other) => one.position - other.position || one.id - other.id));
  expect(new Set(read.map(({ id }) => id)).size).toBe(count);
});
