import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scriptLoader } from '../../content/script-loader.ts';
import { renderPage } from '../../site/pages.ts';
import { openApp, type OpenApp } from '../../tests/support/open-app.ts';

let server: OpenApp;

beforeAll(async () => {
  server = await openApp({
    site: {
      renderPage: async (request) => {
        const rendered = await renderPage(request);
        if (request.path === '/fails') throw new Error('A secret about the database');
        return rendered;
      },
    },
  });
  await server.administer({
    method: 'PUT',
    url: '/api/en/settings/company',
    payload: { name: { en: 'Lumen', ar: 'لومن' } },
  });
  await server.administer({ method: 'PUT', url: '/api/en/settings/country-ae', payload: { phone: '+971 4 000 0000' } });
  await server.administer({
    method: 'PUT',
    url: '/api/en/settings/country-sa',
    payload: { phone: '+966 11 000 0000' },
  });
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.visit({ url, headers });

describe('the language of a page', () => {
  it('is Arabic for someone who chose none, from right to left [PUB-GEN-08, PUB-GEN-11]', async () => {
    expect((await get('/')).body).toMatch(/<html lang="ar" dir="rtl"/);
  });

  it('is what the cookie says, English from left to right [PUB-GEN-08]', async () => {
    expect((await get('/', { cookie: 'a=1; lang=en' })).body).toMatch(/<html lang="en" dir="ltr"/);
  });

  it.each(['fr', '', 'EN', 'english', 'e', 'ar; x=lang=en'])('is Arabic when the cookie holds "%s"', async (value) => {
    expect((await get('/', { cookie: `lang=${value}` })).body).toMatch(/<html lang="ar"/);
  });

  it('is set by the address, for any cookie', async () => {
    expect((await get('/en', { cookie: 'lang=ar' })).body).toMatch(/<html lang="en"/);
    expect((await get('/ar', { cookie: 'lang=en' })).body).toMatch(/<html lang="ar"/);
  });

  it('is never taken from the browser or written into a cookie', async () => {
    const answer = await get('/en', { 'accept-language': 'en' });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await get('/', { 'accept-language': 'en' })).body).toMatch(/<html lang="ar"/);
  });

  it('leads search engines to the pinned twins', async () => {
    const { body } = await get('/', { host: 'screens.example' });
    expect(body).toContain('<link rel="canonical" href="http://screens.example/ar"');
    expect(body).toMatch(/hreflang="en" href="http:\/\/screens.example\/en"/i);
    expect(body).toMatch(/hreflang="x-default" href="http:\/\/screens.example\/ar"/i);
  });
});

describe('the country of a page', () => {
  it('is Saudi Arabia unless the cookie says Emirates [PUB-GEN-13, PUB-GEN-14, PUB-GEN-24]', async () => {
    expect((await get('/en')).body).toContain('+966 11 000 0000');
    expect((await get('/en', { cookie: 'country=ae' })).body).toContain('+971 4 000 0000');
    expect((await get('/en', { cookie: 'country=us' })).body).toContain('+966 11 000 0000');
  });
});

describe('the choices that cookies hold', () => {
  const headers = { cookie: 'country=ae; lang=en; session=abc' };
  const renewed = ['lang=en', 'country=ae'].map((pair) => `${pair}; Path=/; Max-Age=31536000; SameSite=Lax`);

  it('are set for another year by each page, for browsers that keep what a script sets for a week [PUB-GEN-78]', async () => {
    const rendered = await get('/', headers);
    const cached = await get('/', headers);
    const unchanged = await get('/', { ...headers, 'if-none-match': String(cached.headers.etag) });
    expect(unchanged.statusCode).toBe(304);
    for (const answer of [rendered, cached, unchanged]) expect(answer.headers['set-cookie']).toEqual(renewed);
  });

  it('are set by nothing but a page, and never where they are no choice', async () => {
    expect((await get('/', { cookie: 'lang=fr; country=us' })).headers['set-cookie']).toBeUndefined();
    expect((await get('/no-such-page', headers)).headers['set-cookie']).toBeUndefined();
    expect((await get('/api/en/products', { cookie: 'lang=en' })).headers['set-cookie']).toBeUndefined();
  });
});

