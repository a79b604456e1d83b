import * as z from 'zod/mini';
import { writtenId } from '../../fields/record-id.ts';

/** An integer in a query. */
export const writtenWhole = (min: number, max: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
    z.int().check(z.minimum(min), z.maximum(max)),
  );

/** Several values in one query parameter, separated by commas. */
export const writtenList = <List extends z.core.$ZodType<unknown, string[]>>(list: List) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((written) => written.split(',')),
    ),
    list,
  );

/** The path parameter `id` of a record, a comment, a post or a revision. */
export const withId = { id: writtenId } as const;

/** A timestamp in an address, with its offset from UTC. */
export const writtenTimestamp = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((written) => new Date(written)),
);
