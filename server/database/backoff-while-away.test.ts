import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createBackoff } from './backoff-while-away.ts';

const away = () => Promise.reject(Object.assign(new Error('It recovers'), { code: '57P03' }));
const there = () => Promise.resolve('there');

it('a database that is away is tried seldom however many ask, and each of them hears why', async () => {
  const attempt = createBackoff();
  let tries = 0;
  const ask = () =>
    attempt(() => {
      tries += 1;
      return away();
    });
  const ending = performance.now() + 1500;
  const heard: unknown[] = [];
  while (performance.now() < ending) {
    heard.push(
      ...(await Promise.allSettled([ask(), ask(), ask()])).map(
        (reported) => reported.status === 'rejected' && reported.reason,
      ),
    );
    await pause(5);
  }
  expect(heard.length).toBeGreaterThan(100);
  expect(new Set(heard.map((error) => error instanceof Error && error.message))).toEqual(new Set(['It recovers']));
  // Three attempts at once, then after 50, 100, 200, 400 and 500 ms.
  expect(tries).toBeLessThanOrEqual(9);
});

it('one that is back is found within the rest, and everybody goes on at once', async () => {
  const attempt = createBackoff();
  for (let turn = 0; turn < 400; turn += 1) {
    await attempt(away).catch(() => undefined);
    await pause(2);
  }
  const back = performance.now();
  await expect.poll(() => attempt(there), { interval: 10 }).toBe('there');
  expect(performance.now() - back).toBeLessThan(800);
  expect(await Promise.all([attempt(there), attempt(there)])).toEqual(['there', 'there']);
});

it('other connection errors delay no request', async () => {
  const attempt = createBackoff();
  const refused = () => Promise.reject(new Error('password authentication failed'));
  await expect(attempt(refused)).rejects.toThrow('password');
  expect(await attempt(there)).toBe('there');
});
