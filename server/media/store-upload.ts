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

/** Stores the upload key of a new row. @throws UploadError if the upload was cancelled */
async function claimKey(transaction: Transaction<Tables>, key: string, media_id: number): Promise<void> {
  const at = new Date().toISOString();
  try {
    await transaction.insertInto('upload').values({ key, media_id, at }).execute();
  } catch (error) {
    throw isUniqueViolation(error) ? cancelledUpload() : error;
  }
}

/**
 * Adds the row of a received file and moves the file to its place, in this order: if the process dies in between, a row
 * without a file remains, which the sweep finds.
 *
 * An upload with a key may be cancelled at any time. The key is stored in the transaction of the row, so an earlier
 * cancellation is detected there. A later one deletes the row and then the file, which may not be in its place yet.
 * Therefore the row is checked again at the end.
 * @param isSetAside true if the file starts outside the library, like a deleted file that can be restored
 * @throws UploadError if it was cancelled
 */
export async function storeUpload(
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
  const storedRow = await database.read.selectFrom('media').select('id').where('id', '=', row.id).executeTakeFirst();
  if (storedRow === undefined) {
    await storage.remove('uploads', [row.name]);
    throw cancelledUpload();
  }
  return toMedia(row);
}
