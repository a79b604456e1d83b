import type { Transaction } from 'kysely';
import type { Media } from '../../fields/field.ts';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import { isUniqueViolation } from '../database/violations.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { foldedWords } from './file-words.ts';
import { type MediaRow, toMedia } from './media-rows.ts';
import { cancelledUpload } from './upload-error.ts';

export type NewRow = Omit<
  MediaRow,
  'id' | 'alt_en' | 'alt_ar' | 'focal_x' | 'focal_y' | 'poster_id' | 'removed_at' | 'folded' | 'folder_id' | 'crops'
>;

/** Takes a key for a row that was just made. @throws UploadError when the upload was called off */
async function claimKey(transaction: Transaction<Tables>, key: string, media_id: number): Promise<void> {
  const at = new Date().toISOString();
  try {
    await transaction.insertInto('upload').values({ key, media_id, at }).execute();
  } catch (error) {
    throw isUniqueViolation(error) ? cancelledUpload() : error;
  }
}

/**
 * Gives a received file its row and its place. Row first, file second: where the process dies in between, a row
 * without file remains, which the sweep finds.
 *
 * An upload with a key may be called off at any moment. The key is claimed together with the row, so a call that came
 * before is seen here; one that comes later finds the row and deletes it, and then the file, which may not be in its
 * place yet: hence the second look at the row.
 * @param isSetAside whether it begins outside the library, as a file that was deleted and can be restored
 * @throws UploadError when it was called off
 */
export async function keepFile(
  { database, storage }: { readonly database: Database; readonly storage: FileStorage },
  path: string,
  newRow: NewRow,
  { key, isSetAside = false }: { readonly key?: string | undefined; readonly isSetAside?: boolean } = {},
): Promise<Media> {
  const folded = foldedWords({ ...newRow, alt_en: '', alt_ar: '' });
  const row = await database.transaction(async (transaction) => {
    const row = await transaction
      .insertInto('media')
      .values({ ...newRow, folded, removed_at: isSetAside ? newRow.created_at : null })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (key !== undefined) await claimKey(transaction, key, row.id);
    return row;
  });
  try {
    await storage.place(path, 'uploads', row.name);
  } catch (error) {
    await database.write.deleteFrom('media').where('id', '=', row.id).execute();
    throw error;
  }
  const kept = await database.read.selectFrom('media').select('id').where('id', '=', row.id).executeTakeFirst();
  if (kept === undefined) {
    await storage.remove('uploads', [row.name]);
    throw cancelledUpload();
  }
  return toMedia(row);
}
