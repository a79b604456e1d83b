import * as z from 'zod/mini';

/** Ids have nine digits at most: an address can hold each, and so can an integer of every database. */
export const largestId = 999_999_999;

/** An id as JSON carries it. */
export const recordId = z.int().check(z.minimum(1), z.maximum(largestId));

/** An id as addresses, queries and forms write it, or as JSON carries it; `undefined` for anything else. */
export function toId(value: unknown): number | undefined {
  if (typeof value !== 'string') return recordId.safeParse(value).data;
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}

/** An id in a query. */
export const writtenId = z.pipe(
  z.pipe(
    z.string(),
    z.transform((written: string) => toId(written)),
  ),
  recordId,
);
