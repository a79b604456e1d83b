import { type Kysely, sql } from 'kysely';
import type { Collection } from '../../../content/model/collection.ts';
import type { RowRequest } from '../../../content/model/reader.ts';
import type { Language } from '../../../language/languages.ts';
import { readingOrder } from '../../database/reading-order.ts';
import type { Tables } from '../../database/tables.ts';
import { indexedEntries } from '../index/indexed-entries.ts';
import type { NamedEntry } from './entry-reads.ts';

/** The query of one row; `row` identifies it in the union. */
function rowOf(
  read: Kysely<Tables>,
  { base }: Collection,
  { language, request, row }: { readonly language: Language; readonly request: RowRequest; readonly row: number },
) {
  const { parentId, behind, before, limit } = request;
  const { order } = readingOrder(before === undefined);
  let query = indexedEntries(read, base)
    .select(['entry.id', 'entry.position', 'name_en', 'name_ar', sql.lit(row).as('row')])
    .where(`record_index.shown_${language}`, '=', 1)
    .orderBy('entry.position', order)
    .orderBy('entry.id', order)
    .limit(limit);
  if (parentId !== undefined) query = query.where('entry.parent_id', '=', parentId);
  const standsAt = (sign: '<' | '>', id: number) =>
    sql<boolean>`(entry.position, entry.id) ${sql.raw(sign)} (select key.position, key.id from entry as key where key.collection = ${base} and key.id = ${id})`;
  if (behind !== undefined) query = query.where(standsAt('>', behind));
  if (before !== undefined && before !== 'end') query = query.where(standsAt('<', before));
  return read.selectFrom(query.as('shown')).selectAll();
}

/** See `EntryStore.rows`. */
export async function listRows(
  read: Kysely<Tables>,
  collection: Collection,
  { language, requests }: { readonly language: Language; readonly requests: readonly RowRequest[] },
): Promise<NamedEntry[][]> {
  const [first, ...others] = requests.map((request, row) => rowOf(read, collection, { language, request, row }));
  if (first === undefined) return [];
  const all = await others.reduce((query, other) => query.unionAll(other), first).execute();
  const ordered = all.toSorted((one, other) => one.position - other.position || one.id - other.id);
  return requests.map((_, index) =>
    ordered.filter(({ row }) => row === index).map(({ id, name_en: en, name_ar: ar }) => ({ id, name: { en, ar } })),
  );
}
