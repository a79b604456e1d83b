import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import { cropOf, cropPlaces, type ImageCrop } from '../../content/image-crops.ts';
import type { FileKind, Media } from '../../fields/field.ts';
import { isModelName } from '../../fields/file-address.ts';
import { frameShapes, type PictureCrops } from '../../fields/frame-shape.ts';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';

export type MediaRow = Selectable<Tables['media']>;

/** The columns that pages need; the others are for the library. */
const shownColumns = [
  'id',
  'name',
  'kind',
  'hash',
  'bytes',
  'width',
  'height',
  'duration',
  'placeholder',
  'alt_en',
  'alt_ar',
  'focal_x',
  'focal_y',
  'poster_id',
  'crops',
] as const;
type ShownRow = Pick<MediaRow, (typeof shownColumns)[number]>;

const point = z.object({ x: z.number(), y: z.number() });
const crops: z.ZodType<PictureCrops> = z.partialRecord(z.enum(frameShapes), point);

/** The focal points of single crop shapes; `undefined` if there are none, as for most files. */
export const cropsOf = (row: Pick<MediaRow, 'crops'>): PictureCrops | undefined =>
  row.crops === '{}' ? undefined : crops.parse(JSON.parse(row.crops));

/**
 * The kind of a file. Models are stored as documents: the table's check of kinds is older than they are, and SQLite
 * cannot change it without rewriting the table.
 */
export const kindOf = ({ kind, name }: Pick<MediaRow, 'kind' | 'name'>): FileKind =>
  isModelName(name) ? 'model' : kind;

/** The kind of a file as the table stores it. */
export const storedKind = (kind: FileKind): MediaRow['kind'] => (kind === 'model' ? 'document' : kind);

export const toMedia = (row: ShownRow, poster: Media | null = null): Media => ({
  id: row.id,
  name: row.name,
  kind: kindOf(row),
  hash: row.hash,
  bytes: row.bytes,
  width: row.width,
  height: row.height,
  duration: row.duration,
  placeholder: row.placeholder,
  focalPoint: { x: row.focal_x, y: row.focal_y },
  alt: { en: row.alt_en, ar: row.alt_ar },
  poster,
  ...(row.crops !== '{}' && { crops: cropsOf(row) ?? {} }),
});

/** Databases limit the number of values per statement. */
const mostIds = 1000;

async function findAll<Row, Key>(
  find: (keys: readonly Key[]) => Promise<readonly Row[]>,
  keys: readonly Key[],
): Promise<Row[]> {
  const wanted = [...new Set(keys)];
  const rows: Row[] = [];
  for (let from = 0; from < wanted.length; from += mostIds) {
    rows.push(...(await find(wanted.slice(from, from + mostIds))));
  }
  return rows;
}

/** The existing files among `ids`, by id, with the posters of videos. */
export async function findMedia(connection: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, Media>> {
  const find = (some: readonly number[]) =>
    connection.selectFrom('media').select(shownColumns).where('id', 'in', some).execute();
  const rows = await findAll(find, ids);
  const posters = await findAll(
    find,
    rows.flatMap(({ poster_id: poster }) => poster ?? []),
  );
  const posterOf = new Map(posters.map((row) => [row.id, toMedia(row)]));
  return new Map(rows.map((row) => [row.id, toMedia(row, posterOf.get(row.poster_id ?? 0))]));
}

/** Files by stored name, with the posters of videos. Uses two statements regardless of the number of names. */
export async function findMediaByNames(
  connection: Kysely<Tables>,
  names: readonly string[],
): Promise<Map<string, Media>> {
  const rows = await findAll(
    (some) => connection.selectFrom('media').select(shownColumns).where('name', 'in', some).execute(),
    names,
  );
  const posters = await findMedia(
    connection,
    rows.flatMap(({ poster_id: poster }) => poster ?? []),
  );
  return new Map(rows.map((row) => [row.name, toMedia(row, posters.get(row.poster_id ?? 0))]));
}

/** Only the names of files; costs a fifth of `findMedia`. */
export async function findNames(
  read: Kysely<Tables>,
  ids: readonly number[],
): Promise<Map<number, Pick<Media, 'name'>>> {
  const rows = await findAll(
    (some) => read.selectFrom('media').select(['id', 'name']).where('id', 'in', some).execute(),
    ids,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export const findRowByName = ({ read }: Database, name: string): Promise<MediaRow | undefined> =>
  read.selectFrom('media').selectAll().where('name', '=', name).executeTakeFirst();

/** Maximum number of files with the same content that are searched for a crop. */
const mostCopies = 100;

/** Any file with this content and, for a crop, with that crop. Files with equal content share their variants. */
export async function findRowByHash({ read }: Database, hash: string, crop?: ImageCrop): Promise<MediaRow | undefined> {
  const copies = read.selectFrom('media').selectAll().where('hash', '=', hash).orderBy('id');
  if (crop === undefined) return copies.limit(1).executeTakeFirst();
  const { shape, place } = crop;
  const rows = await copies
    .where((on) =>
      on.or([
        on('crops', '!=', '{}'),
        on.and([on('focal_x', '>=', (place - 0.5) / cropPlaces), on('focal_x', '<', (place + 0.5) / cropPlaces)]),
      ]),
    )
    .limit(mostCopies)
    .execute();
  return rows.find((row) => cropOf(toMedia(row), shape)?.place === place);
}

/** The full hash that begins with these hexadecimal digits; that of the first file if several match. */
export async function findHash({ read }: Database, beginning: string): Promise<string | null> {
  const row = await read
    .selectFrom('media')
    .select('hash')
    .where('hash', '>=', beginning)
    // `g` is greater than all hexadecimal digits.
    .where('hash', '<', `${beginning}g`)
    .orderBy('id')
    .executeTakeFirst();
  return row?.hash ?? null;
}

/** The first other file of the library with this content. */
export const findTwin = ({ read }: Database, hash: string, id: number): Promise<MediaRow | undefined> =>
  read
    .selectFrom('media')
    .selectAll()
    .where('hash', '=', hash)
    .where('id', '!=', id)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst();

/** The first file with this content and original name. */
export const findCopy = ({ read }: Database, hash: string, originalName: string): Promise<MediaRow | undefined> =>
  read
    .selectFrom('media')
    .selectAll()
    .where('hash', '=', hash)
    .where('original_name', '=', originalName)
    .orderBy('id')
    .executeTakeFirst();

/** An earlier file with the same content and original name as this one. */
export const findEarlierCopy = ({ read }: Database, id: number): Promise<MediaRow | undefined> =>
  read
    .selectFrom('media')
    .innerJoin('media as copy', (join) =>
      join.onRef('copy.hash', '=', 'media.hash').onRef('copy.original_name', '=', 'media.original_name'),
    )
    .selectAll('media')
    .where('copy.id', '=', id)
    .where('media.id', '<', id)
    .orderBy('media.id')
    .executeTakeFirst();
