import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAdministrator } from '../../tests/support/add-administrator.ts';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { type MailReceiver, receiveMail } from '../../tests/support/mail-receiver.ts';
import { openTestCalls, type TestCalls, testCredentials } from '../../tests/support/open-test-calls.ts';
import { invitationToken } from './invitation-token.ts';

const { password } = testCredentials;
let mail: MailReceiver;
let calls: TestCalls;
let withoutMail: TestCalls;
beforeAll(async () => {
  mail = await receiveMail(await freePort());
  calls = await openTestCalls(await testDatabaseConfig(), {
    mail: { smtpUrl: mail.url, from: 'Wameed <site@wameed.example>', to: 'sales@wameed.example' },
    idleMilliseconds: 5,
  });
  withoutMail = await openTestCalls(await testDatabaseConfig());
});
afterAll(async () => {
  await calls.close();
  await withoutMail.close();
  await mail.close();
});
// Each test starts without counted attempts.
beforeEach(async () => {
  for (const { services } of [calls, withoutMail])
    await services.database.write.deleteFrom('rate_limit').where('key', 'like', 'login:invit%').execute();
});

const invite = (email: string, more: object = {}, on = calls, headers = {}) =>
  on.administer({
    method: 'POST',
    url: '/api/en/invitations',
    payload: { email, language: 'en', password, ...more },
    headers,
  });
const again = (id: number) =>
  calls.administer({ method: 'POST', url: `/api/en/invitations/${id}/send`, payload: { password } });
