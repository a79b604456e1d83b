import type * as z from 'zod/mini';
import type { RecordCalls } from '../../../calls/records.ts';
import type { Collection } from '../../../content/model/collection.ts';
import type { EntryStore } from '../repository/entry-store.ts';
import type { Actor } from '../changes/stored-entry.ts';
import { readCategory } from '../../compatibility/read-category.ts';

/** Puts the records of a collection, or of one parent, into the order of `ids`. Returns the revision to undo. */
export async function reorder(
  entries: Pick<EntryStore, 'reorder'>,
  collection: Collection,
  { ids, category_id: category }: z.output<RecordCalls['order']['body']['schema']>,
  actor: Actor,
): Promise<number> {
  const parentId = readCategory(collection, category, null) ?? null;
  const { revisionId } = await entries.reorder(collection, { parentId, ids, actor });
  return revisionId;
}
