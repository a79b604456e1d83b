import { afterEach } from 'vitest';
import { clearWaiting, listWaiting } from './watch-transactions.ts';

// This file is evaluated for each test file, the module that it imports once a worker.
clearWaiting();

// What was found stays for the rest of the file: a second try does not repeat what a hook before the tests did.
afterEach(() => {
  const stacks = listWaiting();
  if (stacks.length > 0)
    throw new Error(`A write transaction awaited something else than the database:\n${stacks.join('\n')}`);
});
