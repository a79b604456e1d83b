import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collections } from '../../../content/collections/index.ts';
import { apiNameOf } from '../../../fields/field.ts';
import { deepestJson } from '../../../fields/parse-json.ts';
import { eachDatabaseConfig } from '../../../tests/support/database.ts';
import type { OpenRoute } from '../../../tests/support/note-routes.ts';
import { openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { routeSweep } from '../../../tests/support/route-sweep.ts';
import { isInSample } from '../../../tests/support/sweep.ts';

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await eachDatabaseConfig());
});
afterAll(() => calls.close());

/** These calls do not depend on their input and would disturb the other requests. */
const apart = new Set(['DELETE /api/session', 'POST /api/en/backups', 'DELETE /api/en/backups/job']);
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const methodOf = ({ method }: OpenRoute) => methods.find((known) => known === method);
const isTaken = routeSweep('odd values');
/** Both languages have the same calls, so only one is tested. */
const routes = () =>
  calls.routes.filter(
    (route) =>
      methodOf(route) !== undefined &&
      route.url.startsWith('/api/') &&
      !route.url.startsWith('/api/ar/') &&
      !route.url.includes('*') &&
      isTaken(route) &&
      !apart.has(`${route.method} ${route.url}`),
  );
const writing = () => routes().filter(({ method }) => method !== 'GET');
const ofCollections = collections.map(({ base }) => `/api/en/${base}/`);
const isOfCollection = ({ url }: OpenRoute) => ofCollections.some((start) => `${url}/`.startsWith(start));

let sent = 0;
/** Sends a request as the administrator, each time from another IP address because of the rate limits per address. */
function send(route: OpenRoute, request: InjectOptions = {}): Promise<LightMyRequestResponse> {
  sent += 1;
  const remoteAddress = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
  return calls.administer({
    url: route.url.replace(/:\w+/g, '1'),
    ...request,
    method: methodOf(route) ?? 'GET',
    remoteAddress,
  });
}

const isRefusal = (response: LightMyRequestResponse): boolean => {
  if (response.statusCode < 400) return true;
  const { message }: { readonly message?: unknown } = response.json();
  return response.statusCode < 500 && response.statusCode !== 414 && typeof message === 'string';
};

/** The requests that were answered with a server error or with a refusal of another shape. */
async function faults(
  requested: Iterable<readonly [OpenRoute, InjectOptions, about: string]>,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [route, request, about] of requested) {
    const response = await send(route, request);
    const isPage = String(response.headers['content-type']).startsWith('text/html') && response.statusCode < 500;
    if (!isPage && !isRefusal(response)) {
      found.push(`${route.method} ${route.url} ${about.slice(0, 80)}: ${response.statusCode}`);
    }
  }
  return found;
}

const oddIds = ['2147483648', '9'.repeat(300), '-1', '1e9', '%2500'];

it.each(oddIds)('an address that holds %s where an id is expected is answered like any unknown one', async (id) => {
  const requested = routes().filter(({ url }) => url.includes(':'));
  expect(requested.length).toBeGreaterThan(100);
  const requests = requested.map((route) => [route, { url: route.url.replace(/:\w+/g, id) }, ''] as const);
  expect(await faults(requests)).toEqual([]);
});

it('GET /api/ar/products/{what is no id} is 404, however long', async () => {
  for (const id of oddIds) {
    const response = await calls.visit({ url: `/api/ar/products/${id}` });
    expect([response.statusCode, response.json()]).toEqual([404, { message: expect.any(String), issues: [] }]);
  }
});

const questions =
  'id before limit q kind status from to format author email phone accept token save languages collection unused'.split(
    ' ',
  );

it('a query may hold anything where an id, a number or a word is expected', async () => {
  const values = ['2147483648', '1e300', '%00'];
  const requested = routes()
    .filter((route) => route.method === 'GET' && !isOfCollection(route))
    .flatMap((route) =>
      questions.flatMap((name) =>
        [...values.map((value) => `?${name}=${value}`), `?${name}=1&${name}=2`].map(
          (query) => [route, { url: `${route.url.replace(/:\w+/g, '1')}${query}` }, query] as const,
        ),
      ),
    );
  expect(await faults(requested)).toEqual([]);
}, 120_000);

/** Names that calls read besides the fields of records. */
const controls =
  'id ids version category_id post_id product kind fields page with poster alt revisions credential name username code email notes status to from message text author_name media'.split(
    ' ',
  );
const oddValues: readonly unknown[] = [
  { toString: 1 },
  { en: 'a\u0000b', ar: '\uD800' },
  2 ** 31,
  [2 ** 31],
  'a\u0000b\uD800',
  '[,]',
];
/** Each of these caused a server error as an id, a number or a stored text. */
const oddest = oddValues.filter((value) => !Array.isArray(value) && value !== '[,]');

