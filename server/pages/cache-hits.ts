/** Greater than every HTTP status. */
const statuses = 600;

/** Counts the cached answers sent before Fastify saw the request, by status. */
export interface CacheHits {
  note(isCall: boolean, status: number): void;
  /** Only statuses that occurred. */
  list(): readonly { readonly isCall: boolean; readonly status: number; readonly sent: number }[];
}

/** Counts in typed arrays, because sending a cached page costs little more than an addition. */
export function createCacheHits(): CacheHits {
  const pages = new Float64Array(statuses);
  const calls = new Float64Array(statuses);
  const listOf = (counts: Float64Array, isCall: boolean) =>
    [...counts].flatMap((sent, status) => (sent === 0 ? [] : [{ isCall, status, sent }]));
  return {
    note(isCall, status) {
      const counts = isCall ? calls : pages;
      counts[status] = (counts[status] ?? 0) + 1;
    },
    list: () => [...listOf(pages, false), ...listOf(calls, true)],
  };
}
