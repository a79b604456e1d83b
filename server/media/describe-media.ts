import type { Transaction } from 'kysely';
import type { FileKind, Media } from '../../fields/field.ts';
import type { Words } from '../../language/languages.ts';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import { NotFoundError } from '../refusals/not-found-error.ts';
import { foldedWords } from './file-words.ts';
import { findMedia } from './media-rows.ts';

export interface MediaChange {
  readonly alt?: Partial<Words>;
  /** Fractions of width and height, from 0 to 1; what lies outside is moved to the edge. */
  readonly focalPoint?: Media['focalPoint'];
  /** Id of the picture that stands for a video until it plays; `null` takes it away. */
  readonly poster?: number | null;
}

const toFraction = (value: number): number => Math.min(1, Math.max(0, value));

async function kindOf(transaction: Transaction<Tables>, id: number): Promise<FileKind | undefined> {
  const row = await transaction.selectFrom('media').select('kind').where('id', '=', id).executeTakeFirst();
  return row?.kind;
}

/** Only a video has a poster, and only a picture is one. */
async function checkPoster(transaction: Transaction<Tables>, kind: FileKind, poster: number): Promise<void> {
  const posterKind = await kindOf(transaction, poster);
  if (posterKind === undefined) throw new InvalidError([{ path: 'poster', code: 'unknownFile' }]);
  if (kind !== 'video' || posterKind !== 'image') throw new InvalidError([{ path: 'poster', code: 'wrongFileKind' }]);
}

/** See `MediaStore.describe`. */
export async function describeMedia(
  database: Database,
  id: number,
  { alt, focalPoint, poster }: MediaChange,
): Promise<Media> {
  const change = {
    ...(alt?.en !== undefined && { alt_en: alt.en }),
    ...(alt?.ar !== undefined && { alt_ar: alt.ar }),
    ...(focalPoint && { focal_x: toFraction(focalPoint.x), focal_y: toFraction(focalPoint.y) }),
    ...(poster !== undefined && { poster_id: poster }),
  };
  return database.transaction(async (transaction) => {
    const query = transaction.selectFrom('media').selectAll().where('id', '=', id);
    const row = await (database.dialect === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
    if (row === undefined) throw new NotFoundError(`file ${id}`);
    const { kind } = row;
    if (typeof poster === 'number') await checkPoster(transaction, kind, poster);
    await transaction
      .updateTable('media')
      .set({ ...change, folded: foldedWords({ ...row, ...change }) })
      .where('id', '=', id)
      .execute();
    await database.versions.touch(transaction, [`media/${id}`]);
    const changed = (await findMedia(transaction, [id])).get(id);
    if (changed === undefined) throw new NotFoundError(`file ${id}`);
    return changed;
  });
}