const withdraw = (id: number) => calls.administer({ method: 'DELETE', url: `/api/en/invitations/${id}` });
const list = async () => (await calls.administer({ url: '/api/en/invitations' })).json();
const stranger = (path: string, payload: object, on = calls) =>
  on.visit({
    method: 'POST',
    url: `/api/en/invitations/${path}`,
    payload,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
const open = (token: string, on = calls) => stranger('open', { token }, on);
const accept = (token: string, username: string, input = 'a lamp beside the river', on = calls) =>
  stranger('accept', { token, username, new_password: input }, on);

/** Waits for the given number of emails to an address and returns the token in the newest one. */
async function tokenTo(email: string, emails = 1): Promise<string> {
  const sent = () => mail.mails.filter(({ to }) => to.includes(email));
  await expect.poll(() => sent().length, { timeout: 20_000 }).toBe(emails);
  const raw = sent().at(-1)?.raw ?? '';
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  const read = head.includes('base64')
    ? Buffer.from(text, 'base64').toString()
    : text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /\/dashboard\/invitation#([\w.-]+)/.exec(read)?.[1] ?? '';
}
const over = 'This link no longer works. It may have expired, been used or been withdrawn; ask for a new invitation';
const expectOver = async (token: string): Promise<void> => {
  for (const answer of [await open(token), await accept(token, 'intruder')])
    expect([answer.statusCode, answer.json().message, answer.cookies]).toEqual([404, over, []]);
};

describe('an invitation', () => {
  it('sends a link by email that makes its recipient an administrator with a session, once', async () => {
    const answer = await invite(' Noura@Screens.example ', { language: 'ar' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      {
        message: 'The invitation was sent',
        invitation: { email: 'noura@screens.example', language: 'ar', invited_by: 'admin', state: 'pending' },
      },
    ]);
    expect(answer.json()).not.toHaveProperty('link');
    const token = await tokenTo('noura@screens.example');
    expect((await open(token)).json()).toEqual({
      email: 'noura@screens.example',
      invited_by: 'admin',
      expires_at: expect.any(String),
    });
    const hours = (Date.parse(answer.json().invitation.expires_at) - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(48);

    const accepted = await accept(token, 'Noura');
    expect([accepted.statusCode, accepted.json()]).toEqual([
      201,
      { message: 'Welcome! Your account is ready', username: 'noura' },
    ]);
    const session = accepted.cookies.find(({ name }) => name === 'session')?.value ?? '';
    const own = await calls.visit({ url: '/api/en/account', headers: { cookie: `session=${session}` } });
    expect(own.json()).toMatchObject({ username: 'noura' });
    expect((await list())[0]).toMatchObject({ state: 'accepted', accepted_as: 'noura', letter: 'sent' });
    await expectOver(token);
    expect([
      (await again(answer.json().invitation.id)).statusCode,
      (await withdraw(answer.json().invitation.id)).statusCode,
    ]).toEqual([404, 404]);
  });

  it('makes one account where its link is opened several times at once', async () => {
    await invite('race@screens.example');
    const token = await tokenTo('race@screens.example');
    const tries = await Promise.all(['one', 'two', 'three', 'four'].map((name) => accept(token, `race-${name}`)));
    expect(tries.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 404, 404, 404]);
    const { database } = calls.services;
    const rows = await database.read.selectFrom('account').select('id').where('username', 'like', 'race-%').execute();
    expect(rows).toHaveLength(1);
  });

  it('that is withdrawn, sent again or too old has a link that opens nothing, and says no more than a forged one', async () => {
    const { id } = (await invite('over@screens.example')).json().invitation;
    const first = await tokenTo('over@screens.example');
    await again(id);
    const second = await tokenTo('over@screens.example', 2);
    await expectOver(first);
    expect((await open(second)).statusCode).toBe(200);
    await withdraw(id);
    await expectOver(second);
    expect((await list())[0]).toMatchObject({ id, state: 'withdrawn' });

    await again(id);
    await tokenTo('over@screens.example', 3);
    const { database, signingKey } = calls.services;
    const row = await database.write
      .updateTable('invitation')
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await expectOver(invitationToken(signingKey(), row));
    expect((await list())[0]).toMatchObject({ id, state: 'expired' });
    for (const forged of ['', '1', `${id}.`, '999999.'.padEnd(50, 'A'), `${id}.${'A'.repeat(43)}`])
      await expectOver(forged);
  });

  it('has a link that opens nothing with any one sign of it changed', async () => {
    await invite('letter@screens.example');
    const token = await tokenTo('letter@screens.example');
    const changed = Array.from(
      token,
      (sign, at) => token.slice(0, at) + (sign === 'A' ? 'B' : 'A') + token.slice(at + 1),
    );
    const { database } = calls.services;
    for (const each of changed) {
      await database.write.deleteFrom('rate_limit').where('key', 'like', 'login:invit%').execute();
      const answer = await open(each);
      expect([each, answer.statusCode, answer.json().message]).toEqual([each, 404, over]);
    }
    expect((await open(token)).statusCode).toBe(200);
  });

  it('asks for a name that is free and a password as any, and lasts until both are right', async () => {
    await invite('rules@screens.example');
    const token = await tokenTo('rules@screens.example');
    for (const [username, input, issue] of [
      ['admin', 'a lamp beside the river', { path: 'username', code: 'taken' }],
      ['\u0430dmin', 'a lamp beside the river', { path: 'username', code: 'mixedScripts' }],
      ['adrnin', 'a lamp beside the river', { path: 'username', code: 'similarName' }],
      ['', 'a lamp beside the river', { path: 'username', code: 'required' }],
      ['-x-', 'a lamp beside the river', { path: 'username', code: 'invalidName' }],
      ['rules', 'short', { path: 'new_password', code: 'tooShort', params: { min: 12 } }],
      ['rules', 'password123456', { path: 'new_password', code: 'commonPassword' }],
    ] as const) {
      const refused = await accept(token, username, input);
      expect([refused.statusCode, refused.json().issues, refused.cookies]).toEqual([400, [issue], []]);
    }
    expect((await accept(token, 'rules')).statusCode).toBe(201);
  });

  it('needs the password of the inviting administrator, an address, and no open invitation', async () => {
    for (const [payload, path] of [
      [{ password: 'wrong' }, 'password'],
      [{ email: 'nobody' }, 'email'],
      [{ email: 'a@b.example\r\nBcc: c@d.example' }, 'email'],
    ] as const) {
      const refused = await invite('guarded@screens.example', payload);
      expect([refused.statusCode, refused.json().issues[0]?.path]).toEqual([400, path]);
    }
    expect((await invite('twice@screens.example')).statusCode).toBe(201);
    const second = await invite('twice@screens.example');
    expect([second.statusCode, second.json().message]).toEqual([
      400,
      'This address has already been invited. You can send the invitation again',
    ]);
  });

  it('is sent to one address a few times a day, and its link tried a few times a minute', async () => {
    const { id } = (await invite('often@screens.example')).json().invitation;
    const sent = [];
    for (let time = 0; time < 8; time += 1) sent.push((await again(id)).statusCode);
    expect([sent[0], sent.at(-1)]).toEqual([200, 429]);
    const tried = [];
    for (let time = 0; time < 40; time += 1) tried.push((await open(`${id}.${'A'.repeat(43)}`)).statusCode);
    expect([tried[0], tried.at(-1)]).toEqual([404, 429]);
  });

  it('does not show its link in the outbox', async () => {
    await invite('outbox@screens.example');
    const token = await tokenTo('outbox@screens.example');
    const [received] = (await calls.administer({ url: '/api/en/outbox?limit=1' })).json();
    expect(received).toMatchObject({ purpose: 'invitation', about: 'outbox@screens.example' });
    const shown = await calls.administer({ url: `/api/en/outbox/${received.id}` });
    expect(shown.json().letter.text).toContain('/dashboard/invitation#…');
    expect(shown.body).not.toContain(token);
  });

  it('that is sent again belongs to the administrator who did that', async () => {
    await addAdministrator(calls.services.database, { username: 'sara', password: 'seven small boats' });
    const hers = await calls.visit({
      method: 'POST',
      url: '/api/session',
      payload: { username: 'sara', password: 'seven small boats' },
    });
    const headers = { cookie: `session=${hers.cookies.find(({ name }) => name === 'session')?.value}` };
    const { id } = (await invite('kept@screens.example', { password: 'seven small boats' }, calls, headers)).json()
      .invitation;
    const first = await tokenTo('kept@screens.example');
    await again(id);
    const second = await tokenTo('kept@screens.example', 2);
    await calls.services.database.write.deleteFrom('account').where('username', '=', 'sara').execute();
    await expectOver(first);
    expect((await open(second)).json()).toMatchObject({ invited_by: 'admin' });
    expect((await accept(second, 'kept')).statusCode).toBe(201);
  });

  it('without a mail server returns the link to the inviting administrator, once', async () => {
    const answer = await invite('copied@screens.example', {}, withoutMail);
    const { link, invitation } = answer.json();
    expect(link).toMatch(/^https:\/\/screens\.example\/dashboard\/invitation#\d+\.[\w-]{43}$/);
    expect(invitation).toMatchObject({ state: 'pending', letter: null });
    expect((await withoutMail.administer({ url: '/api/en/invitations' })).body).not.toContain('#');
    const token = link.split('#')[1];
    expect((await accept(token, 'copied', undefined, withoutMail)).statusCode).toBe(201);
  });
});
