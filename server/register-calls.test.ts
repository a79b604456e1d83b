import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { testDatabaseConfig } from '../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../tests/support/open-test-calls.ts';

let opened: TestCalls[] = [];
const open = async (prepare: (app: FastifyInstance) => void): Promise<TestCalls> => {
  const calls = await openTestCalls(await testDatabaseConfig(), { prepare });
  opened.push(calls);
  return calls;
};
afterEach(async () => {
  await Promise.all(opened.map((calls) => calls.close()));
  opened = [];
});

it('every route below /api is a declared call', async () => {
  const undeclared: string[] = [];
  const calls: unknown[] = [];
  await open((app) => {
    app.addHook('onRoute', ({ url, config }) => {
      if (!url.startsWith('/api/')) return;
      if (config?.call === undefined) undeclared.push(url);
      else calls.push(config.call);
    });
  });
  expect(undeclared).toEqual([]);
  expect(calls.length).toBeGreaterThan(300);
});

it('a call that does not exist is 404 and stays in no cache', async () => {
  const { visit } = await open(() => undefined);
  const missing = await visit({ method: 'GET', url: '/api/en/nothing' });
  expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);
});

it('the server does not start with another route below /api', async () => {
  const withBareRoute = open((app) => {
    app.addHook('onRegister', (instance, { prefix }: { readonly prefix?: string }) => {
      if (prefix === '/api') void instance.register(async (part) => void part.get('/bare', () => 'undeclared'));
    });
  });
  await expect(withBareRoute).rejects.toThrow('GET /api/bare is not declared in calls/');
});
