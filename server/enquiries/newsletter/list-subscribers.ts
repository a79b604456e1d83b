import { type Selectable, type SqlBool, sql } from 'kysely';
import { isIndexed, latestLooked } from '../../../calls/model/latest-looked.ts';
import type { Database } from '../../database/connect.ts';
import { likePattern, matchOf } from '../../database/parts-of-words.ts';
import { readingOrder } from '../../database/reading-order.ts';
import type { Tables } from '../../database/tables.ts';

export type SubscriberRow = Selectable<Tables['subscriber']>;

interface SubscriberPart {
  /** Part of an address; empty for all. */
  readonly words?: string;
  /** Only addresses behind this one. */
  readonly after?: number | undefined;
  readonly isOldestFirst?: boolean;
  readonly limit: number;
}

/** A part of the addresses, newest first unless asked otherwise; those in which some words stand. */
export function listSubscribers(
  { read, dialect }: Pick<Database, 'read' | 'dialect'>,
  { words = '', after, isOldestFirst = false, limit }: SubscriberPart,
): Promise<readonly SubscriberRow[]> {
  const { behind, order } = readingOrder(isOldestFirst);
  const part = words.trim().toLowerCase();
  if (dialect === 'sqlite' && isIndexed(part)) {
    // A cross join, because SQLite keeps its order: the index leads, and is read no further than is shown.
    const found = read
      .selectFrom('search_subscriber')
      .crossJoin('subscriber')
      .selectAll('subscriber')
      .whereRef('subscriber.id', '=', 'search_subscriber.rowid')
      .where('search_subscriber', '=', matchOf([part]))
      .orderBy('search_subscriber.rowid', order)
      .limit(limit);
    return (after === undefined ? found : found.where('search_subscriber.rowid', behind, after)).execute();
  }
  let query = read.selectFrom('subscriber').selectAll().orderBy('id', order).limit(limit);
  if (part !== '') query = query.where(sql<SqlBool>`email like ${likePattern(part)} escape '\\'`);
  if (part !== '' && !isIndexed(part))
    query = query.where(sql<SqlBool>`id > (select max(id) from subscriber) - ${latestLooked}`);
  return (after === undefined ? query : query.where('id', behind, after)).execute();
}

/** How many addresses there are, confirmed or not. */
export async function countSubscribers({ read }: Pick<Database, 'read'>): Promise<number> {
  const { count } = await read
    .selectFrom('tally')
    .select(({ fn }) => fn.sum<number | string | null>('count').as('count'))
    .where('subject', '=', 'subscriber')
    .executeTakeFirstOrThrow();
  return Number(count ?? 0);
}
