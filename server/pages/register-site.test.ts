import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alternates, renderPage, sitemap } from '../../site/pages.ts';
import { openApp, type OpenApp } from '../../tests/support/open-app.ts';

let server: OpenApp;
let mapped = 0;

beforeAll(async () => {
  server = await openApp({
    site: {
      sitemap: async (readers, part) => {
        const entries = await sitemap(readers, part);
        if (part !== 'pages') return entries;
        mapped += 1;
        return [...entries, { path: '/only/arabic & "more"', languages: ['ar'], lastModified: '' }];
      },
      // A database of which every read fails.
      renderPage: (request) => {
        const reader =
          request.path === '/adding_soon'
            ? { ...request.reader, settings: async () => fail(), list: async () => fail() }
            : request.reader;
        return renderPage({ ...request, reader });
      },
    },
  });
});
afterAll(() => server.close());

const fail = (): never => {
  throw new Error('SQLITE_IOERR: disk I/O error');
};

const get = (url: string, headers: Record<string, string> = {}) => server.visit({ url, headers });

describe('/robots.txt', () => {
  it('keeps search engines out of the dashboard and the calls, and shows them the sitemap', async () => {
    const { headers, body } = await get('/robots.txt', { host: 'screens.example' });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /dashboard',
      'Disallow: /api/',
      '',
      'Sitemap: http://screens.example/sitemap.xml',
      '',
    ]);
  });
});

describe('/sitemap.xml', () => {
  it('lists the twins of a page, each naming both and the Arabic one for everybody else', async () => {
    const { headers, body } = await get('/sitemap.xml', { host: 'screens.example' });
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    for (const language of ['ar', 'en']) {
      const url = new RegExp(`<url><loc>http://screens.example/${language}</loc>.*?</url>`).exec(body)?.[0];
      for (const { hreflang, href } of alternates('/', 'http://screens.example')) {
        expect(url).toContain(`hreflang="${hreflang}" href="${href}"`);
      }
    }
  });

  it('leaves a language out in which a page does not exist', async () => {
    const { body } = await get('/sitemap.xml', { host: 'screens.example' });
    expect(body).toContain('<loc>http://screens.example/ar/only/arabic%20&#38;%20%22more%22</loc>');
    expect(body).not.toContain('/en/only');
  });

  it('is built once, and again when something it lists was saved', async () => {
    await get('/sitemap.xml');
    const before = mapped;
    const { headers } = await get('/sitemap.xml', { 'accept-encoding': 'br' });
    expect(mapped).toBe(before);
    expect((await get('/sitemap.xml', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    const payload = { title: 'A', info: 'B', link: '/contact', active: 1 };
    await server.administer({ method: 'POST', url: '/api/en/herobanner/add', payload });
    await get('/sitemap.xml');
    expect(mapped).toBe(before + 1);
  });
});

describe('the icon and the name of the site', () => {
  it('are plain and empty until the company has some', async () => {
    const icon = await get('/favicon.svg');
    expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect((await get('/favicon.ico')).headers.location).toBe('/favicon.svg');
    expect((await get('/manifest.webmanifest')).json()).toMatchObject({ name: '', lang: 'ar', dir: 'rtl' });
  });

  it('are those of the settings', async () => {
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const parts = new FormData();
    parts.set('name[en]', 'Lumen');
    parts.set('mark', new File([Buffer.from(png, 'base64')], 'mark.png', { type: 'image/png' }));
    const form = new Response(parts);
    const saved = await server.administer({
      method: 'PUT',
      url: '/api/en/settings/company',
      headers: { 'content-type': form.headers.get('content-type') ?? '' },
      payload: Buffer.from(await form.arrayBuffer()),
    });
    expect(saved.statusCode).toBe(200);
    expect((await get('/favicon.svg')).headers.location).toMatch(/^\/uploads\/mark-.+\.png$/);
    expect((await get('/manifest.webmanifest', { cookie: 'lang=en' })).json()).toMatchObject({
      name: 'Lumen',
      dir: 'ltr',
    });
  });
});

describe('icons of the library', () => {
  it('are drawings that a page can use, cached for ever', async () => {
    const { headers, body } = await get('/icons/alarm.svg');
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(body).toMatch(/^<svg id="i" /);
  });

  it('that do not exist are 404, and the log says it once [PUB-GEN-48, MSG-17]', async () => {
    for (let time = 0; time < 2; time += 1) expect((await get('/icons/no-such-icon.svg')).statusCode).toBe(404);
    const lines = server.logged.filter((line) => line.includes('Missing icon'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('no-such-icon');
  });

  it.each([
    '/icons/..%2falarm.svg',
    '/icons/../package.json',
    '/icons/alarm',
    '/icons/ALARM.svg',
    '/icons/alarm.svg%00',
  ])('%s is none of them', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('health', () => {
  it('/healthz and /readyz answer 200 while everything works', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    const ready = await get('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ok', checks: { database: 'ok', files: 'ok' } }]);
  });
});

describe('while the database fails', () => {
  it('a page is the error screen', async () => {
    const answer = await get('/en/adding_soon');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('Unexpected Application Error!');
    expect(answer.body).not.toContain('SQLITE');
  });
});

describe('the document of the dashboard', () => {
  it.each(['/dashboard', '/dashboard/', '/dashboard/products', '/dashboard/product/68'])(
    '%s is the same app [ADM-GEN-07, PUB-GEN-30]',
    async (url) => {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(200);
      expect(body).toContain('<script type="module" src="/assets/dashboard.js"></script>');
    },
  );

  it('is in the chosen language', async () => {
    expect((await get('/dashboard')).body).toContain('<html lang="ar" dir="rtl">');
    expect((await get('/dashboard', { cookie: 'lang=en' })).body).toContain('<html lang="en" dir="ltr">');
  });

  it('sets the cookie of the language for another year [PUB-GEN-78]', async () => {
    const set = async (cookie: string) => [(await get('/dashboard', { cookie })).headers['set-cookie']].flat();
    expect(await set('lang=en')).toEqual(['lang=en; Path=/; Max-Age=31536000; SameSite=Lax']);
    expect(await set('lang=fr')).toEqual([]);
  });

  it('is never cached, listed or framed, and runs nothing foreign', async () => {
    const [one, other] = [await get('/dashboard'), await get('/dashboard')];
    expect(one.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const policy = String(one.headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    const nonceOf = (body: string) => /<meta property="csp-nonce" nonce="([^"]+)">/.exec(body)?.[1] ?? '';
    expect(policy).toContain(`'nonce-${nonceOf(one.body)}'`);
    expect(nonceOf(one.body)).not.toBe(nonceOf(other.body));
  });
});

describe('every other answer', () => {
  it.each(['/healthz', '/robots.txt', '/api/en/products', '/api/en/nowhere', '/uploads/none.jpg', '/images/none'])(
    '%s carries the common headers and a request id, and nothing in it may run',
    async (url) => {
      const { headers } = await get(url);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(String(headers['x-request-id'])).toMatch(/^[\da-f]{12}-\d+$/);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    },
  );
});