describe('a body', () => {
  it.each(oddValues.map((value) => [JSON.stringify(value).slice(0, 40), value]))(
    'may hold %s where an id, a text or a number is expected',
    async (_name, value) => {
      const requested = writing().flatMap((route) => {
        const own = collections.find(({ base }) => `${route.url}/`.startsWith(`/api/en/${base}/`));
        const fields = Object.entries(own?.fields ?? {}).map(([name, field]) => apiNameOf(name, field));
        const alone = own === undefined ? (oddest.includes(value) ? controls : []) : ['version', 'category_id'];
        // All fields of a record are read before the record is refused.
        const ofThisRun = alone.filter((name) => isInSample('odd values', `${route.method} ${route.url} ${name}`));
        return [...ofThisRun.map((name) => [name]), ...(fields.length === 0 ? [] : [fields])].map((names) => {
          const payload = Object.fromEntries(names.map((name) => [name, value]));
          return [route, { payload }, names.join(' ')] as const;
        });
      });
      expect(requested.length).toBeGreaterThan(50);
      expect(await faults(requested)).toEqual([]);
      // The session is still valid; without one the bodies would not have been read.
      expect((await calls.administer({ url: '/api/session' })).statusCode).toBe(200);
    },
    120_000,
  );

  it('that is nested too deep is 400, for everyone', async () => {
    const headers = { 'content-type': 'application/json' };
    const nested = (levels: number) => `{"subject":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    const requested = writing().map((route) => [route, { headers, payload: nested(5000) }, 'nested'] as const);
    expect(await faults(requested)).toEqual([]);
    const post = (payload: string) => calls.visit({ method: 'POST', url: '/api/en/send-email', headers, payload });
    expect((await post(nested(5000))).json()['message']).toBe('The request could not be read');
    expect((await post(nested(deepestJson - 1))).json()['issues']).not.toEqual([]);
  });

  it('that holds JSON nested too deep in a part of a form is no fault', async () => {
    const deep = '['.repeat(20_000) + ']'.repeat(20_000);
    const part = `--x\r\nContent-Disposition: form-data; name="text"\r\nContent-Type: application/json\r\n\r\n${deep}\r\n--x--\r\n`;
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(await faults(writing().map((route) => [route, { headers, payload: part }, 'part'] as const))).toEqual([]);
  });

  it.each([
    ['without an end', '--x\r\nContent-Disposition: form-data; name="file"; filename="a.tar.gz"\r\n\r\nHalf'],
    ['without a part', '--y--'],
    ['that ends in a header', '--x\r\nContent-Disposition: form-da'],
    ['without anything', ''],
  ])('may be a form %s', async (_name, payload) => {
    for (const type of ['multipart/form-data; boundary=x', 'multipart/form-data']) {
      const headers = { 'content-type': type };
      expect(await faults(writing().map((route) => [route, { headers, payload }, type] as const))).toEqual([]);
    }
  });

  it('of a call that does not exist is not read', async () => {
    const response = await calls.visit({ method: 'POST', url: '/api/en/none', payload: '{', headers: {} });
    expect(response.statusCode).toBe(404);
  });
});

describe('what anybody may send', () => {
  const open = () => writing().filter(({ url }) => /send-email|newsletter|\/posts|postcomments$|session/.test(url));

  it('is 64 KB at most, as JSON or as a form', async () => {
    const names = open()
      .filter(({ method }) => method === 'POST')
      .map(({ url }) => url);
    expect(names.length).toBeGreaterThan(8);
    for (const url of names) {
      for (const [type, start] of [
        ['application/json', '"'],
        ['application/x-www-form-urlencoded', 'a='],
      ] as const) {
        const ask = (bytes: number) =>
          calls.visit({
            method: 'POST',
            url: url.replace(/:\w+/g, '1'),
            headers: { 'content-type': type },
            payload: start + 'a'.repeat(bytes - start.length),
          });
        expect([url, (await ask(65_537)).statusCode]).toEqual([url, 413]);
        expect([url, (await ask(65_536)).statusCode]).not.toEqual([url, 413]);
      }
    }
  });

  it('is refused as a form of more than a hundred fields, before they are read', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const post = (fields: number) =>
      calls.visit({ method: 'POST', url: '/api/en/send-email', headers, payload: 'a&'.repeat(fields - 1) + 'a' });
    expect((await post(101)).statusCode).toBe(413);
    expect((await post(100)).statusCode).toBe(400);
  });
});
