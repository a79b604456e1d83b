import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories } from '../../content/collections/index.ts';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import { editor, openTestStore, type TestStore } from '../../tests/support/open-test-store.ts';
import { keepStatements } from './keep-statements.ts';

let opened: TestStore;
beforeAll(async () => {
  opened = await openTestStore(await eachDatabaseConfig());
  for (let count = 0; count < 2; count += 1) {
    await opened.store.create(categories, { actor: editor, write: (old) => old });
  }
});
afterAll(() => opened.database.close());

const byId = (id: number) =>
  opened.database.read.selectFrom('entry').select('id').where('collection', '=', categories.base).where('id', '=', id);

describe('a kept statement', () => {
  it('is built once and asked with other values', async () => {
    const ask = keepStatements<{ readonly id: number }>(opened.database.read);
    let built = 0;
    const find = (id: number) =>
      ask('by id', [categories.base, id], () => {
        built += 1;
        return byId(id);
      });
    expect(await Promise.all([1, 2, 9].map(find))).toEqual([[{ id: 1 }], [{ id: 2 }], []]);
    expect(built).toBe(1);
  });

  it('is refused where its values are not those that were said', async () => {
    const ask = keepStatements<{ readonly id: number }>(opened.database.read);
    await expect(ask('by id', [1, categories.base], () => byId(1))).rejects.toThrow('holds other values');
  });
});
