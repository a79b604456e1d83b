import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabaseConfig } from '../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../tests/support/open-test-calls.ts';

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig(), { callsAreLate: true });
});
afterAll(() => calls.close());

it('calls that come after the start are guarded and answered as all others', async () => {
  const address = '/api/en/administrators';
  expect((await calls.visit({ method: 'GET', url: '/api/en/products' })).json()).toEqual([]);
  expect((await calls.visit({ method: 'GET', url: address })).statusCode).toBe(401);
  expect((await calls.administer({ method: 'GET', url: address })).statusCode).toBe(200);
  const missing = await calls.visit({ method: 'GET', url: '/api/en/nothing' });
  expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);
});
