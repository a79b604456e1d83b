import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callGroups } from '../../calls/index.ts';
import { administrator } from '../support/start-site.ts';
import type { OpenRoute } from '../support/note-routes.ts';
import { openApp, type OpenApp } from '../support/open-app.ts';
import { routeSweep } from '../support/route-sweep.ts';
import { addressOf, isOpen, isReal, isWrite, nameOf, openNames } from './access.ts';
import { fillSite } from './fill-site.ts';
import { foreign, host } from './foreign-origins.ts';
import { readStored } from './stored-state.ts';

const own = { host, 'x-forwarded-proto': 'https' };

let server: OpenApp;
let before: ReadonlyMap<string, string>;
beforeAll(async () => {
  server = await openApp({ environment: { TRUST_PROXY: '1' } });
  await server.stopJobs();
  await fillSite(server, 'Screen');
  before = await readStored(server.data);
});
afterAll(() => server.close());

const routes = () => server.routes.filter(isReal);
const everyClosed = () => routes().filter((route) => !isOpen(route));
const isTaken = routeSweep('closed operations');
const closed = () => everyClosed().filter(isTaken);
const closedWrites = () => closed().filter(isWrite);

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const toMethod = (written: string) => methods.find((method) => method === written) ?? 'GET';

interface Attempt {
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: InjectOptions['payload'];
  /** Changes how the address is written. */
  readonly rewrite?: (url: string) => string;
}

/** Sends one attempt to each route and returns the routes that were not answered with the status. */
async function otherThan(status: number, to: readonly OpenRoute[], attempt: Attempt): Promise<string[]> {
  const { headers = {}, payload = { title: 'Changed' }, rewrite = (url) => url } = attempt;
  const others: string[] = [];
  for (const route of to) {
    const url = rewrite(addressOf(route, '1'));
    const body = isWrite(route) ? { payload } : {};
    const answer = await server.visit({
      method: toMethod(route.method),
      url,
      headers: { ...own, ...headers },
      ...body,
    });
    if (answer.statusCode !== status) others.push(`${nameOf(route)} ${answer.statusCode}`);
  }
  return others;
}

/**
 * Sends one attempt to each route and returns the routes that answered with another status, and every table and file
 * that changed.
 */
async function openTo(status: number, routes: readonly OpenRoute[], attempt: Attempt): Promise<string[]> {
  const others = await otherThan(status, routes, attempt);
  const after = await readStored(server.data);
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...others, ...[...names].filter((name) => before.get(name) !== after.get(name))];
}

const fromHere = { 'sec-fetch-site': 'same-origin' };

describe('the table of routes', () => {
  it('opens nothing that is not on the list of what is open, and the list holds nothing else', () => {
    const known = new Set(routes().map(nameOf));
    expect([...openNames].filter((name) => !known.has(name))).toEqual([]);
    expect(everyClosed().length).toBeGreaterThan(45 * 7 * 2);
  });

  it('is open exactly where the description of the calls says so', () => {
    // Every client may ask who is logged in; without a session the answer is 401.
    const asked = new Set(['GET /api/session']);
    const wrong = callGroups
      .flatMap(({ calls }) => Object.values(calls))
      .map(({ method, path, hasLanguage, access }) => ({
        method,
        open: access !== 'administrator',
        url: `/api${hasLanguage ? '/en' : ''}${path}`,
      }))
      .filter((call) => call.open !== isOpen(call) && !asked.has(nameOf(call)));
    expect(wrong.map(nameOf)).toEqual([]);
  });
});

describe('every closed operation', () => {
  it('is 401 without a session, and writes nothing [ADM-GEN-04, ADM-GEN-03]', async () => {
    expect(await openTo(401, everyClosed(), { headers: fromHere })).toEqual([]);
  });

  it('is 401 with a session that was closed, expired or unknown, and writes nothing', async () => {
    const login = await server.visit({ method: 'POST', url: '/api/session', payload: administrator });
    const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    expect((await server.visit({ url: '/api/session', headers: { cookie } })).statusCode).toBe(200);
    await server.visit({ method: 'DELETE', url: '/api/session', headers: { cookie, ...fromHere } });
    before = await readStored(server.data);
    expect(await openTo(401, closed(), { headers: { cookie, ...fromHere } })).toEqual([]);
  });

  it.each([
    ['a made-up token', 'session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['an empty token', 'session='],
    ['a token of another shape', 'session[]=x; session=%00; session={"$gt":""}'],
    ['a token without signature', 'session=eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.'],
    ['the display flag', 'isLoggedIn=true; session=true'],
  ])('is 401 with %s', async (_name, cookie) => {
    expect(await openTo(401, closed(), { headers: { cookie, ...fromHere } })).toEqual([]);
  });

  it('is 401 with headers that fool other servers', async () => {
    const headers = {
      ...fromHere,
      'x-middleware-subrequest': 'middleware:middleware:middleware',
      'x-original-url': '/api/en/herobanner',
      'x-rewrite-url': '/',
      'x-forwarded-for': '127.0.0.1',
      'x-http-method-override': 'GET',
      authorization: 'Bearer admin',
    };
    expect(await openTo(401, closed(), { headers })).toEqual([]);
  });

  it.each([
    ['in upper case', (url: string) => url.toUpperCase()],
    ['with a slash at the end', (url: string) => `${url}/`],
    ['with an encoded letter', (url: string) => url.replace('/api/e', '/api/%65')],
  ])('is 401 %s', async (_name, rewrite) => {
    const calls = closed().filter(({ url }) => url.startsWith('/api/'));
    expect(await openTo(401, calls, { headers: fromHere, rewrite })).toEqual([]);
  });

  it('is not reached through a double slash', async () => {
    const calls = closed().filter(({ url }) => url.startsWith('/api/'));
    const rewrite = (url: string) => url.replace('/api/', '/api//');
    expect(await openTo(404, calls, { headers: fromHere, rewrite })).toEqual([]);
  });
});

describe('with the session of the administrator, every closed change', () => {
  it.each(foreign)('from %s is 403', async (_name, headers) => {
    expect(await openTo(403, closedWrites(), { headers: { cookie: server.cookie, ...headers } })).toEqual([]);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'title=Changed&id=1'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nChanged\r\n--x--\r\n',
    ],
    ['text/plain', '{"title":"Changed"}'],
  ])('by a form of another site as %s is 403', async (type, payload) => {
    const headers = { cookie: server.cookie, 'content-type': type, origin: 'https://evil.example' };
    expect(await openTo(403, closedWrites(), { headers, payload })).toEqual([]);
  });

  it.each(['text/plain', 'application/xml', 'application/jsonp', 'text/json'])(
    'with a body of the type %s is 415',
    async (type) => {
      const headers = { cookie: server.cookie, ...fromHere, 'content-type': type };
      expect(await openTo(415, closedWrites(), { headers, payload: '{"title":"Changed"}' })).toEqual([]);
    },
  );
});
