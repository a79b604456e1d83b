import type { Transaction } from 'kysely';
import type { FileKind, Media } from '../../fields/field.ts';
import type { PictureCrops, PicturePoint } from '../../fields/frame-shape.ts';
import type { Words } from '../../language/languages.ts';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import { NotFoundError } from '../refusals/not-found-error.ts';
import { FileChangedError } from './file-changed-error.ts';
import { foldedWords } from './file-words.ts';
import { cropsOf, findMedia, type MediaRow } from './media-rows.ts';
import { toDownloadName } from './stored-name.ts';

/** A change of a file's metadata. Absent properties stay unchanged. */
export interface MediaChange {
  readonly alt?: Partial<Words>;
  /** The name in the library and for downloads. The extension of its type is retained. */
  readonly originalName?: string;
  /** Fractions of width and height; clamped to 0–1. */
  readonly focalPoint?: PicturePoint;
  /** All focal points for single crop shapes; they override the general one. */
  readonly crops?: PictureCrops;
  /** Id of the poster image of a video; `null` removes it. */
  readonly poster?: number | null;
  /** Id of the folder; `null` for none. */
  readonly folder?: number | null;
}

/** The change of one file among several. */
export interface FileChange {
  readonly id: number;
  readonly change: MediaChange;
  /** Expected present values. If they differ, the change is refused, so that newer changes are not lost. */
  readonly expected?: MediaChange;
}

const toFraction = (value: number): number => Math.min(1, Math.max(0, value));

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/** The columns that a change writes. */
const columnsOf = ({ alt, originalName, focalPoint, crops, poster, folder }: MediaChange, { name }: MediaRow) => ({
  ...(alt?.en !== undefined && { alt_en: alt.en }),
  ...(alt?.ar !== undefined && { alt_ar: alt.ar }),
  ...(originalName !== undefined && { original_name: toDownloadName(originalName, endingOf(name)) }),
  ...(focalPoint && { focal_x: toFraction(focalPoint.x), focal_y: toFraction(focalPoint.y) }),
  ...(crops && { crops: JSON.stringify(crops) }),
  ...(poster !== undefined && { poster_id: poster }),
  ...(folder !== undefined && { folder_id: folder }),
});

/** The present values of the properties in a change. */
const formerOf = (row: MediaRow, change: MediaChange): MediaChange => ({
  ...(change.alt && {
    alt: {
      ...(change.alt.en !== undefined && { en: row.alt_en }),
      ...(change.alt.ar !== undefined && { ar: row.alt_ar }),
    },
  }),
  ...(change.originalName !== undefined && { originalName: row.original_name }),
  ...(change.focalPoint && { focalPoint: { x: row.focal_x, y: row.focal_y } }),
  ...(change.crops && { crops: cropsOf(row) ?? {} }),
  ...(change.poster !== undefined && { poster: row.poster_id }),
  ...(change.folder !== undefined && { folder: row.folder_id }),
});

async function kindOf(transaction: Transaction<Tables>, id: number): Promise<FileKind | undefined> {
  const row = await transaction.selectFrom('media').select('kind').where('id', '=', id).executeTakeFirst();
  return row?.kind;
}

/** Only a video has a poster, and a poster must be an image. */
async function checkPoster(transaction: Transaction<Tables>, kind: FileKind, poster: number): Promise<void> {
  const posterKind = await kindOf(transaction, poster);
  if (posterKind === undefined) throw new InvalidError([{ path: 'poster', code: 'unknownFile' }]);
  if (kind !== 'video' || posterKind !== 'image') throw new InvalidError([{ path: 'poster', code: 'wrongFileKind' }]);
}

async function checkFolder(transaction: Transaction<Tables>, id: number): Promise<void> {
  const folder = await transaction.selectFrom('media_folder').select('id').where('id', '=', id).executeTakeFirst();
  if (folder === undefined) throw new InvalidError([{ path: 'folder', code: 'unknownRecord' }]);
}

/** True if a row differs from the expected values. Both are compared in the form of the row's columns. */
function isOutdated(row: MediaRow, expected: MediaChange): boolean {
  const seen = columnsOf(expected, row);
  const now = columnsOf(formerOf(row, expected), row);
  return JSON.stringify(seen) !== JSON.stringify(now);
}

/** Changes one file. @returns the previous values */
async function changeFile(
  { dialect }: Database,
  transaction: Transaction<Tables>,
  { id, change, expected }: FileChange,
): Promise<MediaChange> {
  const query = transaction.selectFrom('media').selectAll().where('id', '=', id);
  const row = await (dialect === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
  if (row === undefined) throw new NotFoundError(`file ${id}`);
  if (expected !== undefined && isOutdated(row, expected)) throw new FileChangedError(id);
  if (typeof change.poster === 'number') await checkPoster(transaction, row.kind, change.poster);
  if (typeof change.folder === 'number') await checkFolder(transaction, change.folder);
  const columns = columnsOf(change, row);
  await transaction
    .updateTable('media')
    .set({ ...columns, folded: foldedWords({ ...row, ...columns }) })
    .where('id', '=', id)
    .execute();
  return formerOf(row, change);
}

/** See `MediaStore.change`. */
export async function changeMedia(
  database: Database,
  changes: readonly FileChange[],
): Promise<readonly { readonly id: number; readonly change: MediaChange }[]> {
  // Sorted, so that concurrent changes of the same files do not deadlock.
  const inOrder = changes.toSorted((one, other) => one.id - other.id);
  return database.transaction(async (transaction) => {
    const former: { readonly id: number; readonly change: MediaChange }[] = [];
    for (const each of inOrder) {
      former.push({ id: each.id, change: await changeFile(database, transaction, each) });
    }
    await database.versions.touch(
      transaction,
      inOrder.map(({ id }) => `media/${id}`),
    );
    return former;
  });
}

/** See `MediaStore.describe`. */
export async function describeMedia(database: Database, id: number, change: MediaChange): Promise<Media> {
  await changeMedia(database, [{ id, change }]);
  const changed = (await findMedia(database.read, [id])).get(id);
  if (changed === undefined) throw new NotFoundError(`file ${id}`);
  return changed;
}
