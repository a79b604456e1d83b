/**
 * Reports that a prefetched page was opened. The server does not count a prefetch, because the page may never be
 * opened. The report is a `HEAD` request that carries nothing about the visitor.
 */
export function tellWhenOpened(): void {
  const [entry] = performance.getEntriesByType('navigation');
  if (entry === undefined || !('deliveryType' in entry) || entry.deliveryType !== 'navigational-prefetch') return;
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
}
