import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Authenticator } from '../../tests/support/authenticator.ts';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { openTestCalls, testCredentials, type TestCalls } from '../../tests/support/open-test-calls.ts';

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
});
afterAll(() => calls.close());
beforeEach(async () => {
  const { write } = calls.services.database;
  for (const table of ['rate_limit', 'passkey', 'pending_step'] as const) await write.deleteFrom(table).execute();
});

const origin = 'https://screens.example';
const { password } = testCredentials;
const sameSite = { 'sec-fetch-site': 'same-origin' };
type Answer = Awaited<ReturnType<TestCalls['visit']>>;
const cookieOf = (answer: Answer, name = 'passkey') => answer.cookies.find((cookie) => cookie.name === name)?.value;

/** Requests a challenge for a new passkey. The cookie is sent with the administrator's session. */
async function beginAddition(session = calls.session) {
  const answer = await calls.visit({
    method: 'POST',
    url: '/api/en/account/passkeys/challenge',
    payload: { password },
    headers: { cookie: `session=${session}`, ...sameSite },
  });
  const json: { readonly challenge: string; readonly host: string; readonly known: string[] } = answer.json();
  return { ...json, cookie: cookieOf(answer) };
}
const add = (cookie: string | undefined, payload: object) =>
  calls.visit({
    method: 'POST',
    url: '/api/en/account/passkeys',
    payload: { name: 'My phone', ...payload },
    headers: { cookie: `session=${calls.session}; passkey=${cookie}`, ...sameSite },
  });

/** An authenticator with a registered passkey. */
async function register(kind: 'ES256' | 'EdDSA' | 'RS256' = 'ES256') {
  const authenticator = new Authenticator(kind);
  const { challenge, cookie } = await beginAddition();
  const added = await add(cookie, authenticator.make({ origin, challenge }));
  expect(added.statusCode).toBe(201);
  return authenticator;
}

async function beginLogin() {
  const answer = await calls.visit({ method: 'POST', url: '/api/session/passkey/challenge' });
  return { challenge: String(answer.json()['challenge']), cookie: cookieOf(answer) };
}
const enter = (cookie: string | undefined, payload: object, more = '') =>
  calls.visit({
    method: 'POST',
    url: '/api/session/passkey',
    payload,
    headers: { cookie: `passkey=${cookie}${more}`, ...sameSite },
  });

