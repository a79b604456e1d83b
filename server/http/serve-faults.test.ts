import { expect, it } from 'vitest';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { openTestCalls } from '../../tests/support/open-test-calls.ts';

const payload = { message: 'x is undefined', stack: 'at Screen', screen: '/dashboard/jobs' };

it('a fault of the dashboard is noted for the administrator alone, and answered with its number', async () => {
  const calls = await openTestCalls(await testDatabaseConfig());
  const noted = await calls.administer({ method: 'POST', url: '/api/en/faults', payload });
  expect(noted.statusCode).toBe(200);
  expect(noted.json()).toEqual({ number: noted.headers['x-request-id'] });
  const longer = { ...payload, stack: 'x'.repeat(4001) };
  expect((await calls.administer({ method: 'POST', url: '/api/en/faults', payload: longer })).statusCode).toBe(400);
  expect((await calls.app.inject({ method: 'POST', url: '/api/en/faults', payload })).statusCode).toBe(401);
  await calls.close();
});
