import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../tests/support/open-test-calls.ts';

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
});
afterAll(() => calls.close());

describe('the description of the calls', () => {
  it('GET /api/openapi.json describes exactly the calls that exist', async () => {
    const response = await calls.visit({ url: '/api/openapi.json' });
    const document = response.json();
    expect(document.openapi).toBe('3.1.0');
    expect(document.info.description).toMatch(/session cookie must say where it comes from: `Sec-Fetch-Site/);
    const described = Object.entries<object>(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const existing = calls.routes
      .filter(({ method, url }) => url.startsWith('/api/') && method !== 'HEAD' && method !== 'OPTIONS')
      .map(
        ({ method, url }) =>
          `${method} ${url
            .slice('/api'.length)
            .replace(/^\/(en|ar)(?=\/)/, '/{language}')
            .replace(/:(\w+)/g, '{$1}')}`,
      );
    expect(described.toSorted()).toEqual([...new Set(existing)].toSorted());
  });

  it('names every schema it refers to', async () => {
    const text = (await calls.visit({ url: '/api/openapi.json' })).body;
    const { components } = JSON.parse(text);
    const referred = new Set([...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name));
    expect([...referred].filter((name) => components.schemas[name ?? ''] === undefined)).toEqual([]);
  });

  it('GET /api/docs is one page without scripts in either language, under a policy of its own', async () => {
    const english = await calls.visit({ url: '/api/docs?lang=en' });
    expect(english.headers['content-type']).toMatch(/^text\/html/);
    expect(english.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(english.body).not.toMatch(/<script|style=| on\w+=/);
    expect(english.body).toContain('/api/en/herobanner/add');
    const arabic = await calls.visit({ url: '/api/docs', headers: { cookie: 'lang=ar' } });
    expect(arabic.body).toContain('<html lang="ar" dir="rtl">');
  });
});
