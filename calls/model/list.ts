import * as z from 'zod/mini';
import { writtenId } from '../../fields/record-id.ts';
import { writtenList, writtenWhole } from './in-address.ts';

/** So many records are listed where nothing is said: whoever needs more follows the `Link`. */
export const mostListed = 1000;

/** What every list takes. */
interface ListOptions<Order extends string> {
  /** How many are answered where nothing is said, and at most; `mostListed` unless given. */
  readonly usual?: number;
  readonly most?: number;
  /** The orders in which they can be had, the first unless asked; `-` stands for the other direction. */
  readonly orders: readonly [Order, ...Order[]];
  /** The names of what a record of the list holds. */
  readonly fields: readonly string[];
}

/**
 * The query of a list: how many (`limit`), behind which one (`after`: the id of the last one that was read), in which
 * order (`sort`) and what of each (`fields`, separated by commas; the id is always there).
 */
export const listQuery = <const Order extends string>({
  usual = mostListed,
  most = mostListed,
  orders,
  fields,
}: ListOptions<Order>) => ({
  limit: z._default(writtenWhole(1, most), usual),
  after: z.optional(writtenId),
  sort: z._default(z.enum(orders), orders[0]),
  fields: z.optional(writtenList(z.array(z.enum(fields)))),
});
