import type { SavedView } from '../../../calls/lists.ts';
import type { Collection } from '../../../content/model/collection.ts';
import type { Database } from '../../database/connect.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';

/** Maximum number of saved views of a list. */
const mostViews = 50;
const columns = ['id', 'name', 'address'] as const;

/** Named views of a collection's list, shared by all administrators. */
export function createSavedViews(database: Database) {
  const list = (collection: Collection): Promise<SavedView[]> =>
    database.read
      .selectFrom('saved_view')
      .select(columns)
      .where('collection', '=', collection.base)
      .orderBy('id')
      .limit(mostViews)
      .execute();

  return {
    list,
    /** @throws InvalidError if the list has `mostViews` already */
    async save(collection: Collection, { name, address }: Omit<SavedView, 'id'>): Promise<SavedView> {
      if ((await list(collection)).length >= mostViews)
        throw new InvalidError([{ path: 'name', code: 'tooMany', params: { max: mostViews } }]);
      const row = { collection: collection.base, name, address, created_at: new Date().toISOString() };
      return database.transaction((tx) =>
        tx.insertInto('saved_view').values(row).returning(columns).executeTakeFirstOrThrow(),
      );
    },
    /** Returns the deleted view, or `null` if there was none. */
    async drop(collection: Collection, id: number): Promise<SavedView | null> {
      const dropped = await database.transaction((tx) =>
        tx
          .deleteFrom('saved_view')
          .where('collection', '=', collection.base)
          .where('id', '=', id)
          .returning(columns)
          .executeTakeFirst(),
      );
      return dropped ?? null;
    },
  };
}
