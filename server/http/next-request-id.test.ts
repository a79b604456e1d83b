import { expect, it, vi } from 'vitest';
import { nextRequestId } from './next-request-id.ts';

it('no two requests have one id, also not of two processes', async () => {
  const here = Array.from({ length: 1000 }, nextRequestId);
  vi.resetModules();
  const { nextRequestId: nextThere } = await import('./next-request-id.ts');
  const there = Array.from({ length: 1000 }, nextThere);
  expect(new Set([...here, ...there]).size).toBe(2000);
  for (const id of [...here, ...there]) expect(id).toMatch(/^[\da-f]{12}-\d+$/);
});
