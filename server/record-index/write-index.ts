import { type Kysely, sql } from 'kysely';
import { foldedTitle, indexRecord, type RecordFact, titleWords } from '../../content/derive/index-record.ts';
import { findableOf } from '../../content/findable.ts';
import type { Collection } from '../../content/model/collection.ts';
import { languages } from '../../language/languages.ts';
import { editionIn } from '../changes/edition-of.ts';
import type { EntryRow, RecordIndexRow, Tables } from '../database/tables.ts';

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

/** Where what a record belongs to is shown. */
async function shownAbove(
  tx: Kysely<Tables>,
  { parent_collection: collection, parent_id: id }: EntryRow,
): Promise<Shown> {
  if (collection === null || id === null) return everywhere;
  return (await findIndexed(tx, collection, id)) ?? nowhere;
}

/** When the record, or a section on its page that visitors see, changed last. */
async function changedAt(tx: Kysely<Tables>, { collection, id, updated_at }: EntryRow): Promise<string> {
  if (findableOf(collection) === undefined) return updated_at;
  const newest = await tx
    .selectFrom('entry')
    .select('updated_at')
    .where('parent_collection', '=', collection)
    .where('parent_id', '=', id)
    .where((eb) => eb.or([eb('status_en', '=', 'published'), eb('status_ar', '=', 'published')]))
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest !== undefined && newest.updated_at > updated_at ? newest.updated_at : updated_at;
}

/** What the index has to hold of a stored record. */
export async function toIndexRow(tx: Kysely<Tables>, collection: Collection, row: EntryRow): Promise<RecordIndexRow> {
  const { title, name, states, complete, facets, facts } = indexRecord(collection, editionIn(collection, row));
  const above = await shownAbove(tx, row);
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
    changed_at: await changedAt(tx, row),
  };
}

/** Words of both languages: a finder is asked in either. */
const wordsOf = (row: RecordIndexRow | undefined): readonly string[] =>
  row === undefined ? [] : titleWords(languages.map((language) => row[`folded_${language}`]).join('\n'));

// The program itself wrote them; this is where that is believed.
const factsIn = (row: RecordIndexRow | undefined): readonly RecordFact[] => JSON.parse(row?.facts ?? '[]');

/** Puts the facts of a row of the index in the place of those of the old one. */
async function replaceFacts(
  tx: Kysely<Tables>,
  key: Pick<RecordIndexRow, 'collection' | 'entry_id'>,
  old: RecordIndexRow | undefined,
  row: RecordIndexRow | undefined,
): Promise<void> {
  if (old?.facts === row?.facts) return;
  const { collection, entry_id } = key;
  if (factsIn(old).length > 0)
    await tx.deleteFrom('record_fact').where('collection', '=', collection).where('entry_id', '=', entry_id).execute();
  const rows = factsIn(row).map(([field, fact]) => ({
    ...key,
    field,
    ...(typeof fact === 'number' ? { value: '', amount: fact } : { value: fact, amount: 0 }),
  }));
  if (rows.length > 0) await tx.insertInto('record_fact').values(rows).execute();
}

/** Puts a row of the index, with its words and facts, in the place of the old one; `undefined` stands for none. */
export async function replaceIndexed(
  tx: Kysely<Tables>,
  old: RecordIndexRow | undefined,
  row: RecordIndexRow | undefined,
): Promise<void> {
  const { collection, entry_id } = row ?? old ?? {};
  if (collection === undefined || entry_id === undefined) return;
  if (row === undefined) {
    await tx.deleteFrom('record_index').where('collection', '=', collection).where('entry_id', '=', entry_id).execute();
  } else if (old === undefined) {
    await tx.insertInto('record_index').values(row).execute();
  } else {
    const { collection: _, entry_id: __, ...columns } = row;
    await tx
      .updateTable('record_index')
      .set(columns)
      .where('collection', '=', collection)
      .where('entry_id', '=', entry_id)
      .execute();
  }
  await replaceFacts(tx, { collection, entry_id }, old, row);
  const [before, after] = [wordsOf(old), wordsOf(row)];
  if (before.join('\n') === after.join('\n')) return;
  if (before.length > 0) {
    await tx.deleteFrom('record_word').where('collection', '=', collection).where('entry_id', '=', entry_id).execute();
  }
  if (after.length > 0) {
    const words = after.map((word) => ({ word, collection, entry_id }));
    await tx.insertInto('record_word').values(words).execute();
  }
}

/** How much a change of the index changes the counts of its collection. */
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
