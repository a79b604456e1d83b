import { type Selectable, type SqlBool, sql } from 'kysely';
import { latestLooked } from '../../../calls/model/latest-looked.ts';
import type { Database } from '../../database/connect.ts';
import { isOneOf, lookUpParts } from '../../database/look-up-parts.ts';
import { likePattern } from '../../database/parts-of-words.ts';
import { readingOrder } from '../../database/reading-order.ts';
import type { Tables } from '../../database/tables.ts';
import { emailKey, toAsciiDomain } from '../../../fields/email/to-email.ts';

export type SubscriberRow = Selectable<Tables['subscriber']>;

interface SubscriberPart {
  /** A part of the address; empty for all. */
  readonly words?: string;
  /** Only addresses after this one. */
  readonly after?: number | undefined;
  readonly isOldestFirst?: boolean;
  readonly limit: number;
}

/** A part of the subscribers whose address contains some words; newest first by default. */
export async function listSubscribers(
  tables: Pick<Database, 'read' | 'dialect'>,
  { words = '', after, isOldestFirst = false, limit }: SubscriberPart,
): Promise<readonly SubscriberRow[]> {
  const { read } = tables;
  const { behind, order } = readingOrder(isOldestFirst);
  const part = words.includes('@') ? emailKey(words) : (toAsciiDomain(words.trim()) ?? words.trim().toLowerCase());
  const looked = { index: 'search_subscriber', parts: part === '' ? [] : [part], after, isOldestFirst } as const;
  const { match, few, compared, isOfLatest } = await lookUpParts(tables, looked);
  if (match !== null) {
    // SQLite retains the order of a cross join: the word index comes first and is read only as far as needed.
    const found = read
      .selectFrom('search_subscriber')
      .crossJoin('subscriber')
      .selectAll('subscriber')
      .whereRef('subscriber.id', '=', 'search_subscriber.rowid')
      .where('search_subscriber', '=', match)
      .orderBy('search_subscriber.rowid', order)
      .limit(limit);
    return (after === undefined ? found : found.where('search_subscriber.rowid', behind, after)).execute();
  }
  let query = read.selectFrom('subscriber').selectAll().orderBy('id', order).limit(limit);
  if (few !== null) query = query.where((on) => isOneOf(on.ref('id'), few));
  for (const each of compared) query = query.where(sql<SqlBool>`email like ${likePattern(each)} escape '\\'`);
  if (isOfLatest) query = query.where(sql<SqlBool>`id > (select max(id) from subscriber) - ${latestLooked}`);
  return (after === undefined ? query : query.where('id', behind, after)).execute();
}

/** The number of subscribers, confirmed or not. */
export async function countSubscribers({ read }: Pick<Database, 'read'>): Promise<number> {
  const { count } = await read
    .selectFrom('tally')
    .select(({ fn }) => fn.sum<number | string | null>('count').as('count'))
    .where('subject', '=', 'subscriber')
    .executeTakeFirstOrThrow();
  return Number(count ?? 0);
}

/** Counting stops here; such numbers are handled in bulk. */
const mostHeld = 1000;

/** The addresses that wait for an administrator: nothing was written to them so far. */
export const selectHeldSubscribers = (read: Database['read']) =>
  read
    .selectFrom('subscriber')
    // A literal, so that SQLite uses the partial index of pending rows.
    .where((eb) => eb('pending', '=', eb.lit(1)))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.subscriber_id', '=', 'subscriber.id')
            .where('outbox.purpose', '=', 'confirmation'),
        ),
      ),
    );

/** How many addresses wait for an administrator. */
export async function countHeldSubscribers({ read }: Pick<Database, 'read'>): Promise<number> {
  const held = selectHeldSubscribers(read).select('subscriber.id').limit(mostHeld);
  const { count } = await read
    .selectFrom(held.as('held'))
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
