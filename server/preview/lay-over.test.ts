import { describe, expect, it } from 'vitest';
import { productCards, products } from '../../content/collections/index.ts';
import type { Collection } from '../../content/model/collection.ts';
import { entriesOver } from '../../tests/support/entries-over.ts';
import { emptyValues, type StoredEntry } from '../records/changes/stored-entry.ts';
import { layOver } from './lay-over.ts';

const draft = (collection: Collection, id: number, parentId: number | null, more: object = {}): StoredEntry => ({
  collection: collection.base,
  id,
  parentId,
  position: id,
  version: 1,
  fields: emptyValues(collection),
  draft: null,
  status: { en: 'draft', ar: 'draft' },
  publishAt: { en: null, ar: null },
  unpublishAt: { en: null, ar: null },
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...more,
});

const stored = [
  draft(products, 1, null),
  draft(products, 2, null),
  draft(productCards, 7, 1),
  draft(productCards, 8, 2),
];

const entries = entriesOver(async ({ base }) => stored.filter((one) => one.collection === base));

const published = { en: 'published', ar: 'published' };
const laid = (id: number) =>
  layOver(entries, { collection: productCards, entry: draft(productCards, id, 1, { version: 9 }) });
const listLaid = async (id: number, collection: Collection, parentId?: number) =>
  (await laid(id).lists([{ collection, parentId }])).flat();

describe('a record that is not saved', () => {
  it('stands in the place of the one it changes', async () => {
    expect((await listLaid(7, productCards)).map(({ id, version }) => [id, version])).toEqual([
      [7, 9],
      [8, 1],
    ]);
    expect(await laid(7).get(productCards, 7)).toMatchObject({ version: 9 });
  });

  it('is last among the siblings of its parent when it is new, and absent elsewhere', async () => {
    const ids = async (parentId?: number) => (await listLaid(99, productCards, parentId)).map(({ id }) => id);
    expect(await ids()).toEqual([7, 8, 99]);
    expect(await ids(1)).toEqual([7, 99]);
    expect(await ids(2)).toEqual([8]);
  });

  it('is published with its parent, and no other record is', async () => {
    expect(await laid(7).get(productCards, 7)).toMatchObject({ status: published });
    expect(await laid(7).get(products, 1)).toMatchObject({ status: published });
    expect((await listLaid(7, products)).map(({ status }) => status.en)).toEqual(['published', 'draft']);
    expect(await laid(7).get(products, 2)).toMatchObject({ status: { en: 'draft' } });
    expect(await laid(7).get(productCards, 8)).toMatchObject({ status: { en: 'draft' } });
  });

  it('is called in rows as it is typed, and a new one stands behind its siblings', async () => {
    const shown = entriesOver(async ({ base }) =>
      stored
        .filter((one) => one.collection === base)
        .map((one) => ({ ...one, status: { en: 'published', ar: 'published' } as const })),
    );
    const typed = { title: { en: 'Typed', ar: '' } };
    const rowsOf = async (id: number, request: object) => {
      const over = layOver(shown, { collection: productCards, entry: draft(productCards, id, 1, { fields: typed }) });
      const [row = []] = await over.rows(productCards, {
        language: 'en',
        requests: [{ limit: 5, parentId: 1, ...request }],
      });
      return row.map(({ id: each, name }) => [each, name.en]);
    };
    expect(await rowsOf(7, {})).toEqual([[7, 'Typed']]);
    expect(await rowsOf(99, { before: 99 })).toEqual([[7, '']]);
    expect(await rowsOf(99, { behind: 99 })).toEqual([]);
  });
});
