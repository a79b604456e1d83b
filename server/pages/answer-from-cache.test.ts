import { Agent, type IncomingHttpHeaders, request as openRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openApp, type OpenApp } from '../../tests/support/open-app.ts';

// An answer sent before Fastify sees the request must equal the one of Fastify's first hook (`visit`).

let server: OpenApp;
let origin: string;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

interface Received {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET', from = origin): Promise<Received> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(from);
    const requested = openRequest({ agent, hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(chunks).toString('base64');
        resolve({ status: response.statusCode, headers: response.headers, body });
      });
    });
    requested.on('error', reject);
    requested.end();
  });

/** The headers of the answer itself, without those of the connection and of the single request. */
const reported = (headers: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !['date', 'connection', 'keep-alive', 'x-request-id'].includes(name))
      .map(([name, value]) => [name, String(value)]),
  );

beforeAll(async () => {
  server = await openApp({ environment: { TRUST_PROXY: '1', PUBLIC_URL: 'https://screens.example' } });
  origin = await server.listen();
});
afterAll(async () => {
  agent.destroy();
  await server.close();
});

describe('a cached answer', () => {
  it.each([
    ['/en', {}],
    ['/en', { 'accept-encoding': 'br, gzip' }],
    ['/en', { 'accept-encoding': 'gzip' }],
    ['/', { cookie: 'lang=en; country=ae' }],
    ['/', { 'x-forwarded-proto': 'https' }],
    ['/', { 'x-forwarded-proto': 'http, https' }],
    ['/', { 'if-none-match': '*' }],
    ['/', { 'if-none-match': '"other"' }],
    ['/sitemap.xml', {}],
    ['/EN', {}],
    ['/en/%', {}],
    ['/en?utm_source=a', {}],
    ['/api/en/products', { 'accept-encoding': 'br' }],
    ['/API/en/Products/', {}],
    ['/api/en/products?fields=id', { cookie: 'lang=en' }],
  ])(
    '%s with %j is the same over a socket as through the framework, the first time and again',
    async (url, headers) => {
      for (const method of ['GET', 'HEAD'] as const) {
        for (let turn = 0; turn < 2; turn += 1) {
          const both = async () =>
            [await ask(url, headers, method), await server.visit({ url, headers, method })] as const;
          let [direct, within] = await both();
          // A frequently requested page is compressed again once, which may happen between the two requests.
          if (String(direct.headers['content-length']) !== String(within.headers['content-length']))
            [direct, within] = await both();
          expect(direct.status).toBe(within.statusCode);
          expect(reported(direct.headers)).toEqual(reported(within.headers));
          expect(direct.body).toBe(within.rawPayload.toString('base64'));
        }
      }
    },
  );

  it('has a request id of its own every time', async () => {
    const ids: unknown[] = [];
    for (let turn = 0; turn < 20; turn += 1) ids.push((await ask('/en')).headers['x-request-id']);
    expect(new Set(ids).size).toBe(20);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{12}-\d+$/);
  });

  it('of the API is not used for administrators', async () => {
    await ask('/api/en/products');
    const answer = await ask('/api/en/products', { cookie: server.cookie });
    expect(answer.headers['etag']).toBeUndefined();
    expect((await ask('/api/en/products')).headers['etag']).toBeDefined();
  });

  it('shows what was saved with the next request', async () => {
    for (const name of ['Lumen Two', 'Lumen Three', 'Lumen Four']) {
      await ask('/en');
      await server.administer({ method: 'PUT', url: '/api/en/settings/company', payload: { name: { en: name } } });
      expect(Buffer.from((await ask('/en')).body, 'base64').toString()).toContain(name);
    }
  });
});

it('what another process saved is shown without anybody asking for it', async () => {
  const { dataDir, databaseUrl } = server.data;
  const other = await openApp({
    environment: { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
  });
  try {
    await ask('/en');
    await other.administer({ method: 'PUT', url: '/api/en/settings/company', payload: { name: { en: 'From there' } } });
    await vi.waitFor(async () =>
      expect(Buffer.from((await ask('/en')).body, 'base64').toString()).toContain('From there'),
    );
  } finally {
    await other.close();
  }
});

it('pages of unconfigured hosts are rendered for each of them', async () => {
  const open = await openApp();
  try {
    const from = await open.listen();
    for (const host of ['a.example', 'b.example', 'a.example']) {
      const { body } = await ask('/en', { host }, 'GET', from);
      expect(Buffer.from(body, 'base64').toString()).toContain(`http://${host}/en`);
    }
    expect(Buffer.from((await ask('/en', {}, 'GET', from)).body, 'base64').toString()).toContain(`${from}/en`);
  } finally {
    await open.close();
  }
});

it('every answer is logged where the log is to hold all of them', async () => {
  const telling = await openApp({ environment: { LOG_LEVEL: 'debug' } });
  try {
    const from = await telling.listen();
    for (let turn = 0; turn < 3; turn += 1) await ask('/en', {}, 'GET', from);
    const lines = () => telling.logged.filter((line) => line.includes('Answered') && line.includes('"path":"/en"'));
    await vi.waitFor(() => expect(lines()).toHaveLength(3));
  } finally {
    await telling.close();
  }
});
