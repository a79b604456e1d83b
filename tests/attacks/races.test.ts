import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { changeRights, endRights, rightsEndedBy } from '../../server/accounts/account-rights.ts';
import { setPasswordCost } from '../../server/accounts/password.ts';
import { codeAt, stepAt } from '../../server/accounts/totp.ts';
import { fromBase32 } from '../support/authenticator.ts';
import { addAdministrator } from '../support/add-administrator.ts';
import { eachDatabaseConfig } from '../support/database.ts';
import { formCookie, openTestCalls, testCredentials, type TestCalls } from '../support/open-test-calls.ts';

/** The number of simultaneous requests. */
const atOnce = 12;

// A right password resets the limit on guesses. It must cost as much as in production, so that the others are counted
// first.
setPasswordCost();

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await eachDatabaseConfig());
});
afterAll(() => calls.close());

beforeEach(async () => {
  const { write } = calls.services.database;
  for (const table of ['rate_limit', 'second_factor', 'recovery_code', 'pending_step', 'known_device'] as const)
    await write.deleteFrom(table).execute();
});

it('a login that began before the password was changed opens no session after it', async () => {
  const { database } = calls.services;
  const guest = { username: 'guest', password: 'seven small boats' };
  await addAdministrator(database, guest);
  const { id } = await database.read
    .selectFrom('account')
    .select('id')
    .where('username', '=', guest.username)
    .executeTakeFirstOrThrow();
  // Few passwords are hashed at a time, so the last logins still wait when the first is answered.
  const logins = Array.from({ length: 5 }, () => login(guest));
  await Promise.race(logins);
  await changeRights(database, async (tx) => {
    await tx.updateTable('account').set({ password_hash: 'another' }).where('id', '=', id).execute();
    await endRights(tx, id, rightsEndedBy.changedPassword);
  });
  await Promise.all(logins);
  const sessions = database.read.selectFrom('session').select('id').where('account_id', '=', id);
  expect(await sessions.execute()).toEqual([]);
  await database.write.deleteFrom('account').where('id', '=', id).execute();
});

const rush = (send: (turn: number) => Promise<LightMyRequestResponse>) =>
  Promise.all(Array.from({ length: atOnce }, (_, turn) => send(turn)));
const count = (answers: readonly LightMyRequestResponse[], status: number) =>
  answers.filter(({ statusCode }) => statusCode === status).length;

const own = (path: string, payload: object) =>
  calls.administer({ method: 'POST', url: `/api/en/account/two-step${path}`, payload });
const login = (payload = testCredentials) => calls.visit({ method: 'POST', url: '/api/session', payload });

it('passwords that are tried at once are counted before they are looked at: five are, the right one behind them is not', async () => {
  const answers = await rush((turn) =>
    login(turn < 8 ? { ...testCredentials, password: `wrong ${turn}` } : testCredentials),
  );
  expect(count(answers, 429)).toBe(atOnce - 5);
  expect(count(answers, 200) + count(answers, 401)).toBe(5);
});

/** Turns two-step login on. Returns a valid code and a recovery code. */
async function switchOn(): Promise<{ readonly code: string; readonly recovery: string }> {
  const { key } = (await own('', { password: testCredentials.password })).json<{ key: string }>();
  const code = (step: number) => codeAt(fromBase32(key), stepAt(Date.now()) + step);
  const confirmed = await own('/confirm', { code: code(0) });
  const { recovery_codes: codes } = confirmed.json<{ recovery_codes: string[] }>();
  return { code: code(1), recovery: codes[0] ?? '' };
}

/** Returns the tokens of logins that lack only the second step. */
const pendingLogins = async () => {
  const pending: string[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const begun = await login();
    pending.push(begun.cookies.find(({ name }) => name.endsWith('pending'))?.value ?? '');
    await calls.services.database.write.deleteFrom('rate_limit').execute();
  }
  return pending;
};

it.each(['code', 'recovery'] as const)('a %s that many logins send at once opens one of them', async (kind) => {
  const sent = (await switchOn())[kind];
  const pending = await pendingLogins();
  const answers = await rush((turn) =>
    calls.visit({
      method: 'POST',
      url: '/api/session/second-step',
      payload: { code: sent },
      headers: { cookie: `pending=${pending[turn % pending.length]}`, 'sec-fetch-site': 'same-origin' },
    }),
  );
  expect(count(answers, 200)).toBe(1);
});

it('a form token that many messages use at once is valid for one, the others are held', async () => {
  const headers = { cookie: formCookie(), 'sec-fetch-site': 'same-origin' };
  const payload = { author_name: 'Sara', content: 'Bright' };
  const url = '/api/en/communityposts/posts';
  const answers = await rush(() => calls.visit({ method: 'POST', url, payload, headers }));
  const taken = answers.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json());
  expect(taken.filter(({ held }) => held !== true)).toHaveLength(1);
  expect(count(answers, 429)).toBe(atOnce - taken.length);
});

it('messages that are sent at once are counted before they are stored', async () => {
  const url = '/api/en/communityposts/posts';
  const read = () => calls.services.database.read.selectFrom('free_post').select('id').execute();
  const before = (await read()).length;
  const answers = await rush(() => calls.visit({ method: 'POST', url, payload: { author_name: 'A', content: 'B' } }));
  expect((await read()).length - before).toBe(count(answers, 201));
  expect(count(answers, 201)).toBe(10);
});
