import { type ExpressionBuilder, type Kysely, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import type { FileKind, Media } from '../../fields/field.ts';
import { isSeen } from '../../fields/file-kinds.ts';
import type { Database } from '../database/connect.ts';
import type { Timestamp, Tables } from '../database/tables.ts';
import { isOneOf, lookUpParts } from '../database/look-up-parts.ts';
import { readingOrder } from '../database/reading-order.ts';
import { countUses } from './count-uses.ts';
import { holdsPart, isLatest, partsOf } from './file-words.ts';
import { findMedia, storedKind } from './media-rows.ts';

/** Below 200 kB, below 1 MB, below 10 MB, and larger; must match the index of sizes. */
type FileSize = 'small' | 'medium' | 'large' | 'huge';

export interface MediaFilter {
  /** Words of a name or an alternative text in any language; empty for all. */
  readonly words: string;
  readonly kind?: FileKind;
  /** Only files that no record and no video uses. */
  readonly isUnused: boolean;
  /** Only pictures and videos without an alternative text in at least one language. */
  readonly isWordless?: boolean;
  readonly size?: FileSize;
  /** Only files of this folder; `null` for files without a folder. */
  readonly folder?: number | null;
  /** Only files after this one. */
  readonly after?: number;
  readonly isOldestFirst?: boolean;
  readonly limit: number;
}

export interface ListedMedia {
  readonly media: Media;
  readonly originalName: string;
  readonly createdAt: Timestamp;
  readonly folderId: number | null;
  /** The number of uses in existing records. */
  readonly used: number;
}

export interface MediaPage {
  readonly files: readonly ListedMedia[];
  /** The value of `after` for the next page; `null` at the end. */
  readonly next: number | null;
  /** The total number. `null` with a filter by words or uses, because counting would have to check every file. */
  readonly total: number | null;
}

/** The database for reading files. The dialect determines how words are searched. */
type MediaTables = Pick<Database, 'read' | 'dialect'>;

type Query = SelectQueryBuilder<Tables, 'media', object>;

const isShown = (on: ExpressionBuilder<Tables, 'media'>) =>
  on.or([
    on.exists(on.selectFrom('usage').select('usage.media_id').whereRef('usage.media_id', '=', 'media.id')),
    on.exists(on.selectFrom('media as video').select('video.id').whereRef('video.poster_id', '=', 'media.id')),
  ]);

/** Both expressions must equal those of the table's indexes, otherwise the indexes are not used. */
const isWithoutWords = sql<SqlBool>`media.kind <> 'document' and (media.alt_en = '' or media.alt_ar = '')`;
const sizeOfFile = sql<FileSize>`(case when media.bytes < 200000 then 'small' when media.bytes < 1000000 then 'medium' when media.bytes < 10000000 then 'large' else 'huge' end)`;

/** The filter conditions besides words and uses. */
const isAmong =
  ({ kind, size, folder, isWordless = false }: MediaFilter) =>
  (on: ExpressionBuilder<Tables, 'media'>) =>
    on.and([
      ...(kind === undefined ? [] : [isOfKind(kind)]),
      ...(size === undefined ? [] : [sql<SqlBool>`${sizeOfFile} = ${size}`]),
      ...(folder === undefined ? [] : [on('media.folder_id', folder === null ? 'is' : '=', folder)]),
      ...(isWordless ? [isWithoutWords] : []),
    ]);

const isModel = sql<SqlBool>`media.name like '%.glb'`;

/** Models are stored as documents. */
const isOfKind = (kind: FileKind) =>
  kind === 'model' || kind === 'document'
    ? sql<SqlBool>`(media.kind = 'document' and ${kind === 'model' ? isModel : sql`not ${isModel}`})`
    : sql<SqlBool>`media.kind = ${kind}`;

const isNarrowed = ({ words, isUnused, isWordless = false, size, folder }: MediaFilter): boolean =>
  words.trim() !== '' || isUnused || isWordless || size !== undefined || folder !== undefined;

const ofKind = (query: Query, kind: FileKind | undefined): Query =>
  kind === undefined ? query : query.where(isOfKind(kind));

/** Unused files, from the table that triggers maintain. */
function unusedIds({ read }: MediaTables, { kind, after, isOldestFirst = false, limit }: MediaFilter) {
  const { behind, order } = readingOrder(isOldestFirst);
  let query = read.selectFrom('media_unused').select('media_id as id').orderBy('media_id', order).limit(limit);
  if (kind !== undefined) query = query.where('kind', '=', storedKind(kind));
  return (after === undefined ? query : query.where('media_id', behind, after)).execute();
}

/** Files of the library. A removed file is included again if something uses it. */
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
  // SQLite retains the order of a cross join: the word index comes first and is read only as far as needed.
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

/** The ids of a page of files, plus one if more follow. */
async function readIds(tables: MediaTables, filter: MediaFilter): Promise<readonly number[]> {
  // The database stores no text with a NUL character.
  if (filter.words.includes('\0')) return [];
  const wanted = { ...filter, limit: filter.limit + 1 };
  // The table of unused files does not tell models from documents.
  const isPlain = filter.kind === undefined || isSeen(filter.kind);
  const isOfUnused = filter.isUnused && isPlain && !isNarrowed({ ...filter, isUnused: false });
  const rows = await (isOfUnused ? unusedIds(tables, wanted) : listedIds(tables, wanted));
  return rows.map(({ id }) => id);
}

/** The number of files in the library: all files minus the few that were removed and are not used. */
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

/** The number of pictures and videos in the library without an alternative text in at least one language. */
export async function countWordless(read: Kysely<Tables>): Promise<number> {
  const { count } = await read
    .selectFrom('media')
    .where(isWithoutWords)
    .where((on) => on.or([on('media.removed_at', 'is', null), isShown(on)]))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Files in the format of the library, in the order of `ids`. */
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
