import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAdministrator } from '../../tests/support/add-administrator.ts';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { openTestCalls, testCredentials, type TestCalls } from '../../tests/support/open-test-calls.ts';

let calls: TestCalls;
/** The current session; each change of the password replaces it. */
let session: string | undefined;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
  session = calls.session;
});
afterAll(() => calls.close());
beforeEach(async () => {
  await calls.services.database.write.deleteFrom('rate_limit').execute();
});

const { password } = testCredentials;
const login = (input = password, request: InjectOptions = {}) =>
  calls.visit({ method: 'POST', url: '/api/session', payload: { ...testCredentials, password: input }, ...request });
type Answer = Awaited<ReturnType<typeof login>>;
const cookieOf = (response: Answer, name = 'session') => response.cookies.find((cookie) => cookie.name === name)?.value;
const isIn = async (session: string | undefined) =>
  (await calls.visit({ url: '/api/session', headers: { cookie: `session=${session}` } })).statusCode === 200;

type Request = InjectOptions & { readonly path: string };
const administer = ({ path, headers, ...request }: Request) =>
  calls.administer({
    url: `/api/en/account${path}`,
    ...request,
    headers: { cookie: `session=${session}`, ...headers },
  });
const change = (payload: object, headers = {}) => administer({ method: 'PUT', path: '/password', payload, headers });

const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

