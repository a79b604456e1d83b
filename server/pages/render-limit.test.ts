import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { openApp } from '../../tests/support/open-app.ts';
import { CallError } from '../http/call-error.ts';
import { networksOf } from '../http/client-networks.ts';
import { RenderLimit } from './render-limit.ts';

const another = networksOf('198.51.100.1');
const reader = networksOf('198.51.100.2');

it('pages that cannot be cached are rendered for a visitor 120 times at once, then refused with `Retry-After`', async () => {
  const server = await openApp();
  // The clock does not advance, so that the limit refills nothing on a slow machine.
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
  try {
    const remoteAddress = '198.51.100.30';
    const ask = (url: string, from = remoteAddress) => server.visit({ url, remoteAddress: from });
    expect((await ask('/en')).statusCode).toBe(200);
    const statuses = new Set<number>();
    for (let turn = 0; turn < 400 && !statuses.has(429); turn += 1)
      statuses.add((await ask(`/ar/products?min_size=${turn}`)).statusCode);
    expect([...statuses]).toEqual([200, 429]);
    const [refused, ...others] = await Promise.all([
      ...['/ar/products?max_size=7', '/en/search?kind=x', '/en/product/1/nobodys-name', '/nowhere'].map((url) =>
        ask(url),
      ),
      ask('/en/products?min_size=1', '198.51.100.31'),
      ask('/en?x=1'),
    ]);
    expect([refused?.statusCode, ...others.map(({ statusCode }) => statusCode)].slice(-2)).toEqual([200, 200]);
    expect(refused?.body).toMatch(/<html lang="ar" dir="rtl">.*محاولات كثيرة/s);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused?.headers['cache-control']).toBe('no-store');
  } finally {
    vi.useRealTimers();
    await server.close();
  }
});

/** Renderings of one visitor each, which the test ends. */
function rendersOf(limit: RenderLimit, count: number) {
  const begun: number[] = [];
  const ends = Array.from({ length: count }, () => Promise.withResolvers<{ readonly isCacheable: boolean }>());
  const rendered = ends.map(({ promise }, index) =>
    limit.run(networksOf(`192.0.2.${index}`), () => {
      begun.push(index);
      return promise;
    }),
  );
  const end = async (index: number): Promise<void> => {
    ends[index]?.resolve({ isCacheable: true });
    await rendered[index];
  };
  return { begun, end, endAll: () => Promise.all(ends.map((_, index) => end(index))) };
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

it('8 pages are drawn at once, and the others wait in the order in which they were asked for', async () => {
  const { begun, end, endAll } = rendersOf(new RenderLimit(), 12);
  await setImmediate();
  expect(begun).toEqual(upTo(8));
  await end(5);
  await setImmediate();
  expect(begun).toEqual(upTo(9));
  await endAll();
  expect(begun).toEqual(upTo(12));
});

it('a page that 64 others are before is 503 with the time to come again, and there is room when one is done', async () => {
  const limit = new RenderLimit();
  const { end, endAll } = rendersOf(limit, 64);
  const render = async () => ({ isCacheable: true });
  await expect(limit.run(another, render)).rejects.toMatchObject({ status: 503, retryAfter: 2 });
  await end(0);
  await setImmediate();
  const late = limit.run(another, render);
  await endAll();
  expect(await late).toEqual({ isCacheable: true });
});

it('a drawing that fails hands its place on', async () => {
  const limit = new RenderLimit();
  for (let turn = 0; turn < 20; turn += 1) {
    await expect(limit.run(another, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  }
  const { begun, endAll } = rendersOf(limit, 9);
  await endAll();
  expect(begun).toEqual(upTo(9));
});

it('a page that is cached costs its visitor nothing, one that is not counts', async () => {
  const limit = new RenderLimit();
  for (let turn = 0; turn < 300; turn += 1) await limit.run(reader, async () => ({ isCacheable: true }));
  const refusal = async () => {
    for (let turn = 0; turn < 300; turn += 1) await limit.run(reader, async () => ({ isCacheable: false }));
  };
  await expect(refusal()).rejects.toBeInstanceOf(CallError);
});
