import { postKind } from '../../calls/model/post.ts';
import { listPosts, type PostRow } from '../community/list-posts.ts';
import type { Database } from '../database/connect.ts';
import { countPending, countRecent } from '../discussion/count-posted.ts';
import { mostListed, type TaskSource, toTask } from './task.ts';

const tableOf = { comment: 'comment', post: 'free_post', 'post-comment': 'free_comment' } as const;

const subjectOf = ({ kind, id }: Pick<PostRow, 'kind' | 'id'>): string => `${kind}/${id}`;

const toCommentTask = (row: PostRow, kind: 'held-comment' | 'live-comment') =>
  toTask({
    kind,
    subject: subjectOf(row),
    id: row.id,
    title: row.author,
    text: row.text,
    at: row.created_at,
    of: row.kind,
    category_id: row.post_id,
  });

/** Counts the marked comments and posts that no administrator has reviewed. */
async function countMarked(
  { read }: Pick<Database, 'read'>,
  marked: readonly string[],
  { held, since }: { readonly held: 0 | 1; readonly since: string },
): Promise<number> {
  const counts = postKind.options.map(async (kind) => {
    const ids = marked.flatMap((subject) => {
      const [of, id] = subject.split('/');
      return of === kind && Number(id) > 0 ? [Number(id)] : [];
    });
    if (ids.length === 0) return 0;
    const rows = await read
      .selectFrom(tableOf[kind])
      .select('id')
      .where('id', 'in', ids)
      .where('held', '=', held)
      .where('reviewed', '=', 0)
      .where('created_at', '>=', since)
      .execute();
    return rows.length;
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** Comments and posts that await review, oldest first. */
export const heldComments = (database: Database): TaskSource => ({
  kind: 'held-comment',
  count: async (marked) =>
    (await countPending(database.read)) - (await countMarked(database, marked, { held: 1, since: '' })),
  list: async (marked) => {
    const limit = mostListed + marked.length;
    const { messages } = await listPosts(database.read, { words: '', held: true, isOldestFirst: true, limit });
    return messages
      .filter((row) => !marked.includes(subjectOf(row)))
      .slice(0, mostListed)
      .map((row) => toCommentTask(row, 'held-comment'));
  },
});

/** Published comments and posts since a time that no administrator has reviewed, newest first. */
export const liveComments = (database: Database, since: string): TaskSource => ({
  kind: 'live-comment',
  count: async (marked) =>
    (await countRecent(database.read, since)) - (await countMarked(database, marked, { held: 0, since })),
  list: async (marked) => {
    const limit = mostListed + marked.length;
    const { messages } = await listPosts(database.read, { words: '', live: since, limit });
    return messages
      .filter((row) => !marked.includes(subjectOf(row)))
      .slice(0, mostListed)
      .map((row) => toCommentTask(row, 'live-comment'));
  },
});
