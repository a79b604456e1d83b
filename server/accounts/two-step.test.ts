import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addAdministrator } from '../../tests/support/add-administrator.ts';
import { fromBase32 } from '../../tests/support/authenticator.ts';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { openTestCalls, testCredentials, type TestCalls } from '../../tests/support/open-test-calls.ts';
import { codeAt, stepAt } from './totp.ts';

// The middle of a 30-second step; the clock is frozen there, so no code expires during a test.
const halfMinute = 30_000;
const now = Math.floor(Date.now() / halfMinute) * halfMinute + halfMinute / 2;

let calls: TestCalls;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  calls = await openTestCalls(await testDatabaseConfig());
});
afterAll(async () => {
  await calls.close();
  vi.useRealTimers();
});
beforeEach(async () => {
  const { write } = calls.services.database;
  for (const table of ['rate_limit', 'second_factor', 'recovery_code', 'pending_step', 'known_device'] as const)
    await write.deleteFrom(table).execute();
});

const { password } = testCredentials;
const administer = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  calls.administer({ method, url: `/api/en/account${path}`, ...(payload && { payload }) });
const login = (request: InjectOptions = {}) =>
  calls.visit({ method: 'POST', url: '/api/session', payload: testCredentials, ...request });
const secondStep = (pending: string | undefined, code: string, more: InjectOptions = {}, cookies = '') =>
  calls.visit({
    method: 'POST',
    url: '/api/session/second-step',
    payload: { code },
    headers: { cookie: `pending=${pending}${cookies}`, 'sec-fetch-site': 'same-origin' },
    ...more,
  });
const cookieOf = (response: Awaited<ReturnType<typeof login>>, name: string) =>
  response.cookies.find((cookie) => cookie.name === name)?.value;

/** The authenticator of a test; `code(1)` is the code of the next step. */
async function setUp() {
  const { key, address } = (await administer('POST', '/two-step', { password })).json();
  const code = (later = 0) => codeAt(fromBase32(key), stepAt(now) + later);
  return { key, address, code };
}

/** Switches two-step login on, which uses up the code of the previous step. */
async function switchOn() {
  const { code } = await setUp();
  const confirmed = await administer('POST', '/two-step/confirm', { code: code(-1) });
  expect(confirmed.statusCode).toBe(200);
  const { recovery_codes: codes } = confirmed.json();
  return { code, codes };
}

const startLogin = async (request?: InjectOptions) => cookieOf(await login(request), 'pending');

describe('setting up two-step login', () => {
  it('asks for the password, shows a key once, and counts only when a code confirmed it', async () => {
    expect((await administer('POST', '/two-step', { password: 'guess' })).json()['issues']).toEqual([
      { path: 'password', code: 'wrongPassword' },
    ]);
    const { key, address, code } = await setUp();
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    expect(address).toContain(`secret=${key}`);
    expect((await login()).json()).toEqual({ message: 'Welcome back', username: 'admin' });
    expect((await administer('POST', '/two-step/confirm', { code: '000000' })).json()['issues']).toEqual([
      { path: 'code', code: 'wrongCode' },
    ]);
    expect((await administer('GET', '')).json()['two_step_since']).toBeNull();

    const confirmed = await administer('POST', '/two-step/confirm', { code: code() });
    const { recovery_codes: codes } = confirmed.json();
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    const account = (await administer('GET', '')).json();
    expect(account).toMatchObject({ username: 'admin', recovery_codes: 10, two_step_since: expect.any(String) });
    expect(JSON.stringify(account)).not.toContain(key);
    expect((await administer('POST', '/two-step', { password, code: codes[0] })).statusCode).toBe(409);
  });

  it('keeps neither key nor recovery codes in the clear', async () => {
    const { key, code } = await setUp();
    const { recovery_codes: codes } = (await administer('POST', '/two-step/confirm', { code: code() })).json();
    const { read } = calls.services.database;
    const stored = JSON.stringify([
      await read.selectFrom('second_factor').selectAll().execute(),
      await read.selectFrom('recovery_code').selectAll().execute(),
    ]);
    for (const secret of [key, fromBase32(key).toString('base64url'), fromBase32(key).toString('hex'), ...codes])
      expect(stored).not.toContain(secret);
  });
});

