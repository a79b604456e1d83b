import { type Kysely, sql } from 'kysely';
import { foldedTitle, indexRecord, type RecordFact, titleWords } from '../../../content/derive/index-record.ts';
import { findableOf } from '../../../content/findable.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { languages } from '../../../language/languages.ts';
import { documentIn } from '../changes/stored-entry.ts';
import type { EntryRow, RecordIndexRow, Tables } from '../../database/tables.ts';
import { writeRows } from '../../database/write-rows.ts';

type Shown = Pick<RecordIndexRow, 'shown_en' | 'shown_ar'>;

const everywhere: Shown = { shown_en: 1, shown_ar: 1 };
const nowhere: Shown = { shown_en: 0, shown_ar: 0 };

export async function findIndexed(
  tx: Kysely<Tables>,
  collection: string,
  id: number,
): Promise<RecordIndexRow | undefined> {
  return tx
    .selectFrom('record_index')
    .selectAll()
    .where('collection', '=', collection)
    .where('entry_id', '=', id)
    .executeTakeFirst();
}

/** The visibility of the parents of some records, by parent id. */
async function shownAbove(
  tx: Kysely<Tables>,
  parent: Collection,
  rows: readonly EntryRow[],
): Promise<ReadonlyMap<number | null, Shown>> {
  const ids = new Set(rows.flatMap(({ parent_id }) => parent_id ?? []));
  if (ids.size === 0) return new Map();
  const above = await tx
    .selectFrom('record_index')
    .select(['entry_id', 'shown_en', 'shown_ar'])
    .where('collection', '=', parent.base)
    .where('entry_id', 'in', [...ids])
    .execute();
  return new Map(above.map((row) => [row.entry_id, row]));
}

