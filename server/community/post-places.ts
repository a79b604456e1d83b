import { communityPosts } from '../../content/collections/index.ts';
import type { Words } from '../../language/languages.ts';
import type { Database } from '../database/connect.ts';
import type { EntryStore } from '../records/repository/entry-store.ts';
import { titleOf } from '../../content/derive/title-of.ts';
import { countPostedOn } from '../discussion/count-posted.ts';
import type { PostRow } from './list-posts.ts';

/** What was commented on: a section of a blog, or a free post. */
export type PostAbout =
  | { readonly section: number; readonly blog: number; readonly title: Words }
  | { readonly post: number; readonly author: string; readonly text: string };

/** Counts the comments below free posts. */
export async function countReplies(
  { read }: Pick<Database, 'read'>,
  posts: readonly PostRow[],
): Promise<(message: PostRow) => number> {
  const ids = posts.flatMap(({ kind, id }) => (kind === 'post' ? [id] : []));
  const countOf = await countPostedOn(read, { of: 'free_comment', on: ids });
  return ({ kind, id }) => (kind === 'post' ? countOf(id) : 0);
}

/** Finds what was commented on; `null` for free posts themselves. */
export async function findPlaces(
  { database, entries }: { readonly database: Database; readonly entries: Pick<EntryStore, 'some'> },
  posts: readonly PostRow[],
): Promise<(message: PostRow) => PostAbout | null> {
  const idsOn = (kind: PostRow['kind']) => [
    ...new Set(posts.flatMap((message) => (message.kind === kind ? (message.post_id ?? []) : []))),
  ];
  const sections = await entries.some(communityPosts, idsOn('comment'));
  const postIds = idsOn('post-comment');
  const written =
    postIds.length === 0
      ? []
      : await database.read.selectFrom('free_post').selectAll().where('id', 'in', postIds).execute();
  return ({ kind, post_id: id }) => {
    if (kind === 'comment') {
      const section = sections.find((each) => each.id === id);
      if (section === undefined || section.parentId === null) return null;
      return { section: section.id, blog: section.parentId, title: titleOf(communityPosts, section) };
    }
    const post = kind === 'post-comment' ? written.find((each) => each.id === id) : undefined;
    return post === undefined ? null : { post: post.id, author: post.author_name, text: post.content };
  };
}
