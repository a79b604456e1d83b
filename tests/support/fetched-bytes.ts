import type { Page } from 'playwright-core';

/** What a page has fetched so far: paths, and bytes as they came over the wire, with their headers. */
export async function watchFetched(page: Page): Promise<ReadonlyMap<string, number>> {
  const network = await page.context().newCDPSession(page);
  const addresses = new Map<string, string>();
  const bytes = new Map<string, number>();
  network.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (url.startsWith('http')) addresses.set(requestId, new URL(url).pathname);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId);
    if (address !== undefined) bytes.set(address, (bytes.get(address) ?? 0) + encodedDataLength);
  });
  await network.send('Network.enable');
  return bytes;
}

/** The document, scripts, styles and answers; not fonts, which the site shares, nor what the administrator put there. */
export const isOwn = (path: string): boolean => !/\.woff2$|^\/(?:uploads|media|images|icons)\//.test(path);

/** The bytes of what is the dashboard's own, all together. */
export const ownBytes = (fetched: ReadonlyMap<string, number>): number =>
  [...fetched].reduce((sum, [path, size]) => sum + (isOwn(path) ? size : 0), 0);
