import { visitorCollections } from '../../content/collections/index.ts';
import type { Change } from '../records/changes/change.ts';
import { parseSubtree } from '../records/changes/snapshot.ts';
import type { Timestamp, RevisionRow } from '../database/tables.ts';
import { idsOfAuthor } from './authors.ts';
import { deletePosts, type DeletedPosts, nameOf, parsePosts, readPosts, touchPosts } from './deleted-posts.ts';

/** The key of a comment or post of any kind. */
export interface WrittenPost {
  readonly author: string;
  readonly text: string;
  readonly at: Timestamp;
}

type IsErased = (post: WrittenPost) => boolean;

/**
 * Permanently deletes everything under a name, with the comments of others below it. Returns the number of deleted
 * rows.
 */
export async function eraseAuthor(change: Change, author: string, until?: Timestamp): Promise<number> {
  const posts = await readPosts(change, await idsOfAuthor(change.tx, author, until));
  await deletePosts(change, posts);
  touchPosts(change, posts);
  return posts.comments.length + posts.freePosts.length + posts.freeComments.length;
}

const withoutComments = (comments: DeletedPosts['comments'], isErased: IsErased): DeletedPosts['comments'] =>
  comments.filter(({ username: author, text, created_at: at }) => !isErased({ author, text, at }));

function withoutPosts({ comments, freePosts, freeComments }: DeletedPosts, isErased: IsErased): DeletedPosts {
  const posts = freePosts.filter(
    ({ author_name: author, content: text, created_at: at }) => !isErased({ author, text, at }),
  );
  const remaining = new Set(posts.map(({ id }) => id));
  const gone = new Set(freePosts.map(({ id }) => id).filter((id) => !remaining.has(id)));
  return {
    comments: withoutComments(comments, isErased),
    freePosts: posts,
    freeComments: freeComments.filter(
      ({ post_id, commenter_name: author, text, created_at: at }) =>
        !gone.has(post_id) && !isErased({ author, text, at }),
    ),
  };
}

type StoredRevision = Pick<RevisionRow, 'id' | 'former'>;

const slugs: readonly string[] = visitorCollections.map(({ base }) => base);

const countOf = ({ comments, freePosts, freeComments }: DeletedPosts): number =>
  comments.length + freePosts.length + freeComments.length;

/** Removes comments and posts from a revision of the discussion. Deletes a revision that becomes empty. */
async function eraseFromPosts({ tx }: Change, { id, former }: StoredRevision, isErased: IsErased): Promise<void> {
  const stored = parsePosts(former);
  const left = withoutPosts(stored, isErased);
  if (countOf(left) === countOf(stored)) return;
  const name = nameOf(left);
  if (name === null) await tx.deleteFrom('revision').where('id', '=', id).execute();
  else {
    const change = { former: JSON.stringify(left), title: JSON.stringify(name.title) };
    await tx.updateTable('revision').set(change).where('id', '=', id).execute();
  }
}

/** Removes comments from the revision of a deleted record. */
async function eraseFromSubtree({ tx }: Change, { id, former }: StoredRevision, isErased: IsErased): Promise<void> {
  const subtree = parseSubtree(former);
  const comments = withoutComments(subtree.comments, isErased);
  if (comments.length === subtree.comments.length) return;
  const left = JSON.stringify({ ...subtree, comments });
  await tx.updateTable('revision').set({ former: left }).where('id', '=', id).execute();
}

/** Removes comments and posts from the history, also from revisions of a deleted blog or section. */
export async function eraseFromHistory(change: Change, isErased: IsErased): Promise<void> {
  const { tx } = change;
  const rows = await tx
    .selectFrom('revision')
    .select('id')
    .where((eb) => eb.or([eb('collection', 'in', slugs), eb('action', '=', 'delete')]))
    .execute();
  for (const { id } of rows) {
    const query = tx.selectFrom('revision').select(['id', 'collection', 'former']).where('id', '=', id);
    const row = await query.executeTakeFirstOrThrow();
    await (slugs.includes(row.collection) ? eraseFromPosts : eraseFromSubtree)(change, row, isErased);
  }
}