describe('adding a passkey', () => {
  it('needs the password, names the host, and keeps what the authenticator made', async () => {
    const refused = await calls.administer({
      method: 'POST',
      url: '/api/en/account/passkeys/challenge',
      payload: { password: 'guess' },
    });
    expect(refused.json()['issues']).toEqual([{ path: 'password', code: 'wrongPassword' }]);
    const authenticator = await register();
    const list = (await calls.administer({ url: '/api/en/account/passkeys' })).json();
    expect(list).toEqual([expect.objectContaining({ name: 'My phone', host: 'screens.example', last_used_at: null })]);
    const { host, known } = await beginAddition();
    expect(host).toBe('screens.example');
    expect(known).toEqual([authenticator.credential.toString('base64url')]);
  });

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another question', { challenge: 'AAAA' }],
    ['inside the page of another site', { crossOrigin: true }],
    ['that is a login', { type: 'webauthn.get' }],
  ])('refuses one %s', async (_name, said) => {
    const { challenge, cookie } = await beginAddition();
    const refused = await add(cookie, new Authenticator().make({ origin, challenge }, said));
    expect(refused.statusCode).toBe(409);
    expect(refused.json()['message']).toBe('This passkey was not accepted. Please try again.');
  });

  it('refuses one without user verification, one for another host, and malformed ones', async () => {
    const blind = new Authenticator();
    blind.flags = 1;
    const makers = [
      (challenge: string) => blind.make({ origin, challenge }),
      (challenge: string) => new Authenticator().make({ origin, challenge }, {}, 'evil.example'),
      (challenge: string) => ({ ...new Authenticator().make({ origin, challenge }), attestation: 'a163666d74' }),
      (challenge: string) => ({ ...new Authenticator().make({ origin, challenge }), client_data: 'bm8' }),
    ];
    for (const make of makers) {
      const { challenge, cookie } = await beginAddition();
      expect((await add(cookie, make(challenge))).statusCode).toBe(409);
    }
    expect(await calls.services.database.read.selectFrom('passkey').selectAll().execute()).toEqual([]);
  });

  it.each([['1'], ['5f'], ['9affffffff'], ['c0f6'], ['81'.repeat(14_000)], ['1b00000000000000ff'], ['f97e00']])(
    'refuses bytes that authenticators do not write, case %#',
    async (hex) => {
      const { challenge, cookie } = await beginAddition();
      const attestation = Buffer.from(hex, 'hex').toString('base64url');
      const refused = await add(cookie, { ...new Authenticator().make({ origin, challenge }), attestation });
      expect(refused.statusCode).toBe(409);
    },
  );

  it.each([
    ['that is too short', 'RS256 with 1024 bits', (attestation: string) => attestation],
    ['that is no point of its curve', 'ES256', (attestation: string) => attestation.replace(/.{64}$/, '00'.repeat(32))],
    ['of another curve', 'ES256', (attestation: string) => attestation.replace('2620012158', '2620022158')],
    ['of another kind', 'ES256', (attestation: string) => attestation.replace('0102032620', '0101032620')],
    ['that is cut off', 'EdDSA', (attestation: string) => attestation.slice(0, -2)],
  ] as const)('refuses a key %s', async (_name, kind, change) => {
    const { challenge, cookie } = await beginAddition();
    const made = new Authenticator(kind).make({ origin, challenge });
    const changed = change(Buffer.from(made.attestation, 'base64url').toString('hex'));
    const attestation = Buffer.from(changed, 'hex').toString('base64url');
    expect((await add(cookie, { ...made, attestation })).statusCode).toBe(409);
  });

  it('takes each challenge once, and only from the account it was given to', async () => {
    const { challenge, cookie } = await beginAddition();
    expect((await add(cookie, new Authenticator().make({ origin, challenge }))).statusCode).toBe(201);
    expect((await add(cookie, new Authenticator().make({ origin, challenge }))).statusCode).toBe(409);

    const login = await beginLogin();
    const other = new Authenticator().make({ origin, challenge: login.challenge });
    expect((await add(login.cookie, other)).statusCode).toBe(409);
  });
});

