import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOpen, isReal } from '../../tests/attacks/access.ts';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../tests/support/open-test-calls.ts';

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
});
afterAll(() => calls.close());

describe('an answer to the administrator', () => {
  it('is never cached, for any answer', async () => {
    const closed = calls.routes.filter((route) => isReal(route) && route.method === 'GET' && !isOpen(route));
    expect(closed.length).toBeGreaterThan(60);
    const cacheable: string[] = [];
    for (const { url } of closed) {
      const { headers } = await calls.administer({ method: 'GET', url: url.replace(/:\w+/g, '1') });
      if (headers['cache-control'] !== 'no-store') cacheable.push(`${url} ${String(headers['cache-control'])}`);
    }
    expect(cacheable).toEqual([]);
  });

  it.each([
    ['people/find', { email: 'a@screens.example' }],
    ['people/related', { email: 'a@screens.example' }],
    ['enquiries/find', {}],
    ['enquiries/export', {}],
    ['messages/find', {}],
    ['messages/by', { author: 'a' }],
  ])('that holds what visitors sent is kept in no cache (%s)', async (path, payload) => {
    const { headers, statusCode } = await calls.administer({ method: 'POST', url: `/api/en/${path}`, payload });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  });
});
