import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import { openTestCalls, testCredentials, type TestCalls } from '../../tests/support/open-test-calls.ts';

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await eachDatabaseConfig());
});
afterAll(() => calls.close());
beforeEach(async () => {
  const { write } = calls.services.database;
  await write.deleteFrom('rate_limit').execute();
  await write.deleteFrom('account').where('username', '!=', testCredentials.username).execute();
});

const { password } = testCredentials;
const url = '/api/en/administrators';
const add = (payload: object) => calls.administer({ method: 'POST', url, payload: { password, ...payload } });

interface Row {
  readonly id: number;
  readonly username: string;
  readonly is_self: boolean;
  readonly has_two_step: boolean;
}
const list = async (): Promise<readonly Row[]> => (await calls.administer({ url })).json();
const idOf = async (name: string) => (await list()).find(({ username }) => username === name)?.id;

/** Logs in with the given name and password and returns the session token. */
async function sessionOf(payload: object): Promise<string> {
  const answer = await calls.visit({ method: 'POST', url: '/api/session', payload });
  return answer.cookies.find(({ name }) => name === 'session')?.value ?? '';
}
const as = (session: string) => ({ cookie: `session=${session}`, 'sec-fetch-site': 'same-origin' });

it('POST adds an administrator with a password that is shown once, who then has the same rights', async () => {
  const added = await add({ username: ' Sara ' });
  expect(added.statusCode).toBe(201);
  expect(added.json()).toEqual({
    message: 'The administrator was added',
    username: 'sara',
    password: expect.stringMatching(/^\w{20}$/),
  });
  expect(await list()).toEqual([
    expect.objectContaining({ username: 'admin', is_self: true, has_two_step: false, passkeys: 0 }),
    expect.objectContaining({ username: 'sara', is_self: false, last_seen_at: null }),
  ]);
  expect(JSON.stringify(await list())).not.toMatch(/scrypt|hash/);
  const session = await sessionOf({ username: 'sara', password: added.json()['password'] });
  const made = await calls.visit({
    method: 'POST',
    url: '/api/en/herobanner/add',
    headers: as(session),
    payload: { title: 'A banner' },
  });
  expect(made.statusCode).toBe(201);
  const [change] = (await calls.administer({ url: '/api/en/revisions?limit=1' })).json();
  expect(change).toMatchObject({ actor: 'sara', action: 'create' });
});

it('POST takes a chosen password and does not repeat it', async () => {
  const added = await add({ username: 'نورة', new_password: 'seven small boats' });
  expect(added.json()).toEqual({ message: 'The administrator was added', username: 'نورة' });
  expect(await sessionOf({ username: 'نورة', password: 'seven small boats' })).not.toBe('');
});

it.each([
  ['a name that is taken', { username: 'ADMIN' }, 'username', 'taken'],
  ['a name of mixed scripts', { username: '\u0430dmin' }, 'username', 'mixedScripts'],
  ['a name that looks like an existing one', { username: 'adrnin' }, 'username', 'similarName'],
  ['no name', { username: '  ' }, 'username', 'required'],
  ['a name that is none', { username: '<b>sara</b>' }, 'username', 'invalidName'],
  ['a weak password', { username: 'sara', new_password: 'password1234' }, 'new_password', 'commonPassword'],
  ['a password with the name', { username: 'sara', new_password: 'sara and her boat' }, 'new_password', 'ownName'],
  ['a wrong own password', { username: 'sara', password: 'guess' }, 'password', 'wrongPassword'],
])('POST refuses %s [ADM-LOGIN-10]', async (_name, sent, path, code) => {
  const refused = await add(sent);
  expect(refused.statusCode).toBe(400);
  expect(refused.json()['issues']).toEqual([expect.objectContaining({ path, code })]);
  expect(await list()).toHaveLength(1);
});

