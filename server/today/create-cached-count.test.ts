import { expect, it } from 'vitest';
import { createCachedCount } from './create-cached-count.ts';

/** A count whose changes, duration and clock the test controls. */
function counting() {
  const state = { version: 1, found: 3, time: 0, took: 1, looks: 0, fails: false };
  const gate: { wait: Promise<unknown> } = { wait: Promise.resolve() };
  const cached = createCachedCount({
    async count() {
      state.looks += 1;
      const { found } = state;
      await gate.wait;
      state.time += state.took;
      if (state.fails) throw new Error('No database');
      return found;
    },
    version: () => state.version,
    now: () => state.time,
  });
  return { state, gate, cached };
}

it('is computed once for all requests, and again only after a change', async () => {
  const { state, cached } = counting();
  expect(await Promise.all([cached(), cached(), cached()])).toEqual([3, 3, 3]);
  state.found = 5;
  expect([await cached(), state.looks]).toEqual([3, 1]);
  state.version += 1;
  expect([await cached(), await cached(), state.looks]).toEqual([5, 5, 2]);
});

it('answers what it knew while a new one takes long, and then the new one', async () => {
  const { state, gate, cached } = counting();
  await cached();
  const { promise, resolve } = Promise.withResolvers<void>();
  gate.wait = promise;
  state.version += 1;
  state.found = 8;
  expect(await cached()).toBe(3);
  resolve();
  await expect.poll(cached).toBe(8);
  expect(state.looks).toBe(2);
});

it('that costs much rests twenty times as long as it took, however much changes', async () => {
  const { state, cached } = counting();
  state.took = 500;
  await cached();
  for (let change = 0; change < 9; change += 1) {
    state.version += 1;
    state.time += 1000;
    await cached();
  }
  expect(state.looks).toBe(1);
  state.time += 1000;
  await cached();
  expect(state.looks).toBe(2);
});

it('that failed is tried again by the next who asks', async () => {
  const { state, cached } = counting();
  state.fails = true;
  await expect(cached()).rejects.toThrow('No database');
  state.fails = false;
  expect(await cached()).toBe(3);
});