describe('addresses', () => {
  it.each([
    ['/en/', '/en'],
    ['/adding_soon/', '/adding_soon'],
    ['/AR/Adding_Soon', '/ar/adding_soon'],
    ['/adding_soon/?a=1&b=2', '/adding_soon?a=1&b=2'],
    ['//evil.example/', '/evil.example'],
    ['/community', '/our-community'],
    ['/en/community', '/en/our-community'],
  ])('%s moved for good to %s', async (from, to) => {
    const answer = await get(from);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, to]);
  });

  it.each(['/nowhere', '/en/nowhere', '/100%', '/%E0%A4%A', '/product/999999/x', '/a%00b', '/..%2f..%2fetc'])(
    '%s is the page for unknown addresses, with status 404 and not listed [PUB-GEN-32]',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body).toMatch(/<meta name="robots" content="noindex"/);
    },
  );

  it('unknown calls are answered as calls', async () => {
    const answer = await get('/api/en/nowhere');
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Not found', issues: [] }]);
  });

  it('posts to an address without a form are refused', async () => {
    expect((await server.visit({ method: 'POST', url: '/adding_soon' })).statusCode).toBe(404);
  });
});

describe('a page that fails', () => {
  it('is the error screen with status 500 and the number of its log line, and says nothing else [PUB-GEN-32]', async () => {
    const answer = await get('/fails', { cookie: 'lang=en' });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('Unexpected Application Error!');
    expect(answer.body).toContain('<a class="button" href="/fails">Try again</a>');
    expect(answer.body).not.toContain('secret');
    expect(answer.body).not.toMatch(/\bat .+\.ts:\d+/);
    const id = String(answer.headers['x-request-id']);
    expect(answer.body).toContain(id);
    expect(
      server.logged.filter((line) => line.includes(id) && line.includes('A secret about the database')),
    ).toHaveLength(1);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('what a page is sent with', () => {
  it('carries the headers that keep browsers safe', async () => {
    const { headers } = await get('/en');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'content-language': 'en',
      'cache-control': 'private, no-cache',
      vary: 'Cookie, Accept-Encoding',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(String(headers['x-request-id'])).toMatch(/^[\da-f]{12}-\d+$/);
  });

  it('allows no script but its own, and exactly the style that stands in it', async () => {
    const { headers, body } = await get('/en');
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('unsafe');
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+';/);
    for (const [, style] of body.matchAll(/<style>([^<]*)<\/style>/g)) {
      expect(policy).toContain(
        `'sha256-${createHash('sha256')
          .update(style ?? '')
          .digest('base64')}'`,
      );
    }
    expect(body).not.toMatch(/\sstyle="/);
    expect(body.match(/<script(?![^>]*type="application\/ld\+json")[^>]*>[^<]*/g)).toEqual([
      `<script data-file="/assets/elements.js">${scriptLoader}`,
    ]);
  });

  it('is compressed as the visitor accepts it, the first time and every other', async () => {
    for (const url of ['/ar', '/ar?again']) {
      const plain = (await get(url)).body;
      for (let time = 0; time < 2; time += 1) {
        const brotli = await get(url, { 'accept-encoding': 'gzip, br' });
        expect(brotli.headers['content-encoding']).toBe('br');
        expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain);
        const gzip = await get(url, { 'accept-encoding': 'gzip, br;q=0' });
        expect(gzip.headers['content-encoding']).toBe('gzip');
        expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
        expect((await get(url)).headers['content-encoding']).toBeUndefined();
      }
    }
  });

  it('says how long it is and sends no body to HEAD', async () => {
    for (const url of ['/en', '/nowhere']) {
      const whole = await get(url);
      const head = await server.visit({ method: 'HEAD', url });
      expect([head.statusCode, head.body]).toEqual([whole.statusCode, '']);
      expect(head.headers['content-length']).toBe(String(whole.rawPayload.length));
      expect(head.headers.etag).toBe(whole.headers.etag);
    }
  });

  it('is not sent again to someone who holds it', async () => {
    const { etag = '' } = (await get('/en')).headers;
    for (const held of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const answer = await get('/en', { 'if-none-match': held, 'accept-encoding': 'br' });
      expect([answer.statusCode, answer.body]).toEqual([304, '']);
      expect(answer.headers).toMatchObject({
        etag,
        vary: 'Cookie, Accept-Encoding',
        'cache-control': 'private, no-cache',
      });
      expect(answer.headers['content-length']).toBeUndefined();
    }
    expect((await get('/en', { 'if-none-match': '"other"' })).statusCode).toBe(200);
    expect((await get('/nowhere', { 'if-none-match': '*' })).statusCode).toBe(404);
  });
});
