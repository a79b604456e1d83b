import type { Kysely } from 'kysely';
import { communityComments } from '../../content/collections/index.ts';
import type { CommentRow, EntryRow, Tables } from '../database/tables.ts';
import { commentedCollection } from './comments.ts';

/** Comments on some records, oldest first; none for collections without comments. */
export async function readRecordComments(
  tables: Kysely<Tables>,
  records: readonly EntryRow[],
): Promise<readonly CommentRow[]> {
  const ids = records.filter(({ collection }) => collection === commentedCollection.base).map(({ id }) => id);
  if (ids.length === 0) return [];
  return tables
    .selectFrom('comment')
    .selectAll()
    .where('post_collection', '=', commentedCollection.base)
    .where('post_id', 'in', ids)
    .orderBy('id')
    .execute();
}

/** The number of comments, under their API slug; an empty object if there are none. */
export const countRecordComments = (comments: readonly CommentRow[]): Readonly<Record<string, number>> =>
  comments.length === 0 ? {} : { [communityComments.base]: comments.length };
