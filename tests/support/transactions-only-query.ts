import { afterEach } from 'vitest';
import { clearWaiting, listWaiting } from './watch-transactions.ts';

// This file is evaluated for each test file, `watch-transactions.ts` once for each worker.
clearWaiting();

// Findings remain until the end of the file, because a retry does not repeat the hooks before the tests.
afterEach(() => {
  const stacks = listWaiting();
  if (stacks.length > 0)
    throw new Error(`A write transaction awaited something else than the database:\n${stacks.join('\n')}`);
});
