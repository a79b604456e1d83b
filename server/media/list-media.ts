import type { ExpressionBuilder, Kysely, SelectQueryBuilder } from 'kysely';
import type { FileKind, Media } from '../../fields/field.ts';
import type { Database } from '../database/connect.ts';
import type { Moment, Tables } from '../database/tables.ts';
import { isOneOf, lookUpParts } from '../database/look-up-parts.ts';
import { readingOrder } from '../database/reading-order.ts';
import { countUses } from './count-uses.ts';
import { holdsPart, isLatest, partsOf } from './file-words.ts';
import { findMedia } from './media-rows.ts';

export interface MediaFilter {
  /** Words of a name or an alternative text, in any language; empty for all. */
  readonly words: string;
  readonly kind?: FileKind;
  /** Only files that no live record and no video holds. */
  readonly isUnused: boolean;
  /** Only files behind this one. */
  readonly after?: number;
  readonly isOldestFirst?: boolean;
  readonly limit: number;
}

export interface ListedMedia {
  readonly media: Media;
  readonly originalName: string;
  readonly createdAt: Moment;
  /** In how many places live records hold it. */
  readonly used: number;
}

export interface MediaPage {
  readonly files: readonly ListedMedia[];
  /** Hand it on as `after` to read further; `null` at the end. */
  readonly next: number | null;
  /** How many there are in all; `null` where words or uses narrow them down, since counting means looking at each. */
  readonly total: number | null;
}

/** What files are read from; on which kind of database decides how words are looked up. */
type MediaTables = Pick<Database, 'read' | 'dialect'>;

type Query = SelectQueryBuilder<Tables, 'media', object>;

const isShown = (on: ExpressionBuilder<Tables, 'media'>) =>
  on.or([
    on.exists(on.selectFrom('usage').select('usage.media_id').whereRef('usage.media_id', '=', 'media.id')),
    on.exists(on.selectFrom('media as video').select('video.id').whereRef('video.poster_id', '=', 'media.id')),
  ]);

const ofKind = (query: Query, kind: FileKind | undefined): Query =>
  kind === undefined ? query : query.where('kind', '=', kind);

/** Files that nothing uses; which they are is kept. */
function unusedIds({ read }: MediaTables, { kind, after, isOldestFirst = false, limit }: MediaFilter) {
  const { behind, order } = readingOrder(isOldestFirst);
  let query = read.selectFrom('media_unused').select('media_id as id').orderBy('media_id', order).limit(limit);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  return (after === undefined ? query : query.where('media_id', behind, after)).execute();
}

/** Files of the library; one that was removed is back when something shows it again. */
async function listedIds(tables: MediaTables, filter: MediaFilter) {
  const { read } = tables;
  const { words, kind, isUnused, after, isOldestFirst = false, limit } = filter;
  const { behind, order } = readingOrder(isOldestFirst);
  const looked = { index: 'search_media', parts: partsOf(words), after, isOldestFirst } as const;
  const { match, few, compared, isOfLatest } = await lookUpParts(tables, looked);
  const isMeant = (on: ExpressionBuilder<Tables, 'media'>) =>
    on.and([
      isUnused
        ? on.exists(on.selectFrom('media_unused').select('media_id').whereRef('media_id', '=', 'media.id'))
        : on.or([on('media.removed_at', 'is', null), isShown(on)]),
      ...(kind === undefined ? [] : [on('media.kind', '=', kind)]),
      ...(few === null ? [] : [isOneOf(on.ref('media.id'), few)]),
      ...compared.map(holdsPart),
      ...(isOfLatest ? [isLatest] : []),
    ]);
  if (match === null) {
    const query = read.selectFrom('media').select('media.id').where(isMeant).orderBy('media.id', order).limit(limit);
    return (after === undefined ? query : query.where('media.id', behind, after)).execute();
  }
  // A cross join, because SQLite keeps its order: the index of words leads, and is read no further than is shown.
  const found = read
    .selectFrom('search_media')
    .crossJoin('media')
    .select('media.id')
    .whereRef('media.id', '=', 'search_media.rowid')
    .where('search_media', '=', match)
    .where((on) => isMeant(on))
    .orderBy('search_media.rowid', order)
    .limit(limit);
  return (after === undefined ? found : found.where('search_media.rowid', behind, after)).execute();
}

/** The ids of a part of the files, and of one more where there are more. */
async function readIds(tables: MediaTables, filter: MediaFilter): Promise<readonly number[]> {
  // No text of a database holds it.
  if (filter.words.includes('\0')) return [];
  const wanted = { ...filter, limit: filter.limit + 1 };
  const isOfUnused = filter.words.trim() === '' && filter.isUnused;
  const rows = await (isOfUnused ? unusedIds(tables, wanted) : listedIds(tables, wanted));
  return rows.map(({ id }) => id);
}

/** How many files the library lists: all that there are, without the few that were removed and are shown nowhere. */
async function countListed(connection: Kysely<Tables>, kind: FileKind | undefined): Promise<number> {
  const counted = (query: Query) =>
    query
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
      .then(({ count }) => Number(count));
  const files = () => ofKind(connection.selectFrom('media'), kind);
  const removed = files()
    .where('removed_at', 'is not', null)
    .where((on) => on.not(isShown(on)));
  return (await counted(files())) - (await counted(removed));
}

/** See `MediaStore.list`. */
export async function listMedia(tables: MediaTables, filter: MediaFilter): Promise<MediaPage> {
  const { read: connection } = tables;
  const found = await readIds(tables, filter);
  const ids = found.slice(0, filter.limit);
  const isCounted = filter.words === '' && !filter.isUnused;
  const known = connection.selectFrom('media').select(['id', 'original_name', 'created_at']);
  const [rows, media, uses, total] = await Promise.all([
    ids.length === 0 ? [] : known.where('id', 'in', ids).execute(),
    findMedia(connection, ids),
    countUses(connection, ids),
    isCounted ? countListed(connection, filter.kind) : null,
  ]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return {
    files: ids.flatMap((id) => {
      const [file, row] = [media.get(id), rowOf.get(id)];
      if (file === undefined || row === undefined) return [];
      return [{ media: file, originalName: row.original_name, createdAt: row.created_at, used: uses.get(id) ?? 0 }];
    }),
    next: found.length > filter.limit ? (ids.at(-1) ?? null) : null,
    total,
  };
}
