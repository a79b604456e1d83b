import { expressionBuilder } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { readingOrder } from '../../database/reading-order.ts';
import type { QuotationRow, Tables } from '../../database/tables.ts';
import { type Part, partOf } from '../../http/part-of.ts';
import { quotationConditions, type QuotationFilter } from './quotation-filter.ts';

const eb = expressionBuilder<Tables, 'offer'>();

interface QuotationPart {
  /** Only quotations after this one. */
  readonly after?: number | undefined;
  readonly isOldestFirst?: boolean;
  readonly limit: number;
  readonly now: Date;
}

/** A part of the quotations of a filter, newest first by default. */
export async function listQuotations(
  { read }: Pick<Database, 'read'>,
  { after, isOldestFirst = false, limit, now, ...filter }: QuotationFilter & QuotationPart,
): Promise<Part<QuotationRow>> {
  const { behind, order } = readingOrder(isOldestFirst);
  const query = read
    .selectFrom('offer')
    .selectAll()
    .where(eb.and(quotationConditions(filter, now)))
    .orderBy('id', order)
    .limit(limit + 1);
  return partOf(await (after === undefined ? query : query.where('id', behind, after)).execute(), limit);
}

/** The number of quotations that match a filter. */
export async function countQuotations(
  { read }: Pick<Database, 'read'>,
  filter: QuotationFilter,
  now: Date,
): Promise<number> {
  const { count } = await read
    .selectFrom('offer')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(eb.and(quotationConditions(filter, now)))
    .executeTakeFirstOrThrow();
  return count;
}

/** The number of quotations whose customer awaits an answer to a question. */
export const countFiltered = (database: Pick<Database, 'read'>): Promise<number> =>
  countQuotations(database, { state: 'asked' }, new Date());

/** The number of quotations accepted since a timestamp. */
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
