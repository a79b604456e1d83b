import { expect, it } from 'vitest';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { openTestCalls } from '../../tests/support/open-test-calls.ts';

// `tests/attacks/closed-doors.test.ts` tests that every call has its guard.
it('a call that is refused with a file in its body leaves no bytes', async () => {
  const calls = await openTestCalls(await testDatabaseConfig());
  try {
    const payload = new FormData();
    payload.append('image', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']), 'a.svg');
    const before = await calls.countFiles();
    const refused = await calls.visit({ method: 'POST', url: '/api/en/herobanner/add', payload });
    expect(refused.statusCode).toBe(401);
    expect(await calls.countFiles()).toEqual(before);
  } finally {
    await calls.close();
  }
});
