import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { heroBanners } from '../../content/collections/index.ts';
import { eachDatabaseConfig, type TestDatabaseConfig } from '../../tests/support/database.ts';
import { openApp, type OpenApp } from '../../tests/support/open-app.ts';
import { editor, openTestStore, words, writing } from '../../tests/support/open-test-store.ts';
import { openPostgresProxy, type PostgresProxy } from '../../tests/support/postgres-proxy.ts';
import { administrator } from '../../tests/support/start-site.ts';

vi.setConfig({ testTimeout: 90_000 });

const token = 'a-token-for-the-metrics-of-tests';

describe.runIf(inject('database') === 'postgres')('while the database is away', () => {
  let config: TestDatabaseConfig;
  let proxy: PostgresProxy;
  let server: OpenApp;
  let origin: string;
  beforeAll(async () => {
    config = await eachDatabaseConfig();
    proxy = await openPostgresProxy(config.databaseUrl ?? '');
    server = await openApp({ environment: { DATABASE_URL: proxy.url, METRICS_TOKEN: token } });
    origin = await server.listen();
  });
  afterAll(async () => {
    await proxy.heal();
    await server.close();
    await proxy.close();
  });

  const get = (path: string, headers: Readonly<Record<string, string>> = {}) => fetch(`${origin}${path}`, { headers });
  const statusOf = async (path: string) => (await get(path)).status;

  /** Fills the cache with pages and a list. */
  async function warm(): Promise<void> {
    for (const path of ['/en/about', '/ar/about', '/api/en/herobanner']) {
      await expect.poll(() => statusOf(path)).toBe(200);
      await get(path);
    }
  }

  it('kept pages go on, others and calls say so in the visitor’s language, and all of it comes back', async () => {
    await warm();
    const cachedPage = await (await get('/en/about')).text();
    await proxy.cut();

    for (let time = 0; time < 3; time += 1) {
      expect(await (await get('/en/about')).text()).toBe(cachedPage);
      expect(await statusOf('/ar/about')).toBe(200);
      expect(await statusOf('/api/en/herobanner')).toBe(200);
    }
    for (const [path, language, says] of [
      ['/en/projects', 'en', 'Please try again in 5 seconds'],
      ['/ar/projects', 'ar', 'dir="rtl"'],
    ] as const) {
      const answer = await get(path);
      expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
        503,
        '5',
        'no-store',
      ]);
      const page = await answer.text();
      expect(page).toContain(`<html lang="${language}"`);
      expect(page).toContain(says);
    }
    for (const language of ['en', 'ar'] as const) {
      const answer = await get(`/api/${language}/products/68`);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await answer.json()).toEqual({
        message: expect.stringMatching(language === 'en' ? /not possible at the moment/ : /[\u0600-\u06ff]/),
        issues: [],
      });
    }
    for (const path of ['/sitemap.xml', '/uploads/none.png', '/en/search?q=screen', '/nowhere']) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '5']);
    }
    const login = await fetch(`${origin}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(administrator),
    });
    expect(login.status).toBe(503);
    expect((await get('/api/en/jobs', { cookie: server.cookie })).status).toBe(503);
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
    const metrics = await get('/metrics', { authorization: `Bearer ${token}` });
    expect([metrics.status, await metrics.text()]).toEqual([200, expect.stringContaining('site_keeper_hits_total')]);

    // Another machine can still reach the database, and changes what is cached here.
    const there = await openTestStore(config);
    await there.store.create(heroBanners, { actor: editor, write: writing({ title: words('While it was away') }) });
    await there.database.close();
    expect(await (await get('/api/en/herobanner')).text()).not.toContain('While it was away');

    await proxy.heal();
    await expect.poll(() => statusOf('/en/projects')).toBe(200);
    await expect.poll(async () => (await get('/api/en/herobanner')).text()).toContain('While it was away');
    await expect.poll(() => statusOf('/readyz')).toBe(200);
    expect((await get('/api/en/jobs', { cookie: server.cookie })).status).toBe(200);
  });

  it('and recovers, it is tried seldom however many ask, and pages are there within a second of its first answer', async () => {
    await warm();
    const tries = proxy.recover();
    // Unknown addresses are never cached, so each request queries the database.
    await expect.poll(() => statusOf('/en/nowhere')).toBe(503);
    const [before, began] = [tries(), performance.now()];
    let requested = 0;
    while (performance.now() - began < 4000) {
      await Promise.all(Array.from({ length: 5 }, () => statusOf(`/en/search?q=${(requested += 1)}`)));
    }
    const seconds = (performance.now() - began) / 1000;
    expect(requested / seconds).toBeGreaterThan(20);
    expect((tries() - before) / seconds).toBeLessThan(5);
    await proxy.heal();
    const healed = performance.now();
    await expect.poll(() => statusOf('/en/nowhere'), { interval: 20, timeout: 5000 }).toBe(404);
    expect(performance.now() - healed).toBeLessThan(1000);
  });

  it('and says nothing any more, because the network was cut, no request waits longer than some seconds', async () => {
    await warm();
    proxy.silence();
    const began = performance.now();
    const timed = async (path: string) => {
      const answer = await get(path);
      return { status: answer.status, retryAfter: answer.headers.get('retry-after'), after: performance.now() - began };
    };
    const [page, call] = await Promise.all([timed('/en/solutions'), timed('/api/en/products/69')]);
    expect([page.status, page.retryAfter, call.status, call.retryAfter]).toEqual([503, '5', 503, '5']);
    expect(page.after).toBeLessThan(12_000);
    expect(call.after).toBeLessThan(18_000);
    const before = performance.now();
    expect(await statusOf('/en/about')).toBe(200);
    expect(performance.now() - before).toBeLessThan(500);

    await proxy.heal();
    await expect.poll(() => statusOf('/en/solutions')).toBe(200);
    await expect.poll(() => statusOf('/readyz')).toBe(200);
  });
});
