import { expect, it } from 'vitest';
import { withTimeLimit } from './with-time-limit.ts';

it('work that never ends fails when its time is over', async () => {
  await expect(withTimeLimit(new Promise(() => undefined), 5)).rejects.toThrow('Not ready after 5 ms');
});

it('work that ends in time keeps its result, or its own failure', async () => {
  await expect(withTimeLimit(Promise.resolve(7), 1000)).resolves.toBe(7);
  await expect(withTimeLimit(Promise.reject(new Error('broken')), 1000)).rejects.toThrow('broken');
});
