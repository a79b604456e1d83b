import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freeComments, freePosts, communityComments } from '../../content/collections/index.ts';
import { openApp, type OpenApp } from '../support/open-app.ts';
import { addressOf, isReal, isWrite, nameOf } from './access.ts';
import { foreignAddresses } from './corpora/foreign-address.ts';
import { traversal } from './corpora/traversal.ts';
import { fillSite } from './fill-site.ts';

const own = 'https://screens.example';
const secret = 'kept-from-everybody-5d1f';

let server: OpenApp;
let post = 0;
beforeAll(async () => {
  server = await openApp({ environment: { TRUST_PROXY: '1', PUBLIC_URL: own } });
  await fillSite(server, 'Screen');
  await writeFile(join(server.data.dataDir, 'secret.txt'), secret);
  const written = { author_name: 'Sara', content: 'Bright' };
  const sent = await server.visit({ method: 'POST', url: `/api/en/${freePosts.base}`, payload: written });
  post = sent.json().id;
  await server.administer({ method: 'POST', url: `/api/en/held/post/${post}/release` });
});
afterAll(() => server.close());

let visitors = 0;
/** Submits a form as a browser without scripts does, each time from another address. */
function submit(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  visitors += 1;
  return server.visit({
    method: 'POST',
    url: `/api/en/${path}`,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      host: 'screens.example',
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': `198.51.${visitors >> 8}.${visitors & 255}`,
      ...headers,
    },
  });
}

const forms = (): readonly (readonly [string, Record<string, string>])[] => [
  ['send-email', { kind: 'contact', name: 'Sara', email: 'sara@screens.example', message: 'Hello' }],
  ['newsletter', { email: 'sara@screens.example' }],
  [communityComments.base, { post_id: '1', username: 'Sara', text: 'Bright' }],
  [freePosts.base, { author_name: 'Sara', content: 'Bright' }],
  [freeComments.base.replace(':id', String(post)), { commenter_name: 'Sara', text: 'Bright' }],
];

/** The host that a browser reaches by a redirect. */
const hostAfter = (location: unknown): string | undefined => URL.parse(String(location), `${own}/en/about`)?.hostname;

/** True for an answer that does not redirect, or redirects to a page of the site. */
const staysHere = ({ headers: { location } }: LightMyRequestResponse): boolean =>
  location === undefined || hostAfter(location) === 'screens.example';

describe('no visitor is led to another site', () => {
  it('by a form, for any page and referrer it names', { timeout: 120_000 }, async () => {
    const away: string[] = [];
    let led = 0;
    for (const attack of foreignAddresses) {
      const referer = attack.replaceAll(/[^\u0021-\u007E]/g, '');
      for (const [path, fields] of forms()) {
        for (const answer of [
          await submit(path, { ...fields, page: attack }),
          await submit(path, fields, { referer }),
        ]) {
          expect(answer.statusCode, `${path} ${attack}`).toBeLessThan(500);
          const { location } = answer.headers;
          if (location === undefined) continue;
          led += 1;
          if (hostAfter(location) !== 'screens.example') away.push(`${path} ${attack}: ${location}`);
        }
      }
    }
    expect(away).toEqual([]);
    expect(led).toBeGreaterThan(foreignAddresses.length);
  });

  it('by an address', async () => {
    const inLine = foreignAddresses.filter((attack) => /^\/[\u0021-\u007E]*$/.test(attack));
    for (const attack of inLine.flatMap((path) => [
      path,
      `${path}/`,
      `/en${path}/`,
      `/product/1${path}/`,
      `/dashboard${path}`,
    ])) {
      const answer = await server.visit({ url: attack, headers: { host: 'screens.example' } });
      expect([attack, answer.statusCode < 500, staysHere(answer)]).toEqual([attack, true, true]);
    }
  });

  it('by a redirect, neither of the administrator nor of a shortened address', async () => {
    for (const [index, attack] of foreignAddresses.entries()) {
      const payload = { from_path: `/old-${index}`, to_path: attack };
      const added = await server.administer({ method: 'POST', url: '/api/en/redirects', payload });
      expect([201, 400, 409], attack).toContain(added.statusCode);
      const answer = await server.visit(`/old-${index}?next=${encodeURIComponent(attack)}`);
      expect(staysHere(answer), attack).toBe(true);
    }
  });
});

