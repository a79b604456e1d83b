import type { Page } from 'playwright-core';

/** Records what a page fetches: transferred bytes including headers, by path. */
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

/**
 * True for the document, scripts, styles and answers. Fonts, which the site shares, and uploaded files do not count.
 */
export const isOwn = (path: string): boolean => !/\.woff2$|^\/(?:uploads|media|images|icons)\//.test(path);

/** The sum of the bytes that count. */
export const ownBytes = (fetched: ReadonlyMap<string, number>): number =>
  [...fetched].reduce((sum, [path, size]) => sum + (isOwn(path) ? size : 0), 0);
