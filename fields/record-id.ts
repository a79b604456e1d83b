import { z } from 'zod';

/** Ids have nine digits at most: an address can hold each, and so can an integer of every database. */
export const largestId = 999_999_999;

/** An id as JSON carries it. */
export const recordId = z.int().min(1).max(largestId);

/** An id as addresses, queries and forms write it, or as JSON carries it; `undefined` for anything else. */
export function toId(value: unknown): number | undefined {
  if (typeof value !== 'string') return recordId.safeParse(value).data;
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}

/** An id in a query. */
export const writtenId = z.string().transform(toId).pipe(recordId);
