import { expect, it, vi } from 'vitest';
import { openApp } from '../../tests/support/open-app.ts';
import { CallError } from '../http/call-error.ts';
import { networksOf } from '../http/client-networks.ts';
import { DrawingLimit } from './drawing-limit.ts';

const another = networksOf('198.51.100.1');
const reader = networksOf('198.51.100.2');

it('pages that cannot be kept are drawn for a visitor 120 times at once, and he is told when to come again', async () => {
  const server = await openApp();
  // Nothing comes back meanwhile, however slow the machine is.
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

it('no more than 64 pages are drawn at once, and there is room again when one is done', async () => {
  const limit = new DrawingLimit();
  const held = Promise.withResolvers<{ readonly keep: boolean }>();
  const running = Array.from({ length: 64 }, (_, index) =>
    limit.run(networksOf(`192.0.2.${index}`), () => held.promise),
  );
  await expect(limit.run(another, () => held.promise)).rejects.toMatchObject({ status: 503, retryAfter: 2 });
  held.resolve({ keep: true });
  await Promise.all(running);
  expect(await limit.run(another, () => held.promise)).toEqual({ keep: true });
});

it('a page that is kept costs its visitor nothing, one that is not counts', async () => {
  const limit = new DrawingLimit();
  for (let turn = 0; turn < 300; turn += 1) await limit.run(reader, async () => ({ keep: true }));
  const refusal = async () => {
    for (let turn = 0; turn < 300; turn += 1) await limit.run(reader, async () => ({ keep: false }));
  };
  await expect(refusal()).rejects.toBeInstanceOf(CallError);
});
