import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InjectOptions } from 'fastify';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { openTestCalls, type TestCalls, type TestRoute } from './open-test-calls.ts';

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
});
afterAll(() => calls.close());

/** What visitors may call beside reading content, as the specification and its rulings list it. */
const visitorsWrite = new Set(
  ['en', 'ar'].flatMap((language) =>
    [
      'communitypostcomments',
      'communityposts/posts',
      'communityposts/posts/:id/comments',
      'send-email',
      'newsletter',
      'newsletter/confirm',
      'newsletter/unsubscribe',
    ].map((path) => `POST /api/${language}/${path}`),
  ),
);
const session = new Set([
  'POST /api/session',
  'POST /api/session/second-step',
  'POST /api/session/passkey/challenge',
  'POST /api/session/passkey',
  'DELETE /api/session',
]);
const closedReads =
  /^\/api\/(session$|(en|ar)\/(account(\/|$)|administrators$|communitypostcomments$|media(\/|$)|revisions(\/|$)|settings\/|held$|enquiries|outbox|messages$|meetings$|today$|figures$|records$|redirects$|subscribers$|webhooks$|completeness$|site-pages$|broken-links$|backups(\/|$)|content\/export$|mail(\/|$)|[a-z_]+\/:id\/subtree$))/;

const isManagement = ({ method, url }: TestRoute): boolean => {
  const name = `${method} ${url}`;
  if (method === 'GET' || method === 'HEAD') return closedReads.test(url);
  return !visitorsWrite.has(name) && !session.has(name);
};

const managementRoutes = () =>
  calls.routes
    .filter(({ method, url }) => method !== 'OPTIONS' && url !== '*' && isManagement({ method, url }))
    .map(({ method, url }) => ({ method, url: url.replace(/:\w+/g, '1') }));

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const send = (route: TestRoute, headers: InjectOptions['headers'] = {}) => {
  const method = methods.find((known) => known === route.method) ?? 'GET';
  const payload = method === 'GET' || method === 'HEAD' ? {} : { payload: { title: 'x' } };
  return calls.visit({ method, url: route.url, headers: { 'sec-fetch-site': 'same-origin', ...headers }, ...payload });
};

/** Sends to every management route and returns those that were not refused with 401. */
async function letThrough(headers?: InjectOptions['headers'], rewrite = (url: string) => url): Promise<string[]> {
  const through: string[] = [];
  for (const route of managementRoutes()) {
    const response = await send({ method: route.method, url: rewrite(route.url) }, headers);
    if (response.statusCode !== 401) through.push(`${route.method} ${route.url} ${response.statusCode}`);
  }
  return through;
}

describe('every management call, from the route table', () => {
  it('exists for all collections in both languages', () => {
    expect(managementRoutes().length).toBeGreaterThan(45 * 4 * 2);
  });

  it('that answers the administrator is kept in no cache, whatever it answers', async () => {
    const kept: string[] = [];
    for (const { method, url } of managementRoutes()) {
      if (method !== 'GET') continue;
      const { headers } = await calls.administer({ method, url });
      if (headers['cache-control'] !== 'no-store') kept.push(`${url} ${String(headers['cache-control'])}`);
    }
    expect(kept).toEqual([]);
  });

  it('that holds what visitors sent is kept in no cache', async () => {
    for (const path of [
      'people/find',
      'people/related',
      'enquiries/find',
      'enquiries/export',
      'messages/find',
      'messages/by',
    ]) {
      const payload = path.startsWith('people')
        ? { email: 'a@screens.example' }
        : path.endsWith('by')
          ? { author: 'a' }
          : {};
      const { headers, statusCode } = await calls.administer({ method: 'POST', url: `/api/en/${path}`, payload });
      expect([path, statusCode, headers['cache-control']]).toEqual([path, 200, 'no-store']);
    }
  });

  it('is 401 without a session [ADM-GEN-04, ADM-GEN-03]', async () => {
    expect(await letThrough()).toEqual([]);
  });

  it.each([
    ['a made-up token', 'session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['an empty token', 'session='],
    ['a token of another shape', 'session[]=x; session=%00; session={"$gt":""}'],
    ['a JWT without signature', 'session=eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.'],
    ['the display flag', 'isLoggedIn=true; session=true'],
  ])('is 401 with %s', async (_name, cookie) => {
    expect(await letThrough({ cookie })).toEqual([]);
  });

  it('is 401 with headers that fool other servers', async () => {
    const hostile = {
      'x-middleware-subrequest': 'middleware:middleware:middleware',
      'x-original-url': '/api/en/herobanner',
      'x-rewrite-url': '/',
      'x-forwarded-for': '127.0.0.1',
      'x-http-method-override': 'GET',
      authorization: 'Bearer admin',
    };
    expect(await letThrough(hostile)).toEqual([]);
  });

  it('is 401 in upper case, with a slash at the end and with encoded letters', async () => {
    expect(await letThrough({}, (url) => url.toUpperCase())).toEqual([]);
    expect(await letThrough({}, (url) => `${url}/`)).toEqual([]);
    expect(await letThrough({}, (url) => url.replace('/api/e', '/api/%65'))).toEqual([]);
  });

  it('is not reached through a double slash', async () => {
    const through = await letThrough({}, (url) => url.replace('/api/', '/api//'));
    expect(through.filter((route) => !route.endsWith(' 404'))).toEqual([]);
  });

  it('is 401 with the token of a session that has ended', async () => {
    await calls.services.database.write
      .updateTable('session')
      .set({ expires_at: '2020-01-01T00:00:00.000Z' })
      .execute();
    expect(await letThrough({ cookie: `session=${calls.session}` })).toEqual([]);
    const renewed = new Date(Date.now() + 1e9).toISOString();
    await calls.services.database.write.updateTable('session').set({ expires_at: renewed }).execute();
    expect((await calls.administer({ url: '/api/session' })).statusCode).toBe(200);
  });

  it('refused with a file in the body leaves no bytes', async () => {
    const payload = new FormData();
    payload.append('image', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']), 'a.svg');
    const before = await calls.countFiles();
    const refused = await calls.visit({ method: 'POST', url: '/api/en/herobanner/add', payload });
    expect(refused.statusCode).toBe(401);
    expect(await calls.countFiles()).toEqual(before);
  });
});

describe('the origin of a state change', () => {
  const add = (headers: Record<string, string>) =>
    calls.app.inject({
      method: 'POST',
      url: '/api/en/herobanner/add',
      headers: { host: 'screens.example', cookie: `session=${calls.session}`, ...headers },
      payload: { title: 'x' },
    });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['an origin with the host in its name', { origin: 'https://screens.example.evil.example' }],
    ['nobody, with a session', {}],
  ])('%s is 403', async (_name, headers) => {
    const refused = await add({ ...headers });
    expect(refused.statusCode).toBe(403);
    expect(refused.json()['message']).toBe('This request came from another site and was refused');
  });

  it.each([
    ['the same origin', { 'sec-fetch-site': 'same-origin' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['an older browser on the same host', { origin: 'https://screens.example' }],
  ])('%s is let through', async (_name, headers) => {
    expect((await add({ ...headers })).statusCode).toBe(201);
  });

  it("a visitor's post from another site is 403, from a program without a session it is taken", async () => {
    const post = (headers: Record<string, string>) =>
      calls.visit({ method: 'POST', url: '/api/en/newsletter', payload: { email: 'a@screens.example' }, headers });
    expect((await post({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await post({})).statusCode).toBe(201);
  });
});