describe('the login with a passkey', () => {
  it.each(['ES256', 'EdDSA', 'RS256'] as const)('opens a session in one step with %s', async (kind) => {
    const authenticator = await register(kind);
    const { challenge, cookie } = await beginLogin();
    const answer = await enter(cookie, authenticator.sign({ origin, challenge }), '; session=chosen');
    expect(answer.json()).toEqual({ message: 'Welcome back', username: 'admin' });
    const session = cookieOf(answer, 'session');
    expect(session).not.toBe('chosen');
    const who = await calls.visit({ url: '/api/session', headers: { cookie: `session=${session}` } });
    expect(who.json()).toEqual({ username: 'admin' });
    const [{ last_used_at: used }] = (await calls.administer({ url: '/api/en/account/passkeys' })).json();
    expect(used).not.toBeNull();
  });

  it.each(['ES256', 'EdDSA', 'RS256'] as const)(
    'accepts a key as the release before stored it, and stores new ones alike (%s)',
    async (kind) => {
      const { read, write } = calls.services.database;
      const { id } = await read
        .selectFrom('account')
        .select('id')
        .where('username', '=', 'admin')
        .executeTakeFirstOrThrow();
      const before = new Authenticator(kind);
      const row = {
        account_id: id,
        credential: before.credential.toString('base64url'),
        public_key: JSON.stringify(before.jsonWebKey),
        host: 'screens.example',
        counter: 0,
        name: 'Kept from before',
        created_at: '2026-01-01T00:00:00.000Z',
        last_used_at: null,
      };
      await write.insertInto('passkey').values(row).execute();
      const { challenge, cookie } = await beginLogin();
      expect((await enter(cookie, before.sign({ origin, challenge }))).statusCode).toBe(200);

      const now = await register(kind);
      const stored = await read
        .selectFrom('passkey')
        .select('public_key')
        .where('credential', '=', now.credential.toString('base64url'))
        .executeTakeFirstOrThrow();
      expect(JSON.parse(stored.public_key)).toEqual(now.jsonWebKey);
    },
  );

  it('gives one answer to every other passkey, signature, site, question and host', async () => {
    const authenticator = await register();
    const tries = [
      (challenge: string) => new Authenticator().sign({ origin, challenge }),
      (challenge: string) => ({ ...authenticator.sign({ origin, challenge }), signature: 'AAAA' }),
      (challenge: string) => authenticator.sign({ origin, challenge: `${challenge}A` }),
      (challenge: string) => authenticator.sign({ origin: 'https://evil.example', challenge }),
      (challenge: string) => authenticator.sign({ origin, challenge }, {}, 'evil.example'),
      (challenge: string) => authenticator.sign({ origin, challenge }, { type: 'webauthn.create' }),
      (challenge: string) => authenticator.sign({ origin, challenge }, { crossOrigin: true }),
      (challenge: string) => ({
        ...new Authenticator().sign({ origin, challenge }),
        credential: authenticator.credential.toString('base64url'),
      }),
    ];
    for (const make of tries) {
      const { challenge, cookie } = await beginLogin();
      const refused = await enter(cookie, make(challenge));
      expect(refused.statusCode).toBe(401);
      expect(refused.json()['message']).toBe('This passkey was not accepted. Please try again.');
      expect(refused.cookies).toEqual([]);
    }
    authenticator.flags = 1;
    const { challenge, cookie } = await beginLogin();
    expect((await enter(cookie, authenticator.sign({ origin, challenge }))).statusCode).toBe(401);
  });

  it('takes an answer once, in the browser that asked', async () => {
    const authenticator = await register();
    const { challenge, cookie } = await beginLogin();
    const signed = authenticator.sign({ origin, challenge });
    expect((await enter((await beginLogin()).cookie, signed)).statusCode).toBe(401);
    expect((await enter(cookie, signed)).statusCode).toBe(200);
    expect((await enter(cookie, signed)).statusCode).toBe(401);
  });

  it('notices a copied passkey by its count', async () => {
    const authenticator = await register();
    const attempt = async (counter: number) => {
      authenticator.counter = counter;
      const { challenge, cookie } = await beginLogin();
      return (await enter(cookie, authenticator.sign({ origin, challenge }))).statusCode;
    };
    expect(await attempt(7)).toBe(200);
    expect(await attempt(7)).toBe(401);
    expect(await attempt(3)).toBe(401);
    expect(await attempt(0)).toBe(401);
    expect(await attempt(4_294_967_295)).toBe(200);
  });

  it('is over when the passkey is removed, which asks for the password', async () => {
    const authenticator = await register();
    const [{ id }] = (await calls.administer({ url: '/api/en/account/passkeys' })).json();
    const remove = (sent: string) =>
      calls.administer({ method: 'POST', url: `/api/en/account/passkeys/${id}/remove`, payload: { password: sent } });
    expect((await remove('guess')).json()['issues']).toEqual([{ path: 'password', code: 'wrongPassword' }]);
    expect((await calls.administer({ url: '/api/en/account/passkeys' })).json()).toHaveLength(1);
    expect((await remove(testCredentials.password)).statusCode).toBe(200);
    expect((await remove(testCredentials.password)).statusCode).toBe(404);
    const { challenge, cookie } = await beginLogin();
    expect((await enter(cookie, authenticator.sign({ origin, challenge }))).statusCode).toBe(401);
  });

  it('is refused from another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    for (const url of ['/api/session/passkey/challenge', '/api/session/passkey'])
      expect((await calls.visit({ method: 'POST', url, headers, payload: {} })).statusCode).toBe(403);
  });
});
