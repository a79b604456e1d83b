/**
 * A page that the browser fetched in advance was not counted then, because it may never have been opened. Asking for
 * its headers, once it is, tells the server; the request says nothing about the visitor.
 */
export function tellWhenOpened(): void {
  const [entry] = performance.getEntriesByType('navigation');
  if (entry === undefined || !('deliveryType' in entry) || entry.deliveryType !== 'navigational-prefetch') return;
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
}
