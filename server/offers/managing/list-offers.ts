import { expressionBuilder } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { readingOrder } from '../../database/reading-order.ts';
import type { OfferRow, Tables } from '../../database/tables.ts';
import { type Part, partOf } from '../../http/part-of.ts';
import { offerConditions, type OfferFilter } from './offer-filter.ts';

const eb = expressionBuilder<Tables, 'offer'>();

interface OfferPart {
  /** Only offers behind this one. */
  readonly after?: number | undefined;
  readonly isOldestFirst?: boolean;
  readonly limit: number;
  readonly now: Date;
}

/** A part of the offers of a filter, newest first unless asked otherwise. */
export async function listOffers(
  { read }: Pick<Database, 'read'>,
  { after, isOldestFirst = false, limit, now, ...filter }: OfferFilter & OfferPart,
): Promise<Part<OfferRow>> {
  const { behind, order } = readingOrder(isOldestFirst);
  const query = read
    .selectFrom('offer')
    .selectAll()
    .where(eb.and(offerConditions(filter, now)))
    .orderBy('id', order)
    .limit(limit + 1);
  return partOf(await (after === undefined ? query : query.where('id', behind, after)).execute(), limit);
}

/** How many offers a filter holds. */
export async function countOffers({ read }: Pick<Database, 'read'>, filter: OfferFilter, now: Date): Promise<number> {
  const { count } = await read
    .selectFrom('offer')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(eb.and(offerConditions(filter, now)))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many quotations wait for an answer to a question of their customers. */
export const countAsked = (database: Pick<Database, 'read'>): Promise<number> =>
  countOffers(database, { state: 'asked' }, new Date());

/** How many quotations were accepted since a moment. */
export async function countAcceptedSince({ read }: Pick<Database, 'read'>, since: string): Promise<number> {
  const { count } = await read
    .selectFrom('offer')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('answer', '=', 'accepted')
    .where('withdrawn_at', 'is', null)
    .where('answered_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
