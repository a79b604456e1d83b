import * as z from 'zod/mini';

/** Ids have at most nine digits, so that they fit in addresses and in the integers of both databases. */
export const largestId = 999_999_999;

/** The schema of an id in JSON. */
export const recordId = z.int().check(z.minimum(1), z.maximum(largestId));

/** Parses an id from addresses, queries, forms or JSON; `undefined` for anything else. */
export function toId(value: unknown): number | undefined {
  if (typeof value !== 'string') return recordId.safeParse(value).data;
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}

/** The schema of an id in a query. */
export const writtenId = z.pipe(
  z.pipe(
    z.string(),
    z.transform((written: string) => toId(written)),
  ),
  recordId,
);
