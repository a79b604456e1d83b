import type { Database } from '../database/connect.ts';
import { isUniqueViolation } from '../database/violations.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import { NotFoundError } from '../refusals/not-found-error.ts';

export interface MediaFolder {
  readonly id: number;
  readonly name: string;
}

export interface MediaFolders {
  /** All folders by name. */
  list(): Promise<readonly MediaFolder[]>;
  /** @throws InvalidError if the name exists */
  add(name: string): Promise<MediaFolder>;
  /** @throws InvalidError as `add`; NotFoundError if the folder does not exist */
  rename(id: number, name: string): Promise<MediaFolder>;
  /** Deletes an empty folder. Returns false if it contains a file. @throws NotFoundError */
  remove(id: number): Promise<boolean>;
}

/** @throws InvalidError if the name exists */
async function named<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isUniqueViolation(error) ? new InvalidError([{ path: 'name', code: 'taken' }]) : error;
  }
}

/** The folders of the library. Folders are not nested. */
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
        // Removed files do not count. If one is restored, it has no folder.
        const file = tx.selectFrom('media').select('id').where('folder_id', '=', id).where('removed_at', 'is', null);
        if ((await file.limit(1).executeTakeFirst()) !== undefined) return false;
        await tx.deleteFrom('media_folder').where('id', '=', id).execute();
        return true;
      }),
  };
}
