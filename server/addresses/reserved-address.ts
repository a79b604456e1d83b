/** First parts of addresses that the server answers itself. */
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

/** True for addresses that no redirect may start at: pages are looked for only where nothing else answers. */
export const isReserved = (path: string): boolean => answeredByServer.has(firstPart(path));

/** True for addresses that no visitor is led to. */
export const isForAdministrator = (path: string): boolean => ['api', 'dashboard'].includes(firstPart(path));
