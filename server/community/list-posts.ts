import { expressionBuilder, type Kysely, sql } from 'kysely';
import { postKind, type PostKind } from '../../calls/model/post.ts';
import type { PostPlace } from '../../calls/moderation.ts';
import { communityPosts } from '../../content/collections/index.ts';
import { holdsWords } from '../../language/holds-words.ts';
import type { Bit, Timestamp } from '../database/tables/cells.ts';
import { readingOrder } from '../database/reading-order.ts';
import type { Tables } from '../database/tables.ts';
import { countHidden, countPosted } from '../discussion/count-posted.ts';

/** A comment or post of any kind. */
export interface PostRow {
  readonly kind: PostKind;
  readonly id: number;
  /** The section or the free post that was commented on; `null` for a free post itself. */
  readonly post_id: number | null;
  readonly author: string;
  readonly text: string;
  readonly created_at: Timestamp;
  readonly held: Bit;
  /** 1 if an administrator decided whether visitors see it. */
  readonly reviewed: Bit;
}

export interface PostFilter {
  /** Text to find in the author's name or the text; empty for all. */
  readonly words: string;
  readonly kind?: PostKind | undefined;
  /** True: only those that are pending moderation. */
  readonly held?: boolean | undefined;
  /** Only those that an administrator hid. */
  readonly hidden?: true | undefined;
  /** Only those since this time that visitors see and no administrator has reviewed. */
  readonly live?: Timestamp | undefined;
  /** Only comments on this section of a blog. */
  readonly section?: number | undefined;
  /** The cursor: only rows after this one. */
  readonly after?: PostPlace | undefined;
  readonly isOldestFirst?: boolean;
  readonly limit: number;
}

export interface PostPage {
  readonly messages: readonly PostRow[];
  /** The cursor of the next part, to pass as `after`; `null` at the end. */
  readonly next: PostPlace | null;
}

/** Maximum number of rows that one request searches for text. The next request continues after them. */
export const lookedThrough = 2000;

const comments = (connection: Kysely<Tables>, section: number | undefined) => {
  const query = connection
    .selectFrom('comment')
    .select([
      sql<PostKind>`'comment'`.as('kind'),
      'id',
      sql<number | null>`post_id`.as('post_id'),
      'username as author',
      'text',
      'created_at',
      'held',
      'reviewed',
    ]);
  if (section === undefined) return query;
  return query.where('post_collection', '=', communityPosts.base).where('post_id', '=', section);
};
const posts = (connection: Kysely<Tables>) =>
  connection
    .selectFrom('free_post')
    .select([
      sql<PostKind>`'post'`.as('kind'),
      'id',
      sql<number | null>`cast(null as integer)`.as('post_id'),
      'author_name as author',
      'content as text',
      'created_at',
      'held',
      'reviewed',
    ]);
const replies = (connection: Kysely<Tables>) =>
  connection
    .selectFrom('free_comment')
    .select([
      sql<PostKind>`'post-comment'`.as('kind'),
      'id',
      sql<number | null>`post_id`.as('post_id'),
      'commenter_name as author',
      'text',
      'created_at',
      'held',
      'reviewed',
    ]);

const eb = expressionBuilder<{ message: PostRow }, 'message'>();

/**
 * The condition for rows of one kind that come after a row of any kind. At the same timestamp kinds are sorted by name.
 */
function isBehind(kind: PostKind, { created_at: at, kind: last, id }: PostPlace, isOldestFirst: boolean) {
  const { behind, from } = readingOrder(isOldestFirst);
  if (kind === last) return eb(eb.refTuple('created_at', 'id'), behind, eb.tuple(at, id));
  return eb('created_at', kind > last === isOldestFirst ? from : behind, at);
}

/** The first rows of one kind. Reads only as many rows of the index as needed. */
function readKind(
  connection: Kysely<Tables>,
  kind: PostKind,
  { held, hidden, live, section, isOldestFirst = false, after, limit }: Omit<PostFilter, 'words'>,
): Promise<readonly PostRow[]> {
  const { order } = readingOrder(isOldestFirst);
  const conditions = [
    ...(held === undefined ? [] : [eb('held', '=', held ? 1 : 0)]),
    ...(held === true ? [eb('reviewed', '=', 0)] : []),
    ...(hidden === true ? [eb('held', '=', 1), eb('reviewed', '=', 1)] : []),
    ...(live === undefined ? [] : [eb('held', '=', 0), eb('reviewed', '=', 0), eb('created_at', '>=', live)]),
    ...(after === undefined ? [] : [isBehind(kind, after, isOldestFirst)]),
  ];
  const read = {
    comment: () => comments(connection, section),
    post: () => posts(connection),
    'post-comment': () => replies(connection),
  };
  return connection
    .selectFrom(read[kind]().as('message'))
    .selectAll()
    .where(eb.and(conditions))
    .orderBy('created_at', order)
    .orderBy('id', order)
    .limit(limit)
    .execute();
}

const compare = (one: PostRow, other: PostRow): number =>
  Number(one.created_at > other.created_at) - Number(one.created_at < other.created_at) ||
  Number(one.kind > other.kind) - Number(one.kind < other.kind) ||
  one.id - other.id;

/** The first rows of all requested kinds. */
async function readRows(connection: Kysely<Tables>, filter: Omit<PostFilter, 'words'>): Promise<readonly PostRow[]> {
  const { kind, section, isOldestFirst = false, limit } = filter;
  const kinds = section === undefined ? postKind.options : (['comment'] as const);
  const read = kinds.filter((each) => kind === undefined || each === kind);
  const rows = (await Promise.all(read.map((each) => readKind(connection, each, filter)))).flat();
  return rows.toSorted((one, other) => (isOldestFirst ? compare(one, other) : compare(other, one))).slice(0, limit);
}

/**
 * Comments and posts of all kinds in one list, newest first by default. When searching for text, a part can have fewer
 * rows than its limit, or none, and still not be the last: `next` is the cursor to continue.
 */
export async function listPosts(connection: Kysely<Tables>, { words, ...filter }: PostFilter): Promise<PostPage> {
  const size = words === '' ? filter.limit + 1 : lookedThrough;
  const isMeant = holdsWords(words);
  const rows = await readRows(connection, { ...filter, limit: size });
  const found = rows.filter(({ author, text }) => isMeant([author, text]));
  const posts = found.slice(0, filter.limit);
  const isMore = found.length > filter.limit || rows.length === size;
  const last = found.length > filter.limit ? posts.at(-1) : rows.at(-1);
  return { messages: posts, next: isMore ? (last ?? null) : null };
}

/** The number of rows that match a filter without text search. */
export async function countPosts(
  connection: Kysely<Tables>,
  { kind, held, hidden, section }: Pick<PostFilter, 'kind' | 'held' | 'hidden' | 'section'>,
): Promise<number> {
  const tables = { comment: 'comment', post: 'free_post', 'post-comment': 'free_comment' } as const;
  const kinds = section === undefined ? postKind.options : (['comment'] as const);
  const counted = kinds.filter((each) => kind === undefined || each === kind);
  const counts = counted.map(async (each) => {
    const of = tables[each];
    if (hidden === true) return countHidden(connection, of, section);
    const all = await countPosted(connection, {
      of,
      ...(held !== undefined && { held: held ? 1 : 0 }),
      ...(section !== undefined && { on: [section] }),
    });
    return held === true ? all - (await countHidden(connection, of, section)) : all;
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}
