import * as z from 'zod/mini';
import { writtenId } from '../../fields/record-id.ts';
import { writtenList, writtenWhole } from './in-address.ts';

/** The default and maximum number of records per page; the `Link` header leads to the next page. */
export const mostListed = 1000;

interface ListOptions<Order extends string> {
  /** The default and the maximum page size. Default of both: `mostListed`. */
  readonly usual?: number;
  readonly most?: number;
  /** The possible orders; the first is the default. `-` means descending. */
  readonly orders: readonly [Order, ...Order[]];
  /** The names of the properties of a listed record. */
  readonly fields: readonly string[];
}

/**
 * The query of a list: page size (`limit`), the id of the last record of the previous page (`after`), order (`sort`)
 * and selected properties (`fields`, separated by commas; the id is always included).
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
