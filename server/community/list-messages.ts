import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { MessageKind } from '../../calls/model/message.ts';
import type { MessagePlace } from '../../calls/moderation.ts';
import { holdsWords } from '../../language/holds-words.ts';
import type { Bit, Moment } from '../database/tables/cells.ts';
import { readingOrder } from '../database/reading-order.ts';
import type { Tables } from '../database/tables.ts';

/** A message of any kind. */
export interface MessageRow {
  readonly kind: MessageKind;
  readonly id: number;
  /** The section or the free post it is about; `null` for a free post itself. */
  readonly post_id: number | null;
  readonly author: string;
  readonly text: string;
  readonly created_at: Moment;
  readonly held: Bit;
}

export interface MessageFilter {
  /** Words of the author's name or the text; empty for all. */
  readonly words: string;
  readonly kind?: MessageKind | undefined;
  readonly held?: boolean | undefined;
  /** Only messages behind this one. */
  readonly after?: MessagePlace | undefined;
  readonly isOldestFirst?: boolean;
  readonly limit: number;
}

export interface MessagePage {
  readonly messages: readonly MessageRow[];
  /** Hand it on as `after` to read further; `null` at the end. */
  readonly next: MessagePlace | null;
}

/** How many rows are looked through at a time where words narrow them down; each time, all are put in order. */
const batch = 5000;

const comments = (connection: Kysely<Tables>) =>
  connection
    .selectFrom('comment')
    .select([
      sql<MessageKind>`'comment'`.as('kind'),
      'id',
      sql<number | null>`post_id`.as('post_id'),
      'username as author',
      'text',
      'created_at',
      'held',
    ]);
const posts = (connection: Kysely<Tables>) =>
  connection
    .selectFrom('free_post')
    .select([
      sql<MessageKind>`'post'`.as('kind'),
      'id',
      sql<number | null>`cast(null as integer)`.as('post_id'),
      'author_name as author',
      'content as text',
      'created_at',
      'held',
    ]);
const replies = (connection: Kysely<Tables>) =>
  connection
    .selectFrom('free_comment')
    .select([
      sql<MessageKind>`'post-comment'`.as('kind'),
      'id',
      sql<number | null>`post_id`.as('post_id'),
      'commenter_name as author',
      'text',
      'created_at',
      'held',
    ]);

/** True for what stands behind a message in the list. */
const isBehind = ({ created_at: at, kind, id }: MessagePlace, isOldestFirst: boolean): RawBuilder<boolean> => {
  const way = sql.raw(readingOrder(isOldestFirst).behind);
  return sql<boolean>`(created_at ${way} ${at} or (created_at = ${at} and (kind ${way} ${kind} or (kind = ${kind} and id ${way} ${id}))))`;
};

function readRows(
  connection: Kysely<Tables>,
  { kind, held, isOldestFirst = false }: MessageFilter,
  after: MessagePlace | undefined,
  limit: number,
): Promise<MessageRow[]> {
  let query = connection
    .selectFrom(comments(connection).unionAll(posts(connection)).unionAll(replies(connection)).as('message'))
    .selectAll();
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (held !== undefined) query = query.where('held', '=', held ? 1 : 0);
  if (after !== undefined) query = query.where(isBehind(after, isOldestFirst));
  const { order } = readingOrder(isOldestFirst);
  return query.orderBy('created_at', order).orderBy('kind', order).orderBy('id', order).limit(limit).execute();
}

/** What visitors wrote, of every kind in one list, newest first unless asked otherwise. */
export async function listMessages(connection: Kysely<Tables>, filter: MessageFilter): Promise<MessagePage> {
  const isMeant = holdsWords(filter.words);
  const wanted = filter.limit + 1;
  const size = filter.words === '' ? wanted : batch;
  const found: MessageRow[] = [];
  let { after } = filter;
  for (let isEnd = false; !isEnd && found.length < wanted;) {
    const rows = await readRows(connection, filter, after, size);
    found.push(...rows.filter(({ author, text }) => isMeant([author, text])));
    after = rows.at(-1);
    isEnd = rows.length < size;
  }
  const messages = found.slice(0, filter.limit);
  return { messages, next: found.length > filter.limit ? (messages.at(-1) ?? null) : null };
}
