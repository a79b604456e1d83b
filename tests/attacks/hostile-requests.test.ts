import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenRoute } from '../support/note-routes.ts';
import { openApp, type OpenApp } from '../support/open-app.ts';
import { routeSweep } from '../support/route-sweep.ts';
import { addressOf, isReal, isWrite, nameOf } from './access.ts';
import { prototypeBodies, prototypeNames } from './corpora/prototype.ts';
import { sql } from './corpora/sql.ts';
import { fillSite } from './fill-site.ts';
import { writtenQueries } from './fuzz/written-bodies.ts';

/** Thousands of requests, on a machine that may be busy. */
const timeout = 120_000;

let server: OpenApp;
beforeAll(async () => {
  server = await openApp({ environment: { TRUST_PROXY: '1', LOG_LEVEL: 'error' } });
  await fillSite(server, 'Screen');
});
afterAll(() => server.close());

const isTaken = routeSweep('hostile requests');
/** The routes in one language, without the one that ends the session of the tests. */
const routes = () =>
  server.routes.filter(
    (route) => isReal(route) && !route.url.startsWith('/api/ar/') && nameOf(route) !== ends && isTaken(route),
  );
const ends = 'DELETE /api/session';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const toMethod = ({ method }: OpenRoute) => methods.find((known) => known === method) ?? 'GET';

let visitors = 0;
const send = (route: OpenRoute, type: string, payload: string) => {
  visitors += 1;
  const from = `198.51.${(visitors >> 8) & 255}.${visitors & 255}`;
  const headers = { 'content-type': type, 'x-forwarded-for': from };
  return server.administer({ method: toMethod(route), url: addressOf(route, '1'), headers, payload });
};

const failed = (route: OpenRoute, { statusCode, body }: LightMyRequestResponse): string[] =>
  statusCode < 500 ? [] : [`${nameOf(route)} ${statusCode} ${body.slice(0, 100)}`];

const isClean = () => Object.keys(Object.prototype).length === 0 && !('polluted' in {});

describe('names that all objects share', () => {
  it('are sent to every call as JSON, and reach nothing', { timeout }, async () => {
    const failures: string[] = [];
    for (const route of routes().filter(isWrite)) {
      for (const body of prototypeBodies) failures.push(...failed(route, await send(route, 'application/json', body)));
      expect(isClean(), nameOf(route)).toBe(true);
    }
    expect(failures).toEqual([]);
  });

  it('are sent to every call as names of form fields, and reach nothing', { timeout }, async () => {
    const form = new URLSearchParams(prototypeNames.map((name) => [name, '{"polluted":1}'])).toString();
    const parts = prototypeNames.map(
      (name) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n{"polluted":1}\r\n`,
    );
    const failures: string[] = [];
    for (const route of routes().filter(isWrite)) {
      failures.push(...failed(route, await send(route, 'application/x-www-form-urlencoded', form)));
      for (const part of parts) {
        failures.push(...failed(route, await send(route, 'multipart/form-data; boundary=x', `${part}--x--\r\n`)));
      }
      expect(isClean(), nameOf(route)).toBe(true);
    }
    expect(failures).toEqual([]);
  });

  it('are asked of every call that reads, and reach nothing', { timeout }, async () => {
    const query = prototypeNames.map((name) => `${encodeURIComponent(name)}=1`).join('&');
    const failures: string[] = [];
    for (const route of routes().filter((route) => route.method === 'GET')) {
      for (const value of ['1', ...prototypeNames]) {
        const url = `${addressOf(route, encodeURIComponent(value))}?${query}`;
        failures.push(...failed(route, await server.administer({ url })));
      }
    }
    expect([failures, isClean()]).toEqual([[], true]);
  });
});

describe('ends of statements', () => {
  const told = /scrypt\$|sqlite_master|pg_catalog|SQLITE_|syntax error|unterminated|no such/i;
  const reads = () => routes().filter((route) => route.method === 'GET');

  it('are sent in every place of an address and in every question, and are taken literally', { timeout }, async () => {
    const names = Object.keys(writtenQueries);
    const wrong: string[] = [];
    for (const [index, route] of reads().entries()) {
      const isOfCollection = /\/:id$|\/category\//.test(route.url);
      const asked = [
        ...sql.map((text) => `${addressOf(route, encodeURIComponent(text))}?q=${encodeURIComponent(text)}`),
        ...(isOfCollection ? [] : names).map((name, turn) => {
          const text = sql[(turn + index) % sql.length] ?? '';
          return `${addressOf(route, '1')}?${encodeURIComponent(name)}=${encodeURIComponent(text)}`;
        }),
      ];
      for (const url of asked) {
        const answer = await server.administer({ url });
        wrong.push(...failed(route, answer));
        // The description of the calls may not name tables of the database either.
        if (told.test(answer.body)) wrong.push(`${url} tells of the database`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