it('POST …/remove asks for the password and ends the sessions; what was done keeps the name', async () => {
  await add({ username: 'sara', new_password: 'seven small boats' });
  const session = await sessionOf({ username: 'sara', password: 'seven small boats' });
  const headers = as(session);
  await calls.visit({ method: 'POST', url: '/api/en/herobanner/add', headers, payload: { title: 'Hers' } });
  const id = await idOf('sara');
  const remove = (sent: string) =>
    calls.administer({ method: 'POST', url: `${url}/${id}/remove`, payload: { password: sent } });
  expect((await remove('guess')).json()['issues']).toEqual([{ path: 'password', code: 'wrongPassword' }]);
  expect((await calls.visit({ url: '/api/session', headers })).statusCode).toBe(200);
  const removed = await remove(password);
  expect(removed.json()).toEqual({ message: 'The administrator was removed' });
  expect((await calls.visit({ url: '/api/session', headers })).statusCode).toBe(401);
  expect(await sessionOf({ username: 'sara', password: 'seven small boats' })).toBe('');
  expect((await calls.administer({ url: '/api/en/revisions?limit=1' })).json()[0]['actor']).toBe('sara');
  expect((await remove(password)).statusCode).toBe(404);
});

it('administrators cannot remove or reset themselves, and of two who remove each other at once one stays', async () => {
  const own = await idOf('admin');
  const refused = await calls.administer({ method: 'POST', url: `${url}/${own}/remove`, payload: { password } });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()['message']).toBe('You cannot do this to your own account');
  const reset = await calls.administer({ method: 'POST', url: `${url}/${own}/reset`, payload: { password } });
  expect(reset.statusCode).toBe(409);

  await add({ username: 'sara', new_password: 'seven small boats' });
  await add({ username: 'nora', new_password: 'seven small boats' });
  const [sara, nora] = [await idOf('sara'), await idOf('nora')];
  const [hers, noras] = [
    await sessionOf({ username: 'sara', password: 'seven small boats' }),
    await sessionOf({ username: 'nora', password: 'seven small boats' }),
  ];
  const remove = (id: number | undefined, by: string) => {
    const payload = { password: 'seven small boats' };
    return calls.visit({ method: 'POST', url: `${url}/${id}/remove`, headers: as(by), payload });
  };
  await Promise.all([remove(nora, hers), remove(sara, noras)]);
  expect(await list()).toHaveLength(2);
});

it('POST …/reset takes a lost second step away and ends the sessions of that administrator only', async () => {
  await add({ username: 'sara', new_password: 'seven small boats' });
  const session = await sessionOf({ username: 'sara', password: 'seven small boats' });
  const id = (await idOf('sara')) ?? 0;
  const row = { account_id: id, sealed_secret: 'x', confirmed_at: new Date().toISOString() };
  await calls.services.database.write.insertInto('second_factor').values(row).execute();
  expect((await list()).find((each) => each.id === id)?.has_two_step).toBe(true);

  const send = (payload: object) => calls.administer({ method: 'POST', url: `${url}/${id}/reset`, payload });
  expect((await send({ password: 'guess' })).statusCode).toBe(400);
  expect((await send({ password })).statusCode).toBe(200);
  expect((await list()).find((each) => each.id === id)?.has_two_step).toBe(false);
  expect((await calls.visit({ url: '/api/session', headers: as(session) })).statusCode).toBe(401);
  expect((await calls.administer({ url: '/api/session' })).statusCode).toBe(200);
});

it('npm run admin with a name resets that administrator alone', async () => {
  await add({ username: 'sara', new_password: 'seven small boats' });
  const reset = await calls.services.accounts.resetAdministrator({ username: 'sara' });
  const { read } = calls.services.database;
  const accounts = await read.selectFrom('account').select('username').orderBy('id').execute();
  expect(accounts.map(({ username }) => username)).toEqual(['admin', 'sara']);
  expect(await sessionOf(reset)).not.toBe('');
  expect(await sessionOf(testCredentials)).not.toBe('');
});
