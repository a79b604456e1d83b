import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { openTestCalls, testCredentials, type TestCalls } from '../../tests/support/open-test-calls.ts';

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
});
afterAll(() => calls.close());
beforeEach(async () => {
  await calls.services.database.write.deleteFrom('rate_limit').execute();
});

const wrong = { username: testCredentials.username, password: 'guess' };
const login = (payload: object = testCredentials, request: InjectOptions = {}) =>
  calls.visit({ method: 'POST', url: '/api/session', payload, ...request });
const cookieOf = (response: Awaited<ReturnType<typeof login>>, name: string) =>
  response.cookies.find((cookie) => cookie.name === name);

/** Ends every pause. */
const waitOut = () => calls.services.database.write.updateTable('rate_limit').set({ blocked_until: null }).execute();

/** Guesses until a pause begins and returns how many guesses were accepted. */
async function guessUntilPaused(guess: (turn: number) => ReturnType<typeof login>): Promise<number> {
  for (let turn = 0; turn < 40; turn += 1) {
    const response = await guess(turn);
    if (response.statusCode === 429) return turn;
  }
  return Number.POSITIVE_INFINITY;
}

describe('POST /api/session', () => {
  it('opens a session in a cookie no script reads, and GET tells who it is [OP-002, OP-017]', async () => {
    const response = await login();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: 'Welcome back', username: 'admin' });
    const session = cookieOf(response, 'session');
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 14 * 86_400 });
    expect(session?.secure).toBeUndefined();
    const who = await calls.visit({ url: '/api/session', headers: { cookie: `session=${session?.value}` } });
    expect(who.json()).toEqual({ username: 'admin' });
    expect((await calls.visit({ url: '/api/session' })).statusCode).toBe(401);
  });

  it('a wrong password and an unknown name are one answer, in the exact words [ADM-LOGIN-03, ADM-LOGIN-04]', async () => {
    const responses = [await login(wrong), await login({ username: 'nobody', password: testCredentials.password })];
    for (const response of responses) {
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual({ message: 'Wrong username or password', issues: [] });
      expect(response.cookies).toEqual([]);
    }
    const arabic = await login(wrong, { headers: { cookie: 'lang=ar' } });
    expect(arabic.json()['message']).toBe('اسم المستخدم أو كلمة المرور غير صحيحة');
  });

  it('takes strings in JSON only', async () => {
    const operators = { username: { $gt: '' }, password: { $gt: '' } };
    for (const payload of [
      operators,
      { username: 'admin' },
      { ...testCredentials, role: 'x' },
      { username: ['admin'], password: 1 },
    ]) {
      expect((await login(payload)).statusCode).toBe(400);
    }
    const form = await calls.visit({
      method: 'POST',
      url: '/api/session',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(testCredentials).toString(),
    });
    expect(form.statusCode).toBe(415);
    expect((await login(testCredentials, { headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(403);
  });

  it('gives a new token at every login and ends the one the browser had', async () => {
    const first = cookieOf(await login(), 'session')?.value;
    const second = cookieOf(
      await login(testCredentials, { headers: { cookie: `session=${first}`, 'sec-fetch-site': 'same-origin' } }),
      'session',
    )?.value;
    expect(second).not.toBe(first);
    expect((await calls.visit({ url: '/api/session', headers: { cookie: `session=${first}` } })).statusCode).toBe(401);
    const fixed = await login(testCredentials, {
      headers: { cookie: 'session=chosen', 'sec-fetch-site': 'same-origin' },
    });
    expect(cookieOf(fixed, 'session')?.value).not.toBe('chosen');
  });

  it('keeps neither token nor password, only their hashes', async () => {
    const token = cookieOf(await login(), 'session')?.value ?? '';
    const { read } = calls.services.database;
    const rows = [
      ...(await read.selectFrom('session').selectAll().execute()),
      ...(await read.selectFrom('account').selectAll().execute()),
    ];
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(testCredentials.password);
    expect(JSON.stringify(rows)).toMatch(/scrypt\$\d+\$8\$1\$/);
  });

  it('DELETE ends the session and clears the cookie [OP-002]', async () => {
    const token = cookieOf(await login(), 'session')?.value;
    const headers = { cookie: `session=${token}`, 'sec-fetch-site': 'same-origin' };
    const response = await calls.visit({ method: 'DELETE', url: '/api/session', headers });
    expect(cookieOf(response, 'session')).toMatchObject({ value: '', maxAge: 0 });
    expect((await calls.visit({ url: '/api/session', headers })).statusCode).toBe(401);
    expect((await calls.visit({ method: 'DELETE', url: '/api/session' })).statusCode).toBe(200);
  });

  it('moves the end of a session that is used, once an hour at most', async () => {
    const token = cookieOf(await login(), 'session')?.value;
    const headers = { cookie: `session=${token}` };
    expect(cookieOf(await calls.visit({ url: '/api/session', headers }), 'session')).toBeUndefined();
    const earlier = new Date(Date.now() - 2 * 3_600_000).toISOString();
    await calls.services.database.write.updateTable('session').set({ last_seen_at: earlier }).execute();
    const renewed = await calls.visit({ url: '/api/session', headers });
    expect(cookieOf(renewed, 'session')).toMatchObject({ value: token, maxAge: 14 * 86_400 });
  });
});

describe('limits on guessing', () => {
  it('pause the account after five guesses, for longer each time, and keep their word', async () => {
    expect(await guessUntilPaused(() => login(wrong))).toBe(5);
    const waits: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const paused = await login(testCredentials);
      expect(paused.statusCode).toBe(429);
      waits.push(Number(paused.headers['retry-after']));
      await waitOut();
      expect((await login(wrong)).statusCode).toBe(401);
    }
    expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
    expect(new Set(waits).size).toBe(3);
    await waitOut();
    expect((await login(testCredentials)).statusCode).toBe(200);
  });

  it('are not dodged by another case, a slash, a forwarded address or a burst', async () => {
    const tricks: readonly ((turn: number) => ReturnType<typeof login>)[] = [
      () => login(wrong, { url: '/API/Session' }),
      () => login(wrong, { url: '/api/session/' }),
      () => login({ ...wrong, username: ' ADMIN ' }),
      () => login({ ...wrong, username: 'ad\u0000min' }),
      (turn) => login(wrong, { headers: { 'x-forwarded-for': `10.0.0.${turn}`, forwarded: `for=10.0.0.${turn}` } }),
      (turn) => login(wrong, { remoteAddress: `192.0.2.${turn}` }),
      (turn) => login(wrong, { headers: { cookie: `device=made-up-${turn}` } }),
    ];
    await guessUntilPaused((turn) => (tricks[turn % tricks.length] ?? tricks[0])?.(turn) ?? login(wrong));
    expect((await login(wrong)).statusCode).toBe(429);

    await calls.services.database.write.deleteFrom('rate_limit').execute();
    const burst = await Promise.all(Array.from({ length: 20 }, () => login(wrong)));
    expect(burst.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
  });

  /** Sets the number of attempts of all keys with this prefix. */
  const pretend = (count: number, keys: string) =>
    calls.services.database.write.updateTable('rate_limit').set({ count }).where('key', 'like', `${keys}%`).execute();

  it('count an address across names', async () => {
    const from = (remoteAddress: string, username: string) => login({ username, password: 'x' }, { remoteAddress });
    expect((await from('192.0.2.7', 'one')).statusCode).toBe(401);
    await pretend(19, 'login:address:');
    expect((await from('192.0.2.7', 'two')).statusCode).toBe(401);
    expect((await from('192.0.2.7', 'three')).statusCode).toBe(429);
    expect((await from('192.0.2.8', 'four')).statusCode).toBe(401);
  });

  it('count an IPv6 network as one address', async () => {
    const from = (remoteAddress: string, username: string) => login({ username, password: 'x' }, { remoteAddress });
    expect((await from('2001:db8:0:1::1', 'one')).statusCode).toBe(401);
    await pretend(19, 'login:address:');
    expect((await from('2001:db8:0:1:ffff::2', 'two')).statusCode).toBe(401);
    expect((await from('2001:db8:0:1:ffff::3', 'three')).statusCode).toBe(429);
    expect((await from('2001:db8:0:2::1', 'four')).statusCode).toBe(401);
  });

  it('cannot lock out a device on which the administrator signed in before', async () => {
    const device = cookieOf(await login(), 'device');
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    await guessUntilPaused(() => login(wrong));
    expect((await login()).statusCode).toBe(429);
    const headers = { cookie: `device=${device?.value}` };
    expect((await login(testCredentials, { headers })).statusCode).toBe(200);
    expect((await login(wrong, { headers })).statusCode).toBe(401);
    await pretend(9, 'login:device:');
    expect((await login(wrong, { headers })).statusCode).toBe(401);
    expect((await login(wrong, { headers })).statusCode).toBe(429);
  });

  it('a device of one account opens nothing by itself', async () => {
    const device = cookieOf(await login(), 'device')?.value;
    for (const cookie of [`device=${device}`, `session=${device}`]) {
      expect((await calls.visit({ url: '/api/session', headers: { cookie } })).statusCode).toBe(401);
    }
  });
});