const pages = ['', '/about', '/products', '/product/1/x', '/one-category/1/x', '/project/1/x', '/our-community'];

/** Headers that are not part of the address. They must not change a page, and no page may be cached with them. */
const poison: Readonly<Record<string, string>> = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-server': 'evil.example',
  'x-forwarded-port': '444',
  'x-forwarded-prefix': '/evil',
  'x-forwarded-scheme': 'nothttps',
  'x-host': 'evil.example',
  'x-original-url': '/dashboard',
  'x-rewrite-url': '/dashboard',
  'x-ghost-preview': '1',
  'x-middleware-prefetch': '1',
  'x-http-method-override': 'POST',
  forwarded: 'host=evil.example;proto=http',
  'user-agent': '<x-attack>',
  origin: 'https://evil.example',
  referer: 'https://evil.example/<x-attack>',
  range: 'bytes=0-1',
  purpose: 'prefetch',
  authorization: 'Bearer x',
};

describe('a kept page', () => {
  it('is the same for everyone, for any request that rendered it', { timeout: 120_000 }, async () => {
    for (const path of ['/en', '/ar'].flatMap((language) => pages.map((page) => language + page))) {
      const first = await server.visit(path);
      for (const headers of [poison, ...Object.entries(poison).map(([name, value]) => ({ [name]: value }))]) {
        const poisoned = await server.visit({ url: path, headers });
        expect([path, headers, poisoned.body === first.body]).toEqual([path, headers, true]);
      }
      // The change empties the cache, so that the poisoned request renders the page that is cached.
      await server.administer({ method: 'PUT', url: '/api/en/settings/company', payload: { name: `Lumen ${path}` } });
      const rendered = await server.visit({ url: path, headers: poison });
      expect(rendered.body).not.toMatch(/evil|x-attack/);
      const fromCache = await server.visit(path);
      expect([fromCache.statusCode, fromCache.body, fromCache.headers.etag]).toEqual([
        200,
        rendered.body,
        rendered.headers.etag,
      ]);
    }
  });

  it('is not changed by a query, and one with a query is never cached', async () => {
    const clean = await server.visit('/en/about');
    await server.visit('/en/about?evil=<x-attack>&utm_source=evil.example');
    expect((await server.visit('/en/about')).body).toBe(clean.body);
  });
});

describe('a name of a file', () => {
  const outside = ['secret.txt', 'content.db', 'package.json', 'etc/passwd', 'server/main.ts'];
  const told = new RegExp(`${secret}|root:x:|"name": "wameed"|SQLite format 3|import \\{ buildApp`);

  it('leads to nothing outside its folder, wherever an address takes one', { timeout: 120_000 }, async () => {
    const places = server.routes.filter(
      (route) => isReal(route) && !isWrite(route) && /[:*]/.test(route.url) && !route.url.startsWith('/api/ar/'),
    );
    expect(places.map(nameOf)).toContain('GET /uploads/:name');
    const leaked: string[] = [];
    for (const [turn, route] of places.filter(({ method }) => method === 'GET').entries()) {
      // A number leads to no file. One attempt for each shows that it is parsed as a number.
      const isNumber = /:id\b/.test(route.url);
      const attacks = isNumber ? traversal.slice(turn % traversal.length).slice(0, 1) : traversal;
      for (const attack of attacks) {
        for (const file of isNumber ? outside.slice(0, 1) : outside) {
          const written = attack.replace('{}', file).replaceAll(/[^\u0021-\u007E]/g, encodeURIComponent);
          const { statusCode, body } = await server.administer({ url: addressOf(route, written) });
          if (statusCode >= 500 || told.test(body)) leaked.push(`${statusCode} ${addressOf(route, written)}`);
        }
      }
    }
    expect(leaked).toEqual([]);
  });
});
