import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { openTestCalls, testCredentials, type TestCalls } from '../../tests/support/open-test-calls.ts';
import { generatePassword, hashPassword, isPassword, setPasswordCost } from './password.ts';

// Password hashes are slow, more so on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
});
afterAll(() => calls.close());

const login = (payload: object) => calls.visit({ method: 'POST', url: '/api/session', payload });

describe('the administrator', () => {
  it('is made once: a later start changes neither name nor password', async () => {
    const { accounts } = calls.services;
    expect(await accounts.ensureAdministrator({ username: 'other', password: 'other password' })).toBeNull();
    expect((await login({ username: 'other', password: 'other password' })).statusCode).toBe(401);
    expect((await login(testCredentials)).statusCode).toBe(200);
  });

  it('gets a generated password if none is set, printed once', async () => {
    await calls.services.database.write.deleteFrom('account').execute();
    const made = await calls.services.accounts.ensureAdministrator({});
    expect(made).toEqual({ username: 'admin', password: expect.stringMatching(/^[A-Za-z2-9]{20}$/) });
    expect((await login(made ?? {})).statusCode).toBe(200);
    expect(await calls.services.accounts.ensureAdministrator({})).toBeNull();
  });

  it('two processes that start together make one', async () => {
    await calls.services.database.write.deleteFrom('account').execute();
    const both = await Promise.all([1, 2].map(() => calls.services.accounts.ensureAdministrator({})));
    expect(both.filter((made) => made !== null)).toHaveLength(1);
  });

  it('a reset sets a new password, ends every session, forgets devices and lifts pauses', async () => {
    await calls.services.accounts.resetAdministrator(testCredentials);
    const session = (await login(testCredentials)).cookies.find(({ name }) => name === 'session')?.value;
    for (let turn = 0; turn < 7; turn += 1) await login({ ...testCredentials, password: 'guess' });
    expect((await login(testCredentials)).statusCode).toBe(429);

    const reset = await calls.services.accounts.resetAdministrator({ username: 'Owner' });
    expect(reset).toEqual({ username: 'owner', password: expect.stringMatching(/^\w{20}$/) });
    expect((await calls.visit({ url: '/api/session', headers: { cookie: `session=${session}` } })).statusCode).toBe(
      401,
    );
    expect((await login(reset)).statusCode).toBe(200);
    expect((await login(testCredentials)).statusCode).toBe(401);
    expect(await calls.services.database.read.selectFrom('account').selectAll().execute()).toHaveLength(1);
  });
});

describe('passwords', () => {
  beforeAll(() => setPasswordCost());

  it('are hashed at a cost of 32 MB', async () => {
    expect(await hashPassword('same')).toMatch(/^scrypt\$32768\$8\$1\$/);
  });

  it('are hashed with a salt of their own and compared with it', async () => {
    const [one, two] = [await hashPassword('same'), await hashPassword('same')];
    expect(one).not.toBe(two);
    expect(await isPassword('same', one)).toBe(true);
    expect(await isPassword('other', one)).toBe(false);
    expect(await isPassword('same', undefined)).toBe(false);
    expect(await isPassword('', undefined)).toBe(false);
  });

  it('are the same however an accent is typed', async () => {
    expect(await isPassword('caf\u00E9', await hashPassword('cafe\u0301'))).toBe(true);
  });

  it('when generated have no letters that look alike', () => {
    expect(generatePassword()).toMatch(/^[a-km-np-zA-HJ-NP-Z2-9]{20}$/);
    expect(generatePassword()).not.toBe(generatePassword());
  });
});
