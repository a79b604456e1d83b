/** The host of the site. Browsers reach it by `https`. */
export const host = 'screens.example';

/** The headers that browsers add to a request that another site made them send. */
export const foreign: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another site, in an older browser', { origin: 'https://evil.example' }],
  ['a site with the host in its name', { origin: `https://${host}.evil.example` }],
  ['a subdomain', { origin: `https://shop.${host}` }],
  ['nowhere, as a sandboxed frame says', { origin: 'null' }],
  ['the same host without encryption', { origin: `http://${host}` }],
  ['another port of the same host', { origin: `https://${host}:8443` }],
  ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ['another site that says nothing else', { 'sec-fetch-site': 'cross-site' }],
  ['nobody', {}],
];
