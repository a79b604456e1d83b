import { type Kysely, sql } from 'kysely';
import { searchedWords } from '../../../content/derive/index-record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { languages } from '../../../language/languages.ts';
import { readingOrder } from '../../database/reading-order.ts';
import type { Tables } from '../../database/tables.ts';
import { indexedEntries, behindAll } from '../index/indexed-entries.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';
import type { IdsRequest, PartFilter, PartRequest, ValueFilter } from './entry-part.ts';
import type { EntryStore } from './entry-store.ts';
import { entryColumns, type ParseRow, wholeOf } from './parse-rows.ts';

/** The ids of the records of a collection that have a word with this prefix. */
const withWord = (read: Kysely<Tables>, collection: Collection, word: string) =>
  read
    .selectFrom('record_word')
    .select('entry_id')
    .where('collection', '=', collection.base)
    .where('word', '>=', word)
    .where('word', '<', behindAll(word));

/** The ids of the records of a collection that have a value. */
function withValue(read: Kysely<Tables>, collection: Collection, filter: ValueFilter) {
  const query = read
    .selectFrom('record_fact')
    .select('entry_id')
    .where('collection', '=', collection.base)
    .where('field', '=', filter.field);
  if ('value' in filter) return query.where('value', '=', filter.value);
  return query.where('value', '=', '').where('amount', '>=', filter.from).where('amount', '<=', filter.to);
}

/** The matching records, in no particular order. */
function filtered(read: Kysely<Tables>, collection: Collection, request: PartFilter) {
  const { parentId, shownIn, words = '', state, states = {}, missing, complete, values = [] } = request;
  let query = indexedEntries(read, collection.base);
  if (parentId !== undefined) query = query.where('entry.parent_id', '=', parentId);
  if (shownIn !== undefined) query = query.where(`record_index.shown_${shownIn}`, '=', 1);
  if (missing !== undefined) query = query.where(`record_index.complete_${missing}`, '=', 0);
  if (complete !== undefined) query = query.where(`record_index.complete_${complete}`, '=', 1);
  for (const language of languages) {
    const own = states[language];
    if (own !== undefined) query = query.where(`record_index.state_${language}`, '=', own);
  }
  if (state !== undefined) {
    query = query.where((eb) => eb.or([eb('state_en', '=', state), eb('state_ar', '=', state)]));
  }
  for (const word of searchedWords(words)) query = query.where('entry.id', 'in', withWord(read, collection, word));
  for (const value of values) query = query.where('entry.id', 'in', withValue(read, collection, value));
  return query;
}

/** The column and direction of a sort order. */
function orderOf({ sort, titlesIn }: PartRequest) {
  const columns = {
    position: 'entry.position',
    id: 'entry.id',
    created_at: 'entry.created_at',
    updated_at: 'entry.updated_at',
    title: `record_index.folded_${titlesIn}`,
  } as const;
  const key = sort.startsWith('-') ? sort.slice(1) : sort;
  const column = Object.entries(columns).find(([name]) => name === key)?.[1] ?? columns.id;
  return { column, ...readingOrder(!sort.startsWith('-')) };
}

/** True if a filter applies besides parent and visibility. */
const isNarrowed = ({ words = '', state, states, missing, complete, values = [] }: PartFilter): boolean =>
  words !== '' ||
  values.length > 0 ||
  [state, states?.en, states?.ar, missing, complete].some((each) => each !== undefined);

/** The matching records in order, one more than a part contains. */
function ordered(read: Kysely<Tables>, collection: Collection, request: PartRequest) {
  const { column, order } = orderOf(request);
  const query = filtered(read, collection, request)
    .orderBy(column, order)
    .limit(request.limit + 1);
  return column === 'entry.id' ? query : query.orderBy('entry.id', order);
}

/** The records after `after` in this order. @throws InvalidError if `after` is not in the list */
async function orderedBehind(read: Kysely<Tables>, collection: Collection, request: PartRequest) {
  const { after } = request;
  const { column, behind } = orderOf(request);
  const query = ordered(read, collection, request);
  if (after === undefined) return query;
  const last = await filtered(read, collection, request)
    .select(`${column} as key`)
    .where('entry.id', '=', after)
    .executeTakeFirst();
  if (last === undefined) throw new InvalidError([{ path: 'after', code: 'unknownRecord' }]);
  return query.where(sql<boolean>`(${sql.ref(column)}, entry.id) ${sql.raw(behind)} (${last.key}, ${after})`);
}

/** Creates the reader of parts; see `EntryStore.part`. */
export function createParts(read: Kysely<Tables>, parse: ParseRow): EntryStore['part'] {
  /** Counts the matching records. The count of a whole collection is stored. */
  async function countFiltered(collection: Collection, request: PartRequest): Promise<number> {
    const { parentId, shownIn } = request;
    if (parentId !== undefined || isNarrowed(request)) {
      const counted = filtered(read, collection, request).select(({ fn }) => fn.countAll().as('count'));
      return Number((await counted.executeTakeFirstOrThrow()).count);
    }
    const column = shownIn === undefined ? 'records' : (`shown_${shownIn}` as const);
    const counted = read.selectFrom('record_count').select(`${column} as count`);
    return (await counted.where('collection', '=', collection.base).executeTakeFirst())?.count ?? 0;
  }

  return async (collection, request) => {
    const { limit } = request;
    const query = await orderedBehind(read, collection, request);
    const rows = await query.select(entryColumns).execute();
    const part = rows.slice(0, limit).map((row) => parse(collection, row));
    // Administrators see records that cannot be read, to save them again or to delete them.
    const entries = request.shownIn === undefined ? part.map(({ entry }) => entry) : wholeOf(part);
    return {
      entries,
      total: (await countFiltered(collection, request)) - (part.length - entries.length),
      next: rows.length > limit ? (part.at(-1)?.entry.id ?? null) : null,
    };
  };
}

/** See `EntryStore.ids`. */
export async function listIds(
  read: Kysely<Tables>,
  collection: Collection,
  { above = 0, upTo, limit, isNewestFirst = false, ...filter }: IdsRequest,
): Promise<number[]> {
  let query = filtered(read, collection, filter).select('entry.id').where('entry.id', '>', above).limit(limit);
  if (upTo !== undefined) query = query.where('entry.id', '<=', upTo);
  const rows = await query.orderBy('entry.id', isNewestFirst ? 'desc' : 'asc').execute();
  return rows.map(({ id }) => id);
}
