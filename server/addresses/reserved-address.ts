/** First path segments of addresses that the server answers itself. */
const answeredByServer = new Set([
  'api',
  'assets',
  'dashboard',
  'favicon.ico',
  'favicon.svg',
  'healthz',
  'icons',
  'images',
  'manifest.webmanifest',
  'metrics',
  'readyz',
  'robots.txt',
  'sitemap.xml',
  'uploads',
]);

const firstPart = (path: string): string => (path.split('/')[1] ?? '').toLowerCase();

/** True for addresses that cannot be redirected, because redirects apply only where no other route matches. */
export const isReserved = (path: string): boolean => answeredByServer.has(firstPart(path));

/** True for addresses that visitors are not redirected to. */
export const isForAdministrator = (path: string): boolean => ['api', 'dashboard'].includes(firstPart(path));