/** The last change of the published sections of some records, by record id. */
async function changedBelow(
  tx: Kysely<Tables>,
  { base }: Collection,
  rows: readonly EntryRow[],
): Promise<ReadonlyMap<number | null, string>> {
  if (findableOf(base) === undefined) return new Map();
  const below = await tx
    .selectFrom('entry')
    .select(({ fn }) => ['parent_id', fn.max('updated_at').as('newest')])
    .where('parent_collection', '=', base)
    .where(
      'parent_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where((eb) => eb.or([eb('status_en', '=', 'published'), eb('status_ar', '=', 'published')]))
    .groupBy('parent_id')
    .execute();
  return new Map(below.map(({ parent_id, newest }) => [parent_id, newest]));
}

/**
 * Computes the index rows of some stored records. The number of statements does not depend on the number of records.
 */
export async function toIndexRows(
  tx: Kysely<Tables>,
  collection: Collection,
  rows: readonly EntryRow[],
): Promise<RecordIndexRow[]> {
  const { parent } = collection;
  const above = parent === undefined ? undefined : await shownAbove(tx, parent, rows);
  const below = await changedBelow(tx, collection, rows);
  return rows.map((row) => {
    const shown = row.parent_id === null ? everywhere : (above?.get(row.parent_id) ?? nowhere);
    return toIndexRow(collection, row, { shown, newest: below.get(row.id) ?? '' });
  });
}

/** The data that a row of the index takes from other records. */
interface Around {
  readonly shown: Shown;
  /** Last change of a section of its page; empty if it has none. */
  readonly newest: string;
}

function toIndexRow(collection: Collection, row: EntryRow, { shown: above, newest }: Around): RecordIndexRow {
  const { title, name, states, complete, facets, facts } = indexRecord(collection, documentIn(collection, row));
  return {
    collection: row.collection,
    entry_id: row.id,
    title_en: title.en,
    title_ar: title.ar,
    folded_en: foldedTitle(title.en),
    folded_ar: foldedTitle(title.ar),
    name_en: name.en,
    name_ar: name.ar,
    state_en: states.en,
    state_ar: states.ar,
    shown_en: row.status_en === 'published' ? above.shown_en : 0,
    shown_ar: row.status_ar === 'published' ? above.shown_ar : 0,
    complete_en: complete.en ? 1 : 0,
    complete_ar: complete.ar ? 1 : 0,
    facets: JSON.stringify(facets),
    facts: JSON.stringify(facts),
    changed_at: newest > row.updated_at ? newest : row.updated_at,
  };
}

/** The words of both languages: queries may be in either. */
const wordsOf = (row: RecordIndexRow | undefined): readonly string[] =>
  row === undefined ? [] : titleWords(languages.map((language) => row[`folded_${language}`]).join('\n'));

// Written by `toIndexRow`, so it is not validated.
const factsIn = (row: RecordIndexRow | undefined): readonly RecordFact[] => JSON.parse(row?.facts ?? '[]');

const factRows = (row: RecordIndexRow) =>
  factsIn(row).map(([field, fact]) => ({
    collection: row.collection,
    entry_id: row.entry_id,
    field,
    ...(typeof fact === 'number' ? { value: '', amount: fact } : { value: fact, amount: 0 }),
  }));

const wordRows = (row: RecordIndexRow) =>
  wordsOf(row).map((word) => ({ word, collection: row.collection, entry_id: row.entry_id }));

export async function addIndexed(tx: Kysely<Tables>, rows: readonly RecordIndexRow[]): Promise<void> {
  await writeRows(
    tx,
    'record_index',
    rows.map((row) => ({ ...row })),
  );
  await writeRows(tx, 'record_fact', rows.flatMap(factRows));
  await writeRows(tx, 'record_word', rows.flatMap(wordRows));
}

/** Replaces a row of the index with its words and facts. `undefined` means no row. */
export async function replaceIndexed(
  tx: Kysely<Tables>,
  old: RecordIndexRow | undefined,
  row: RecordIndexRow | undefined,
): Promise<void> {
  if (old === undefined) return addIndexed(tx, row === undefined ? [] : [row]);
  const { collection, entry_id } = old;
  const removeFrom = (table: 'record_index' | 'record_fact' | 'record_word') =>
    tx.deleteFrom(table).where('collection', '=', collection).where('entry_id', '=', entry_id).execute();
  if (row === undefined) {
    await removeFrom('record_index');
  } else {
    const { collection: _, entry_id: __, ...columns } = row;
    await tx
      .updateTable('record_index')
      .set(columns)
      .where('collection', '=', collection)
      .where('entry_id', '=', entry_id)
      .execute();
  }
  if (old.facts !== row?.facts) {
    if (factsIn(old).length > 0) await removeFrom('record_fact');
    if (row !== undefined) await writeRows(tx, 'record_fact', factRows(row));
  }
  const [before, after] = [wordsOf(old), wordsOf(row)];
  if (before.join('\n') === after.join('\n')) return;
  if (before.length > 0) await removeFrom('record_word');
  if (row !== undefined) await writeRows(tx, 'record_word', wordRows(row));
}

/** The change of the counts of a collection. */
export type CountDelta = Readonly<Record<'records' | 'shown_en' | 'shown_ar' | 'complete_en' | 'complete_ar', number>>;

export const noDelta: CountDelta = { records: 0, shown_en: 0, shown_ar: 0, complete_en: 0, complete_ar: 0 };

const countOf = (row: RecordIndexRow | undefined): CountDelta => (row === undefined ? noDelta : { ...row, records: 1 });

export function addDelta(
  sum: CountDelta,
  old: RecordIndexRow | undefined,
  row: RecordIndexRow | undefined,
): CountDelta {
  const [before, after] = [countOf(old), countOf(row)];
  return {
    records: sum.records + after.records - before.records,
    shown_en: sum.shown_en + after.shown_en - before.shown_en,
    shown_ar: sum.shown_ar + after.shown_ar - before.shown_ar,
    complete_en: sum.complete_en + after.complete_en - before.complete_en,
    complete_ar: sum.complete_ar + after.complete_ar - before.complete_ar,
  };
}

/** Adds to the counts of a collection. */
export async function writeCount(tx: Kysely<Tables>, collection: string, delta: CountDelta): Promise<void> {
  if (Object.values(delta).every((difference) => difference === 0)) return;
  const plus = (column: keyof CountDelta) => sql<number>`${sql.ref(`record_count.${column}`)} + ${delta[column]}`;
  await tx
    .insertInto('record_count')
    .values({ collection, ...delta })
    .onConflict((conflict) =>
      conflict.column('collection').doUpdateSet({
        records: plus('records'),
        shown_en: plus('shown_en'),
        shown_ar: plus('shown_ar'),
        complete_en: plus('complete_en'),
        complete_ar: plus('complete_ar'),
      }),
    )
    .execute();
}
