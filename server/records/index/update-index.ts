import { isSettingsGroup } from '../../../content/is-settings-group.ts';
import { findableOf } from '../../../content/findable.ts';
import { toSlug } from '../../../content/hyphenate.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { languages } from '../../../language/languages.ts';
import type { RecordIndexRow } from '../../database/tables.ts';
import { type Change, touchRecord, type ChangeSet, type RecordKey } from '../changes/change.ts';
import { findRow } from '../changes/entry-rows.ts';
import { knownCollection } from '../changes/read-values.ts';
import {
  addDelta,
  type CountDelta,
  findIndexed,
  noDelta,
  replaceIndexed,
  toIndexRows,
  writeCount,
} from './write-index.ts';

/**
 * Stores the previous name of a record whose address has a query string. Old links to such records contain only the
 * name and are followed while the record exists.
 */
export async function rememberNames(
  { tx, at }: Pick<Change, 'tx' | 'at'>,
  { base, page }: Pick<Collection, 'base' | 'page'>,
  { before, after }: { readonly before: RecordIndexRow; readonly after: RecordIndexRow },
): Promise<void> {
  if (page?.query === undefined) return;
  const left = languages.filter((language) => before[`name_${language}`] !== after[`name_${language}`]);
  const slugs = new Set(left.map((language) => toSlug(before[`name_${language}`])).filter((slug) => slug !== ''));
  for (const slug of slugs) {
    await tx
      .insertInto('former_name')
      .values({ collection: base, slug, entry_id: before.entry_id, left_at: at })
      .onConflict((conflict) => conflict.columns(['collection', 'slug', 'entry_id']).doUpdateSet({ left_at: at }))
      .execute();
  }
}

/** The records whose index row may have changed. */
function subjectsOf({ records, lists }: ChangeSet): RecordKey[] {
  const indexed = [...records.values()].filter(({ collection: slug }) => {
    const collection = knownCollection(slug);
    return collection !== undefined && !isSettingsGroup(collection);
  });
  // The page of a record changes when its sections change.
  const parents = [...lists.values()].flatMap(({ collection: slug, parentId }): RecordKey[] => {
    const parent = knownCollection(slug)?.parent;
    return parentId === null || parent === undefined || findableOf(parent.base) === undefined
      ? []
      : [{ collection: parent.base, id: parentId }];
  });
  return [...indexed, ...parents];
}

/** Both rows have their keys in the column order of the table. */
const isSame = (one: RecordIndexRow | undefined, other: RecordIndexRow | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Updates index rows within one transaction and sums up the changes of the counts. */
function createIndexer(change: Change) {
  const { tx } = change;
  const deltas = new Map<string, CountDelta>();

  /** Updates one row, and the rows below it if its visibility changed. */
  async function index(slug: string, id: number): Promise<void> {
    const collection = knownCollection(slug);
    if (collection === undefined) return;
    const old = await findIndexed(tx, slug, id);
    const record = await findRow(tx, slug, id);
    const [row] = record === undefined ? [] : await toIndexRows(tx, collection, [record]);
    if (isSame(old, row)) return;
    if (old !== undefined && row !== undefined) await rememberNames(change, collection, { before: old, after: row });
    await replaceIndexed(tx, old, row);
    deltas.set(slug, addDelta(deltas.get(slug) ?? noDelta, old, row));
    if (record === undefined || (old?.shown_en === row?.shown_en && old?.shown_ar === row?.shown_ar)) return;
    // Lists that show the record are made from the index.
    touchRecord(change, record);
    const below = await tx
      .selectFrom('entry')
      .select(['collection', 'id'])
      .where('parent_collection', '=', slug)
      .where('parent_id', '=', id)
      .execute();
    for (const child of below) await index(child.collection, child.id);
  }

  return {
    index,
    async finish(): Promise<void> {
      for (const [collection, delta] of deltas) await writeCount(tx, collection, delta);
    },
  };
}

/** Updates the index after a change, in its transaction. */
export async function updateIndex(change: Change): Promise<void> {
  const indexer = createIndexer(change);
  for (const { collection, id } of subjectsOf(change.touched)) await indexer.index(collection, id);
  await indexer.finish();
}
