import { type ExpressionBuilder, type Kysely, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import type { FileKind, Media } from '../../fields/field.ts';
import type { Database } from '../database/connect.ts';
import type { Moment, Tables } from '../database/tables.ts';
import { isOneOf, lookUpParts } from '../database/look-up-parts.ts';
import { readingOrder } from '../database/reading-order.ts';
import { countUses } from './count-uses.ts';
import { holdsPart, isLatest, partsOf } from './file-words.ts';
import { findMedia } from './media-rows.ts';

/** Below 200 kilobytes, below one megabyte, below ten, and larger; the index of sizes says the same. */
type FileSize = 'small' | 'medium' | 'large' | 'huge';

export interface MediaFilter {
  /** Words of a name or an alternative text, in any language; empty for all. */
  readonly words: string;
  readonly kind?: FileKind;
  /** Only files that no live record and no video holds. */
  readonly isUnused: boolean;
  /** Only pictures and videos without an alternative text in one of the languages. */
  readonly isWordless?: boolean;
  readonly size?: FileSize;
  /** Only files of this folder; `null` for those that lie in none. */
  readonly folder?: number | null;
  /** Only files behind this one. */
  readonly after?: number;
  readonly isOldestFirst?: boolean;
  readonly limit: number;
}

export interface ListedMedia {
  readonly media: Media;
  readonly originalName: string;
  readonly createdAt: Moment;
  /** The folder in which it lies. */
  readonly folderId: number | null;
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

/** Both as the indexes of the table have them, or they would not be read by those. */
const isWithoutWords = sql<SqlBool>`media.kind <> 'document' and (media.alt_en = '' or media.alt_ar = '')`;
const sizeOfFile = sql<FileSize>`(case when media.bytes < 200000 then 'small' when media.bytes < 1000000 then 'medium' when media.bytes < 10000000 then 'large' else 'huge' end)`;

/** What narrows files down beside their words and uses. */
const isAmong =
  ({ kind, size, folder, isWordless = false }: MediaFilter) =>
  (on: ExpressionBuilder<Tables, 'media'>) =>
    on.and([
      ...(kind === undefined ? [] : [on('media.kind', '=', kind)]),
      ...(size === undefined ? [] : [sql<SqlBool>`${sizeOfFile} = ${size}`]),
      ...(folder === undefined ? [] : [on('media.folder_id', folder === null ? 'is' : '=', folder)]),
      ...(isWordless ? [isWithoutWords] : []),
    ]);

const isNarrowed = ({ words, isUnused, isWordless = false, size, folder }: MediaFilter): boolean =>
  words.trim() !== '' || isUnused || isWordless || size !== undefined || folder !== undefined;

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
  const { words, isUnused, after, isOldestFirst = false, limit } = filter;
  const { behind, order } = readingOrder(isOldestFirst);
  const looked = { index: 'search_media', parts: partsOf(words), after, isOldestFirst } as const;
  const { match, few, compared, isOfLatest } = await lookUpParts(tables, looked);
  const isMeant = (on: ExpressionBuilder<Tables, 'media'>) =>
    on.and([
      isUnused
        ? on.exists(on.selectFrom('media_unused').select('media_id').whereRef('media_id', '=', 'media.id'))
        : on.or([on('media.removed_at', 'is', null), isShown(on)]),
      isAmong(filter)(on),
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
  const isOfUnused = filter.isUnused && !isNarrowed({ ...filter, isUnused: false });
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

/** Files as the library lists them, in the order of their ids here. */
export async function listedFiles({ read }: Pick<Database, 'read'>, ids: readonly number[]): Promise<ListedMedia[]> {
  const known = read.selectFrom('media').select(['id', 'original_name', 'created_at', 'folder_id']);
  const [rows, media, uses] = await Promise.all([
    ids.length === 0 ? [] : known.where('id', 'in', ids).execute(),
    findMedia(read, ids),
    countUses(read, ids),
  ]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const [file, row] = [media.get(id), rowOf.get(id)];
    if (file === undefined || row === undefined) return [];
    const { original_name: originalName, created_at: createdAt, folder_id: folderId } = row;
    return [{ media: file, originalName, createdAt, folderId, used: uses.get(id) ?? 0 }];
  });
}

/** See `MediaStore.list`. */
export async function listMedia(tables: MediaTables, filter: MediaFilter): Promise<MediaPage> {
  const found = await readIds(tables, filter);
  const ids = found.slice(0, filter.limit);
  const [files, total] = await Promise.all([
    listedFiles(tables, ids),
    isNarrowed(filter) ? null : countListed(tables.read, filter.kind),
  ]);
  return { files, next: found.length > filter.limit ? (ids.at(-1) ?? null) : null, total };
}
