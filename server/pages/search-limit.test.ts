import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApp, type OpenApp } from '../../tests/support/open-app.ts';

let server: OpenApp;
beforeAll(async () => {
  server = await openApp();
});
afterAll(() => server.close());

const statusesOf = async (url: string, count: number, remoteAddress: string) => {
  const statuses: number[] = [];
  for (let turn = 0; turn < count; turn += 1) statuses.push((await server.visit({ url, remoteAddress })).statusCode);
  return statuses;
};

it('the page of results and the call of the search share one limit an address', async () => {
  const caller = '198.51.100.20';
  // More than the burst, even with what the limit refills meanwhile.
  expect(await statusesOf('/api/en/search?q=led', 200, caller)).toContain(429);
  const refused = await server.visit({ url: '/ar/search?q=led', remoteAddress: caller });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['cache-control']).toBe('no-store');
  expect(refused.body).toMatch(/<html lang="ar" dir="rtl">.*محاولات كثيرة/s);
  expect(await statusesOf('/en/search', 1, caller)).toEqual([200]);
  expect(await statusesOf('/en/search?q=led', 1, '198.51.100.21')).toEqual([200]);
});