describe('PUT /account/password', () => {
  it('asks for the present one and refuses a weak one, the name in it, and the same again', async () => {
    const issueOf = async (sent: object) => {
      const refused = await change({ password, new_password: 'seven small boats', ...sent });
      expect(refused.statusCode).toBe(400);
      return refused.json()['issues'];
    };
    expect(await issueOf({ password: 'guess' })).toEqual([{ path: 'password', code: 'wrongPassword' }]);
    expect(await issueOf({ new_password: 'short' })).toEqual([
      { path: 'new_password', code: 'tooShort', params: { min: 12 } },
    ]);
    expect(await issueOf({ new_password: 'i am the admin here' })).toEqual([{ path: 'new_password', code: 'ownName' }]);
    expect(await issueOf({ new_password: 'qwertyuiop12345' })).toEqual([
      { path: 'new_password', code: 'commonPassword' },
    ]);
    expect(await issueOf({ new_password: password })).toEqual([{ path: 'new_password', code: 'samePassword' }]);
    expect((await login()).statusCode).toBe(200);
  });

  it('ends every session and every login under way, and makes other devices strangers', async () => {
    const [own, other] = [cookieOf(await login()), cookieOf(await login(password, { headers: firefox }))];
    const [here, there] = [cookieOf(await login(), 'device'), cookieOf(await login(), 'device')];
    const { write } = calls.services.database;
    const { id } = await write.selectFrom('account').select('id').executeTakeFirstOrThrow();
    const expires_at = new Date(Date.now() + 60_000).toISOString();
    const pending = { id: 'x', purpose: 'second-step', account_id: id, challenge: '', expires_at } as const;
    await write.insertInto('pending_step').values(pending).execute();

    const headers = { cookie: `session=${own}; device=${here}` };
    const changed = await change({ password, new_password: 'seven small boats' }, headers);
    expect(changed.json()).toEqual({
      message: 'Your password was changed, and all other sessions were ended',
      ended_sessions: expect.arrayContaining([{ browser: 'Firefox', system: 'Linux' }]),
      passkeys: [],
    });
    expect(await isIn(other)).toBe(false);
    // A copied cookie is invalid, too; the requesting browser received a new one.
    expect(await isIn(own)).toBe(false);
    const renewed = cookieOf(changed);
    expect(await isIn(renewed)).toBe(true);
    expect(cookieOf(changed, 'device')).toBeUndefined();
    expect(await write.selectFrom('pending_step').selectAll().execute()).toEqual([]);
    expect(await write.selectFrom('known_device').selectAll().execute()).toHaveLength(1);

    expect((await login()).statusCode).toBe(401);
    const known = { headers: { cookie: `device=${here}` } };
    expect(cookieOf(await login('seven small boats', known), 'device')).toBeUndefined();
    const stranger = { headers: { cookie: `device=${there}` } };
    expect(cookieOf(await login('seven small boats', stranger), 'device')).toEqual(expect.any(String));
    const back = { password: 'seven small boats', new_password: password };
    session = cookieOf(await change(back, { cookie: `session=${renewed}` }));
    expect(await isIn(session)).toBe(true);
  });

  it('names the passkeys that still log in, and removes them where that is asked for [ADM-LOGIN-08]', async () => {
    const { database } = calls.services;
    const { id } = await database.read.selectFrom('account').select('id').executeTakeFirstOrThrow();
    const at = new Date().toISOString();
    for (const name of ['My phone', 'A strange key']) {
      const row = { account_id: id, credential: name, public_key: '{"kty":"EC"}', host: 'screens.example', counter: 0 };
      await database.write
        .insertInto('passkey')
        .values({ ...row, name, created_at: at, last_used_at: null })
        .execute();
    }
    const changed = await change({ password, new_password: 'seven small boats' });
    session = cookieOf(changed);
    expect(changed.json()).toMatchObject({
      message: 'Your password was changed, and all other sessions were ended. 2 passkeys still log in without it',
      passkeys: [{ name: 'My phone' }, { name: 'A strange key' }],
    });

    const back = await change({ password: 'seven small boats', new_password: password, removes_passkeys: true });
    session = cookieOf(back);
    expect(back.json()).toMatchObject({ message: expect.stringMatching(/ended$/), passkeys: [] });
    expect(await database.read.selectFrom('passkey').selectAll().execute()).toEqual([]);
  });

  it('lets a stolen session guess ten times', async () => {
    const guess = () => change({ password: 'guess', new_password: 'seven small boats' });
    for (let turn = 0; turn < 10; turn += 1) expect((await guess()).statusCode).toBe(400);
    expect((await guess()).statusCode).toBe(429);
    expect((await login()).statusCode).toBe(200);
  });

  it('is refused from another site, as a form, and with what it does not know', async () => {
    const payload = { password, new_password: 'seven small boats' };
    expect((await change(payload, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const refused = await administer({ method: 'PUT', path: '/password', payload: 'password=x', headers: form });
    expect(refused.statusCode).toBe(415);
    expect((await change({ ...payload, role: 'x' })).statusCode).toBe(400);
    expect((await change({ password, new_password: { $gt: '' } })).statusCode).toBe(400);
  });
});

describe('/account/sessions', () => {
  const list = async () => {
    const answer = await administer({ path: '/sessions' });
    const rows: { id: string; is_this: boolean; browser: string | null }[] = answer.json();
    return rows;
  };

  it('GET names the devices and which session is this one, but no token', async () => {
    await administer({ method: 'DELETE', path: '/sessions' });
    const token = cookieOf(await login(password, { headers: firefox })) ?? '';
    const rows = await list();
    expect(rows).toHaveLength(2);
    expect(rows.filter(({ is_this }) => is_this)).toHaveLength(1);
    expect(rows.find(({ is_this }) => !is_this)).toMatchObject({
      browser: 'Firefox',
      system: 'Linux',
      created_at: expect.any(String),
      last_seen_at: expect.any(String),
    });
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('DELETE ends one session, or all others', async () => {
    const [one, two] = [cookieOf(await login(password, { headers: firefox })), cookieOf(await login())];
    const id = (await list()).find(({ browser }) => browser === 'Firefox')?.id;
    await administer({ method: 'DELETE', path: '/sessions' });
    expect([await isIn(one), await isIn(two), await isIn(session)]).toEqual([false, false, true]);
    expect((await administer({ method: 'DELETE', path: `/sessions/${id}` })).statusCode).toBe(404);

    const three = cookieOf(await login(password, { headers: firefox }));
    const again = (await list()).find(({ browser }) => browser === 'Firefox')?.id;
    expect((await administer({ method: 'DELETE', path: `/sessions/${again}` })).statusCode).toBe(200);
    expect(await isIn(three)).toBe(false);
  });

  it('are those of the own account only', async () => {
    await calls.services.database.write.deleteFrom('account').where('username', '=', 'sara').execute();
    await addAdministrator(calls.services.database, { username: 'sara', password: 'seven small boats' });
    const payload = { username: 'sara', password: 'seven small boats' };
    const hers = cookieOf(await calls.visit({ method: 'POST', url: '/api/session', payload }));
    const { read } = calls.services.database;
    const { id } = await read
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select('session.id')
      .where('username', '=', 'sara')
      .executeTakeFirstOrThrow();
    expect((await list()).some((row) => row.id === id)).toBe(false);
    expect((await administer({ method: 'DELETE', path: `/sessions/${id}` })).statusCode).toBe(404);
    await administer({ method: 'DELETE', path: '/sessions' });
    expect(await isIn(hers)).toBe(true);
  });
});
