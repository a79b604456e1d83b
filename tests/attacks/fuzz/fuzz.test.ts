import { readdirSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { administrator } from '../../support/start-site.ts';
import { testScope } from '../../support/test-scope.ts';
import { openApp, type OpenApp } from '../../support/open-app.ts';
import { fillSite } from '../fill-site.ts';
import { findFaults } from './find-faults.ts';
import { placeOfFailure } from './place-of-failure.ts';
import type { FuzzRequest } from './request.ts';

// `ATTACK_SEED=<seed>` sends the requests of an earlier run again; `ATTACK_REQUESTS=<n>` sets their number.
const seed = Number(process.env['ATTACK_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const requests = Number(process.env['ATTACK_REQUESTS'] ?? (testScope === 'full' ? 20_000 : 3000));
const mostMilliseconds = 110_000;
const slowestAnswer = 20_000;
/** The number of requests that even a busy machine sends within the time limit. */
const fewest = 1000;

let server: OpenApp;
let cookie = '';

/** Logs in with the cookies of an earlier login, so that wrong passwords of other requests do not lock the account. */
async function login(): Promise<void> {
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const answer = await server.visit({ method: 'POST', url: '/api/session', headers, payload: administrator });
  if (answer.statusCode !== 200) throw new Error(`The administrator cannot log in: ${answer.body}`);
  const pairs = [...cookie.split('; '), ...answer.cookies.map(({ name, value }) => `${name}=${value}`)];
  const cookiePairs = new Map(pairs.map((pair) => [pair.split('=')[0], pair]));
  cookie = [...cookiePairs.values()].filter((pair) => pair !== '').join('; ');
}

beforeAll(async () => {
  server = await openApp({ environment: { TRUST_PROXY: '1', LOG_LEVEL: 'error' } });
  await fillSite(server, 'Screen');
  await login();
});
afterAll(() => server.close());

const send = ({ method, url, headers, isAdministrator, body }: FuzzRequest) => {
  const { cookie: odd = '' } = headers;
  const sent = isAdministrator ? { ...headers, cookie: odd === '' ? cookie : `${cookie}; ${odd}` } : headers;
  return server.visit({ method, url, headers: { ...sent }, ...(body !== undefined && { payload: body }) });
};

async function faultOf(request: FuzzRequest): Promise<string | null> {
  const logged = server.logged.length;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, slowestAnswer, null);
  });
  const answer = await Promise.race([send(request), tooLate]);
  clearTimeout(timer);
  if (answer === null) return `no answer to ${request.method} ${request.url.split('?')[0]}`;
  if (request.isAdministrator && answer.statusCode === 401) await login();
  const isBusy = answer.statusCode === 503 && answer.headers['retry-after'] !== undefined;
  if (answer.statusCode >= 500 && !isBusy) return `${answer.statusCode} ${placeOfFailure(server.logged[logged])}`;
  if (Object.keys(Object.prototype).length > 0) return 'what all objects share was written to';
  return null;
}

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

function measure() {
  if (typeof collectGarbage === 'function') collectGarbage();
  return { heap: process.memoryUsage().heapUsed, handles: readdirSync('/proc/self/fd').length };
}

const megabyte = 2 ** 20;

it(
  `${requests} requests near those that the calls take are answered, none by a failure`,
  { timeout: 200_000 },
  async () => {
    console.log(`ATTACK_SEED=${seed}`);
    let atQuarter: ReturnType<typeof measure> | undefined;
    const result = await findFaults(faultOf, {
      requests,
      seed,
      milliseconds: mostMilliseconds,
      onProgress(sent) {
        if (atQuarter === undefined && sent >= requests / 4) atQuarter = measure();
      },
    });
    const atEnd = measure();
    console.log(`${result.sent} requests sent, ${JSON.stringify({ atQuarter, atEnd })}`);
    expect(result.faults).toEqual([]);
    // On a busy machine the time limit ends the run first.
    expect(result.sent).toBeGreaterThan(Math.min(requests, fewest) - 1);
    const start = atQuarter ?? atEnd;
    expect(atEnd.heap).toBeLessThan(start.heap * 1.5 + 64 * megabyte);
    expect(atEnd.handles).toBeLessThan(start.handles + 20);
  },
);