describe('the login in two steps', () => {
  it('opens nothing after the password alone, and a session after the code', async () => {
    const { code } = await switchOn();
    const first = await login();
    expect(first.statusCode).toBe(200);
    expect(first.json()).toEqual({ message: 'Enter the code of your authenticator app', second_step: true });
    const pending = cookieOf(first, 'pending');
    expect(cookieOf(first, 'session')).toBeUndefined();
    expect(cookieOf(first, 'device')).toBeUndefined();
    for (const cookie of [`session=${pending}`, `pending=${pending}`])
      expect((await calls.visit({ url: '/api/session', headers: { cookie } })).statusCode).toBe(401);

    const second = await secondStep(pending, code());
    expect(second.json()).toEqual({ message: 'Welcome back', username: 'admin' });
    expect(second.cookies.find(({ name }) => name === 'session')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect(cookieOf(second, 'pending')).toBe('');
    const cookie = `session=${cookieOf(second, 'session')}`;
    expect((await calls.visit({ url: '/api/session', headers: { cookie } })).json()).toEqual({ username: 'admin' });
  });

  it('refuses a code that was used, also one of an earlier half minute', async () => {
    const { code } = await switchOn();
    expect((await secondStep(await startLogin(), code())).statusCode).toBe(200);
    const replayed = await secondStep(await startLogin(), code());
    expect(replayed.statusCode).toBe(401);
    expect(replayed.json()['message']).toBe('This code is wrong or has already been used');
    expect((await secondStep(await startLogin(), code(-1))).statusCode).toBe(401);
    expect((await secondStep(await startLogin(), code(1))).statusCode).toBe(200);
  });

  it('lets one of two through who send the same code at once', async () => {
    const { code } = await switchOn();
    const [one, two] = [await startLogin(), await startLogin()];
    const answers = await Promise.all([secondStep(one, code()), secondStep(two, code())]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('takes a recovery code once, however it is typed', async () => {
    const { codes } = await switchOn();
    const typed = ` ${String(codes[0]).toLowerCase().replaceAll('-', ' ')} `;
    expect((await secondStep(await startLogin(), typed)).statusCode).toBe(200);
    expect((await secondStep(await startLogin(), codes[0])).statusCode).toBe(401);
    expect((await administer('GET', '')).json()['recovery_codes']).toBe(9);
    const [one, two] = [await startLogin(), await startLogin()];
    const answers = await Promise.all([secondStep(one, codes[1]), secondStep(two, codes[1])]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('reads the digits of an Arabic keyboard', async () => {
    const { code } = await switchOn();
    const arabic = code().replace(/\d/g, (digit) => String.fromCodePoint(0x6_60 + Number(digit)));
    expect((await secondStep(await startLogin(), arabic)).statusCode).toBe(200);
  });

  it('answers one thing to a pending token that is missing, forged, a session, used up or too old', async () => {
    const { code } = await switchOn();
    const used = await startLogin();
    expect((await secondStep(used, code())).statusCode).toBe(200);
    const old = await startLogin();
    await calls.services.database.write
      .updateTable('pending_step')
      .set({ expires_at: '2020-01-01T00:00:00.000Z' })
      .execute();
    for (const pending of ['', 'A'.repeat(43), calls.session, used, old]) {
      const refused = await secondStep(pending, code(1));
      expect(refused.statusCode).toBe(401);
      expect(refused.json()['message']).toBe('That took too long. Please start again with your password.');
      expect(refused.cookies).toEqual([]);
    }
  });

  it('takes no code of another account', async () => {
    const { code } = await switchOn();
    await addAdministrator(calls.services.database, { username: 'sara', password: 'seven small boats' });
    const mine = await login({ payload: { username: 'sara', password: 'seven small boats' } });
    const headers = { cookie: `session=${cookieOf(mine, 'session')}`, 'sec-fetch-site': 'same-origin' };
    const hers = await calls.visit({
      method: 'POST',
      url: '/api/en/account/two-step',
      payload: { password: 'seven small boats' },
      headers,
    });
    const herCode = codeAt(fromBase32(hers.json()['key']), stepAt(now));
    expect((await secondStep(await startLogin(), herCode)).statusCode).toBe(401);
    expect((await secondStep(await startLogin(), code())).statusCode).toBe(200);
    await calls.services.database.write.deleteFrom('account').where('username', '=', 'sara').execute();
  });

  it('is not fixed to a session the browser brought along', async () => {
    const { code } = await switchOn();
    const answer = await secondStep(await startLogin(), code(), {}, '; session=chosen');
    expect(answer.statusCode).toBe(200);
    expect(cookieOf(answer, 'session')).not.toBe('chosen');
  });

  it('is refused from another site, and as a form', async () => {
    const { code } = await switchOn();
    const pending = await startLogin();
    const foreign = { cookie: `pending=${pending}`, 'sec-fetch-site': 'cross-site' };
    expect((await secondStep(pending, code(), { headers: foreign })).statusCode).toBe(403);
    const form = {
      headers: { cookie: `pending=${pending}`, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `code=${code()}`,
    };
    expect((await secondStep(pending, '', form)).statusCode).toBe(415);
    expect((await secondStep(pending, code())).statusCode).toBe(200);
  });
});

describe('guessing at the second step', () => {
  it('ends a pending login after five wrong codes', async () => {
    const { code } = await switchOn();
    const pending = await startLogin();
    for (let turn = 0; turn < 5; turn += 1) {
      await calls.services.database.write.deleteFrom('rate_limit').execute();
      expect((await secondStep(pending, '000000')).json()['message']).toMatch(/^This code is wrong/);
    }
    await calls.services.database.write.deleteFrom('rate_limit').execute();
    expect((await secondStep(pending, code())).json()['message']).toMatch(/^That took too long/);
  });

  it('pauses strangers across pending logins, but not a device on which the administrator signed in before', async () => {
    const { code } = await switchOn();
    const device = cookieOf(await secondStep(await startLogin(), code()), 'device');
    const pendings = [await startLogin(), await startLogin()];
    for (let turn = 0; turn < 5; turn += 1)
      expect((await secondStep(pendings[turn % 2], '000000')).statusCode).toBe(401);
    expect((await secondStep(pendings[0], code(1))).statusCode).toBe(429);
    expect((await secondStep(pendings[1], code(1), { remoteAddress: '192.0.2.9' })).statusCode).toBe(429);

    const own = await startLogin({ headers: { cookie: `device=${device}` } });
    expect((await secondStep(own, code(1), {}, `; device=${device}`)).statusCode).toBe(200);
  });
});

describe('where two-step login is on', () => {
  const send = (method: 'POST' | 'PUT', path: string, payload: object) =>
    calls.administer({ method, url: `/api/en${path}`, payload });
  const addOther = async () => {
    await calls.services.database.write.deleteFrom('account').where('username', '=', 'sara').execute();
    await addAdministrator(calls.services.database, { username: 'sara', password: 'seven small boats' });
    const { read } = calls.services.database;
    const row = read.selectFrom('account').select('id').where('username', '=', 'sara');
    return (await row.executeTakeFirstOrThrow()).id;
  };
  const changes = [
    ['another password', 'PUT', () => '/account/password', { new_password: 'nine small boats' }],
    ['a passkey', 'POST', () => '/account/passkeys/challenge', {}],
    ['a passkey that goes', 'POST', () => '/account/passkeys/999999/remove', {}],
    ['another administrator', 'POST', () => '/administrators', { username: 'omar' }],
    ['a second step that is taken away', 'POST', (other: number) => `/administrators/${other}/reset`, {}],
    ['an administrator who goes', 'POST', (other: number) => `/administrators/${other}/remove`, {}],
    ['a backup that is restored', 'POST', () => '/backups/backup-20990101-000000.tar.gz/restore', {}],
    ['a backup that leaves', 'POST', () => '/backups/backup-20990101-000000.tar.gz/download', {}],
  ] as const;

  it.each(changes)('%s needs a code beside the password', async (_, method, pathOf, payload) => {
    const { write } = calls.services.database;
    await write.deleteFrom('account').where('username', '=', 'omar').execute();
    const path = pathOf(await addOther());
    const { code, codes } = await switchOn();
    const stored = await write.selectFrom('account').selectAll().execute();
    const issuesOf = async (sent: object) => (await send(method, path, { ...payload, ...sent })).json()['issues'];
    expect(await issuesOf({ password })).toEqual([{ path: 'code', code: 'required' }]);
    expect(await issuesOf({ password, code: '000000' })).toEqual([{ path: 'code', code: 'wrongCode' }]);
    expect(await issuesOf({ password, code: code(-1) })).toEqual([{ path: 'code', code: 'wrongCode' }]);
    expect(await issuesOf({ password: 'guess', code: code() })).toEqual([{ path: 'password', code: 'wrongPassword' }]);
    expect(await write.selectFrom('account').selectAll().execute()).toEqual(stored);
    // The password of the test administrator must not change. The loop also checks that a recovery code works once.
    if (path === '/account/password') return;
    expect([200, 201, 404]).toContain((await send(method, path, { ...payload, password, code: codes[0] })).statusCode);
    expect(await issuesOf({ password, code: codes[0] })).toEqual([
      path === '/administrators' ? { path: 'username', code: 'taken' } : { path: 'code', code: 'wrongCode' },
    ]);
  });

  it('a password that is refused uses no code up', async () => {
    const { code } = await switchOn();
    const weak = await send('PUT', '/account/password', { password, code: code(), new_password: 'short' });
    expect(weak.json()['issues']).toEqual([{ path: 'new_password', code: 'tooShort', params: { min: 12 } }]);
    const taken = await send('POST', '/administrators', { password, code: code(), username: 'admin' });
    expect(taken.json()['issues']).toEqual([{ path: 'username', code: 'taken' }]);
    expect((await send('POST', '/account/passkeys/challenge', { password, code: code() })).statusCode).toBe(200);
  });

  it('a stolen session and password cannot guess the code without a pause', async () => {
    await switchOn();
    const guess = () => send('POST', '/account/passkeys/challenge', { password, code: '000000' });
    for (let turn = 0; turn < 10; turn += 1) expect((await guess()).statusCode).toBe(400);
    expect((await guess()).statusCode).toBe(429);
  });

  it('two changes at once with one code: one goes through', async () => {
    const { code } = await switchOn();
    const answers = await Promise.all(
      [1, 2].map(() => send('POST', '/account/passkeys/challenge', { password, code: code() })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 400]);
  });

  it('an account that logs in with passkeys and has no second step is asked for its password alone', async () => {
    expect((await send('POST', '/account/passkeys/challenge', { password })).statusCode).toBe(200);
  });
});

describe('switching off and new recovery codes', () => {
  it('need the password and a code that was not used', async () => {
    const { code, codes } = await switchOn();
    const off = (payload: object) => administer('POST', '/two-step/off', payload);
    expect((await off({ password: 'guess', code: code() })).json()['issues'][0]['path']).toBe('password');
    expect((await off({ password, code: code(-1) })).json()['issues'][0]['path']).toBe('code');
    const renewed = await administer('POST', '/recovery-codes', { password, code: code() });
    const { recovery_codes: fresh } = renewed.json();
    expect(fresh).toHaveLength(10);
    expect((await off({ password, code: codes[0] })).statusCode).toBe(400);
    expect((await off({ password, code: fresh[0] })).statusCode).toBe(200);
    expect((await login()).json()).toEqual({ message: 'Welcome back', username: 'admin' });
    expect(await calls.services.database.read.selectFrom('recovery_code').selectAll().execute()).toEqual([]);
  });

  it('cannot be guessed at with a stolen session', async () => {
    await setUp();
    const guess = () => administer('POST', '/two-step/confirm', { code: '000000' });
    for (let turn = 0; turn < 10; turn += 1) expect((await guess()).statusCode).toBe(400);
    expect((await guess()).statusCode).toBe(429);
    await calls.services.database.write.deleteFrom('rate_limit').execute();
    await switchOn();
    for (let turn = 0; turn < 10; turn += 1)
      expect((await administer('POST', '/two-step/off', { password, code: '000000' })).statusCode).toBe(400);
    expect((await administer('POST', '/two-step/off', { password, code: '000000' })).statusCode).toBe(429);
    expect((await administer('GET', '')).json()['two_step_since']).not.toBeNull();
  });

  it('npm run admin takes a lost second step away', async () => {
    await switchOn();
    await calls.services.accounts.resetAdministrator({ password });
    const entered = await login();
    expect(entered.json()).toEqual({ message: 'Welcome back', username: 'admin' });
  });
});
