import { type Kysely, sql } from 'kysely';
import { askedWords } from '../../content/derive/index-record.ts';
import type { Collection } from '../../content/model/collection.ts';
import { toStoredEntry } from '../changes/stored-entry.ts';
import { readingOrder } from '../database/reading-order.ts';
import type { Tables } from '../database/tables.ts';
import { indexedEntries } from '../record-index/indexed-entries.ts';
import { behindAll } from '../record-index/word-range.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import type { EntryPart, PartRequest } from './entry-part.ts';

/** The ids of a collection's records that have a word beginning with this one. */
const withWord = (read: Kysely<Tables>, collection: Collection, word: string) =>
  read
    .selectFrom('record_word')
    .select('entry_id')
    .where('collection', '=', collection.base)
    .where('word', '>=', word)
    .where('word', '<', behindAll(word));

/** The records that are asked for, in no order. */
function asked(read: Kysely<Tables>, collection: Collection, request: PartRequest) {
  const { parentId, shownIn, words = '', state, missing } = request;
  let query = indexedEntries(read, collection.base);
  if (parentId !== undefined) query = query.where('entry.parent_id', '=', parentId);
  if (shownIn !== undefined) query = query.where(`record_index.shown_${shownIn}`, '=', 1);
  if (missing !== undefined) query = query.where(`record_index.complete_${missing}`, '=', 0);
  if (state !== undefined) {
    query = query.where((eb) => eb.or([eb('state_en', '=', state), eb('state_ar', '=', state)]));
  }
  for (const word of askedWords(words)) query = query.where('entry.id', 'in', withWord(read, collection, word));
  return query;
}

/** The column of an order, and whether it goes up. */
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

/** How many records are asked for; of a whole collection they are counted already. */
async function countAsked(read: Kysely<Tables>, collection: Collection, request: PartRequest): Promise<number> {
  const { parentId, shownIn, words = '', state, missing } = request;
  if (parentId !== undefined || words !== '' || state !== undefined || missing !== undefined) {
    const counted = asked(read, collection, request).select(({ fn }) => fn.countAll().as('count'));
    return Number((await counted.executeTakeFirstOrThrow()).count);
  }
  const kept = await read
    .selectFrom('record_count')
    .select(shownIn === undefined ? 'records as count' : `shown_${shownIn} as count`)
    .where('collection', '=', collection.base)
    .executeTakeFirst();
  return kept?.count ?? 0;
}

/** See `EntryStore.part`. */
export async function listPart(read: Kysely<Tables>, collection: Collection, request: PartRequest): Promise<EntryPart> {
  const { after, limit } = request;
  const { column, behind, order } = orderOf(request);
  let query = asked(read, collection, request).selectAll('entry').orderBy(column, order);
  if (column !== 'entry.id') query = query.orderBy('entry.id', order);
  if (after !== undefined) {
    const last = await asked(read, collection, request)
      .select(`${column} as key`)
      .where('entry.id', '=', after)
      .executeTakeFirst();
    if (last === undefined) throw new InvalidError([{ path: 'after', code: 'unknownRecord' }]);
    const isBehind = sql<boolean>`(${sql.ref(column)}, entry.id) ${sql.raw(behind)} (${last.key}, ${after})`;
    query = query.where(isBehind);
  }
  const rows = await query.limit(limit + 1).execute();
  const shown = rows.slice(0, limit);
  return {
    entries: shown.map((row) => toStoredEntry(collection, row)),
    total: await countAsked(read, collection, request),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}
