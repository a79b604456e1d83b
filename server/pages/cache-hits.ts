/** Longer than any status of HTTP. */
const statuses = 600;

/** How often finished answers were sent before the framework saw the request, by their status. */
export interface CacheHits {
  note(isCall: boolean, status: number): void;
  /** Only statuses that were sent. */
  list(): readonly { readonly isCall: boolean; readonly status: number; readonly sent: number }[];
}

/** Counts them at the price of an addition: sending a cached page costs little more than that. */
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
