import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { renderPage } from '../../site/pages.ts';
import { openApp, type OpenApp, type OpenAppOptions } from '../../tests/support/open-app.ts';

const unpack = { identity: (body: Buffer) => body, gzip: gunzipSync, br: brotliDecompressSync };

async function counting(environment: NonNullable<OpenAppOptions['environment']>) {
  let rendered = 0;
  const server = await openApp({
    environment,
    site: {
      renderPage: (request) => {
        rendered += 1;
        return renderPage(request);
      },
    },
  });
  const renderedBy = async (work: (server: OpenApp) => Promise<unknown>): Promise<number> => {
    const before = rendered;
    await work(server);
    return rendered - before;
  };
  return { server, renderedBy };
}

const processorTime = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

it('a thousand invented hosts have a page drawn once, push nothing out of memory and cost a part of drawing', async () => {
  const { server, renderedBy } = await counting({ PAGE_MEMORY: '1' });
  const pages = ['/en', '/ar', '/en/adding_soon', '/en/products', '/ar/products', '/en/contact', '/sitemap.xml'];
  const visitAll = async (host: string) => {
    for (const url of pages) await server.visit({ url, headers: { host } });
  };
  const ask = async (times: number, name: (turn: number) => string, url: string) => {
    for (let turn = 0; turn < times; turn += 1) await server.visit({ url, headers: { host: name(turn) } });
  };
  try {
    await visitAll('localhost');
    let invented = Number.NaN;
    const rendered = await renderedBy(async () => {
      invented = await processorTime(() => ask(1000, (turn) => `h${turn}.example`, '/en'));
    });
    expect(rendered).toBe(1);
    expect(await renderedBy(() => visitAll('localhost'))).toBe(0);
    expect(await renderedBy(() => visitAll('h.example'))).toBe(pages.length - 2);

    const rendering = await processorTime(() => ask(100, () => 'localhost', '/en/products?min_size=50'));
    expect(invented / 1000 / (rendering / 100)).toBeLessThan(2 / 3);
  } finally {
    await server.close();
  }
});

it('every host gets the page as if it were drawn for it alone, packed as it takes it', async () => {
  const { server } = await counting({});
  try {
    for (const url of ['/', '/en', '/ar/products', '/en/contact', '/en/none', '/en/search?q=x', '/sitemap.xml']) {
      const own = await server.visit({ url, headers: { host: 'localhost' } });
      expect(own.body).not.toContain('origin.invalid');
      const expected = own.body.replaceAll('http://localhost', 'http://screens.example:8080');
      const headers = { host: 'screens.example:8080' };
      for (const encoding of ['identity', 'gzip', 'br'] as const) {
        const whole = await server.visit({ url, headers: { ...headers, 'accept-encoding': encoding } });
        expect(whole.headers['content-length']).toBe(String(whole.rawPayload.length));
        expect(whole.headers['content-encoding'] ?? 'identity').toBe(encoding);
        expect(unpack[encoding](whole.rawPayload).toString()).toBe(expected);
        const head = await server.visit({ method: 'HEAD', url, headers: { ...headers, 'accept-encoding': encoding } });
        expect([head.body, head.headers['content-length']]).toEqual(['', whole.headers['content-length']]);
        const held = { ...headers, 'if-none-match': String(whole.headers.etag) };
        expect((await server.visit({ url, headers: held })).statusCode).toBe(whole.statusCode === 200 ? 304 : 404);
      }
    }
  } finally {
    await server.close();
  }
});

it('a page does not frame the host of its request, and such requests are limited', async () => {
  const { server, renderedBy } = await counting({ TRUST_PROXY: '1' });
  const contact = (host: string) => ({
    url: '/en/contact',
    remoteAddress: '192.0.2.1',
    headers: { host, 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.51.100.7' },
  });
  try {
    const office = { map: 'https://maps.example/embed' };
    await server.administer({ method: 'PUT', url: '/api/en/settings/country-sa', payload: office });
    const hasFrame = async (host: string) => (await server.visit(contact(host))).body.includes('name="map"');
    expect(await hasFrame('screens.example')).toBe(true);
    expect((await server.visit(contact('maps.example'))).statusCode).toBe(200);
    expect(await hasFrame('maps.example')).toBe(false);
    expect(await hasFrame('screens.example')).toBe(true);
    let last = 200;
    const rendered = await renderedBy(async () => {
      for (let turn = 0; turn < 300 && last === 200; turn += 1)
        last = (await server.visit(contact('maps.example'))).statusCode;
    });
    expect(last).toBe(429);
    expect(rendered).toBeLessThan(300);
  } finally {
    await server.close();
  }
});

it('with PUBLIC_URL all hosts get the same cached page, with PAGE_MEMORY=0 none is cached', async () => {
  for (const [memory, count] of [
    ['1', 1],
    ['0', 3],
  ] as const) {
    const { server, renderedBy } = await counting({ PAGE_MEMORY: memory, PUBLIC_URL: 'https://screens.example' });
    try {
      const all = await renderedBy(async () => {
        for (const host of ['a.example', 'b.example', 'localhost'])
          await server.visit({ url: '/en/adding_soon', headers: { host } });
      });
      expect(all).toBe(count);
    } finally {
      await server.close();
    }
  }
});
