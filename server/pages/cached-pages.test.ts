import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderPage } from '../../site/pages.ts';
import { openApp, type OpenApp } from '../../tests/support/open-app.ts';

let server: OpenApp;
let renderedCount = 0;
let whileRendering: () => Promise<unknown> = async () => undefined;

beforeAll(async () => {
  server = await openApp({
    site: {
      renderPage: async (request) => {
        renderedCount += 1;
        const rendered = await renderPage(request);
        await whileRendering();
        if (request.path === '/fails') throw new Error('This page fails');
        return rendered;
      },
    },
  });
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.visit({ url, headers });

/** The number of pages rendered during `work`. */
async function renderedBy(work: () => Promise<unknown>): Promise<number> {
  const before = renderedCount;
  await work();
  return renderedCount - before;
}

describe('a cached page', () => {
  it('is drawn once for each language, country and address', async () => {
    const ways: [string, Record<string, string>][] = [
      ['/adding_soon', {}],
      ['/adding_soon', { cookie: 'lang=en' }],
      ['/adding_soon', { cookie: 'country=ae' }],
      ['/en/adding_soon', {}],
    ];
    const first = await renderedBy(async () => {
      for (const [url, headers] of ways) await get(url, headers);
    });
    const again = await renderedBy(async () => {
      for (const [url, headers] of ways) await get(url, { ...headers, 'accept-encoding': 'br' });
    });
    expect([first, again]).toEqual([4, 0]);
  });

  it('is drawn anew as soon as something it shows was saved, and only then', async () => {
    await get('/en');
    const change = (name: string) =>
      server.administer({ method: 'PUT', url: '/api/en/settings/company', payload: { name: { en: name } } });
    await change('Lumen Two');
    expect((await get('/en')).body).toContain('Lumen Two');
    await change('Lumen');
    expect((await get('/en')).body).not.toContain('Lumen Two');

    const payload = { title: 'A section', text: 'Of no page here', path: '/contact', category_id: 0 };
    const saved = await server.administer({ method: 'POST', url: '/api/en/projectquestions', payload });
    expect(saved.statusCode).toBe(201);
    expect(await renderedBy(() => get('/en'))).toBe(0);
  });

  it('is not cached when something was saved while it was drawn', async () => {
    await server.administer({ method: 'PUT', url: '/api/en/settings/company', payload: { tagline: { en: 'Before' } } });
    whileRendering = async () => {
      whileRendering = async () => undefined;
      await server.administer({
        method: 'PUT',
        url: '/api/en/settings/company',
        payload: { tagline: { en: 'After' } },
      });
    };
    await get('/en');
    expect((await get('/en')).body).toContain('After');
  });

  it('is the same for everyone, whatever else a request says', async () => {
    const { body, headers } = await get('/en');
    const hostile = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-original-url': '/dashboard',
      'x-rewrite-url': '/dashboard',
      'x-ghost-preview': '1',
      'x-middleware-subrequest': '1',
      'x-http-method-override': 'POST',
      'user-agent': '<script>',
      cookie: 'session=abc; lang=en',
      range: 'bytes=0-1',
    };
    // Starts with an empty cache, so that an answer to these headers would be cached.
    await server.administer({ method: 'PUT', url: '/api/en/settings/company', payload: { tagline: { en: 'After' } } });
    expect((await get('/en', hostile)).body).toBe(body);
    const cached = await get('/en');
    expect([cached.body, cached.headers.etag]).toEqual([body, headers.etag]);
    expect(cached.headers['strict-transport-security']).toBeUndefined();
  });

  it('names the host it was asked by, and shows that to nobody who asked another', async () => {
    const evil = await get('/en', { host: 'evil.example' });
    expect(evil.body).toContain('http://evil.example/en');
    expect((await get('/en')).body).not.toContain('evil.example');
    expect((await get('/en', { host: 'a"><script>' })).body).not.toContain('"><script>');
  });

  it('is what addresses get whose query it does not read, too', async () => {
    const { body } = await get('/en');
    const again = await renderedBy(async () => {
      expect((await get('/en?utm_source=a')).body).toBe(body);
      expect((await get('/en?x=1&x=2&&=&%')).body).toBe(body);
    });
    expect(again).toBe(0);
    await server.administer({ method: 'PUT', url: '/api/en/settings/company', payload: { tagline: { en: 'New' } } });
    expect(await renderedBy(() => get('/en?first=1'))).toBe(1);
    expect(await renderedBy(() => get('/en'))).toBe(0);
  });

  it('has no company of addresses whose query it reads, and does not change by one', async () => {
    const filtered = () => get('/en/products?min_size=50&utm_source=a');
    await get('/en/products');
    expect(await renderedBy(async () => [await filtered(), await filtered()])).toBe(2);
    expect((await get('/en/products')).body).not.toContain('min_size=50');
    expect(await renderedBy(() => get('/en/products'))).toBe(0);
  });

  it('leads on with everything that was asked, where it moved', async () => {
    const answers = await Promise.all(['a', 'b'].map((value) => get(`/community?utm_source=${value}`)));
    expect(answers.map(({ headers }) => headers.location)).toEqual([
      '/our-community?utm_source=a',
      '/our-community?utm_source=b',
    ]);
    expect((await get('/en/adding_soon?country=ae&utm_source=a')).headers.location).toBe(
      '/en/adding_soon?utm_source=a',
    );
  });

  it('of a section of the community is cached under its own name, not under any other', async () => {
    const blog = await server.administer({
      method: 'POST',
      url: '/api/en/community/add',
      payload: { name: 'A guide' },
    });
    const { id } = blog.json<{ id: number }>();
    const payload = { category_id: id, title: 'Pitch & more', text: 'X', path: '/' };
    const article = await server.administer({ method: 'POST', url: '/api/en/communityonepost', payload });
    const section = article.json<{ id: number }>().id;
    const twice = (query: string) =>
      renderedBy(async () => [await get(`/en/our-community?${query}`), await get(`/en/our-community?${query}&x=1`)]);
    expect([
      await twice(`blog=${id}-A-guide&section=${section}-Pitch-%26-more`),
      await twice(`blog=${id}-A-guide&section=Nothing`),
    ]).toEqual([1, 2]);
  });

  it('is cached under the address by which the site links to it, for any characters in its title', async () => {
    const name = { en: 'Wall, 42,000 seats & more', ar: 'جدار، ٤٢٬٠٠٠ مقعد' };
    const { id } = (await server.administer({ method: 'POST', url: '/api/en/products', payload: { name } })).json<{
      id: number;
    }>();
    const sitemap = (await get('/sitemap.xml')).body;
    const addresses = ['en', 'ar'].map(
      (language) => new RegExp(`<loc>[^<]*?(/${language}/product/${id}/[^<]+)</loc>`).exec(sitemap)?.[1] ?? '',
    );
    expect(addresses[0]).toContain('%2C');
    for (const address of addresses) await get(address);
    expect(await renderedBy(async () => Promise.all(addresses.map((address) => get(address))))).toBe(0);
  });

  it('has no place under a name that its record does not have', async () => {
    const { id } = (
      await server.administer({ method: 'POST', url: '/api/en/products', payload: { name: { en: 'Named' } } })
    ).json<{ id: number }>();
    const twice = async (name: string) =>
      renderedBy(async () => {
        await get(`/en/product/${id}/${name}`);
        await get(`/en/product/${id}/${name}`);
      });
    expect([await twice('Named'), await twice('Anything')]).toEqual([1, 2]);
  });

  it('is what an address gets that is written in another way, without a second place', async () => {
    const { body } = await get('/adding_soon');
    expect(await renderedBy(async () => expect((await get('/%61dding_soon')).body).toBe(body))).toBe(0);
  });

  it.each(['/nowhere', '/fails'])('is never %s', async (url) => {
    expect(
      await renderedBy(async () => {
        await get(url);
        await get(url);
      }),
    ).toBe(2);
  });
});

describe('behind a proxy', () => {
  it('HTTPS is believed only from a trusted proxy, and browsers get the header that keeps them on it', async () => {
    const trusting = await openApp({ environment: { TRUST_PROXY: '1', PUBLIC_URL: 'https://screens.example' } });
    try {
      const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' };
      for (const url of ['/en', '/en', '/robots.txt', '/api/en/products']) {
        const answer = await trusting.visit({ url, headers });
        expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
        expect(answer.body).not.toContain('evil.example');
      }
      expect((await trusting.visit('/en')).headers['strict-transport-security']).toBeUndefined();
      expect((await trusting.visit('/en')).body).toContain('<link rel="canonical" href="https://screens.example/en"');
    } finally {
      await trusting.close();
    }
  });
});
