import type { Database } from '../database/connect.ts';
import { isUniqueViolation } from '../database/violations.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import { NotFoundError } from '../refusals/not-found-error.ts';

export interface MediaFolder {
  readonly id: number;
  readonly name: string;
}

export interface MediaFolders {
  /** All of them, by name. */
  list(): Promise<readonly MediaFolder[]>;
  /** @throws InvalidError where there is one of that name */
  add(name: string): Promise<MediaFolder>;
  /** @throws InvalidError as `add`; NotFoundError when there is no such folder */
  rename(id: number, name: string): Promise<MediaFolder>;
  /** Takes a folder away in which no file lies; false where one does. @throws NotFoundError */
  remove(id: number): Promise<boolean>;
}

/** @throws InvalidError where a name is there already */
async function named<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isUniqueViolation(error) ? new InvalidError([{ path: 'name', code: 'taken' }]) : error;
  }
}

/** The folders of the library. They stand side by side: none lies in another. */
export function createMediaFolders(database: Database): MediaFolders {
  const { read, write } = database;
  return {
    list: () => read.selectFrom('media_folder').select(['id', 'name']).orderBy('name').execute(),
    add: (name) =>
      named(write.insertInto('media_folder').values({ name }).returning(['id', 'name']).executeTakeFirstOrThrow()),
    async rename(id, name) {
      const query = write.updateTable('media_folder').set({ name }).where('id', '=', id).returning(['id', 'name']);
      const folder = await named(query.executeTakeFirst());
      if (folder === undefined) throw new NotFoundError(`folder ${id}`);
      return folder;
    },
    remove: (id) =>
      database.transaction(async (tx) => {
        const folder = await tx.selectFrom('media_folder').select('id').where('id', '=', id).executeTakeFirst();
        if (folder === undefined) throw new NotFoundError(`folder ${id}`);
        // One that was taken out of the library does not hold it; when it comes back it lies in none.
        const file = tx.selectFrom('media').select('id').where('folder_id', '=', id).where('removed_at', 'is', null);
        if ((await file.limit(1).executeTakeFirst()) !== undefined) return false;
        await tx.deleteFrom('media_folder').where('id', '=', id).execute();
        return true;
      }),
  };
}
