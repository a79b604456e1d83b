import { glob, readFile } from 'node:fs/promises';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { stepPurposes } from '../../server/database/tables/account-tables.ts';
import { codeAt, stepAt } from '../../server/accounts/totp.ts';
import { Authenticator, fromBase32 } from '../support/authenticator.ts';
import { eachDatabaseConfig } from '../support/database.ts';
import { openTestCalls, testCredentials, type TestCalls } from '../support/open-test-calls.ts';

let calls: TestCalls;
/** The name of a finished backup. */
let backup: string;
beforeAll(async () => {
  calls = await openTestCalls(await eachDatabaseConfig());
  await calls.administer({ method: 'POST', url: '/api/en/backups' });
  const state = async () => (await calls.services.backups.jobs.current())?.state;
  await vi.waitUntil(async () => (await state()) === 'done', { timeout: 15_000 });
  backup = (await calls.services.backups.jobs.current())?.name ?? '';
});
afterAll(() => calls.close());
beforeEach(async () => {
  const { write } = calls.services.database;
  for (const table of ['rate_limit', 'invitation'] as const) await write.deleteFrom(table).execute();
  await write.deleteFrom('account').where('username', '!=', testCredentials.username).execute();
});

const origin = 'https://screens.example';
const firstPassword = 'seven small boats';
const laterPassword = 'eleven tall towers';
type Answer = Awaited<ReturnType<TestCalls['visit']>>;
const cookieOf = (answer: Answer, name: string) => answer.cookies.find((cookie) => cookie.name === name)?.value;

/** The account whose rights end; the account of `testCredentials` ends them. */
class Holder {
  password = firstPassword;
  session: string | undefined;
  #recoveryCodes: string[] = [];

  send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, cookies = '') {
    const headers = { cookie: `session=${this.session}${cookies}`, 'sec-fetch-site': 'same-origin' };
    return calls.visit({ method, url, headers, ...(payload && { payload }) });
  }

  login(headers: InjectOptions['headers'] = {}) {
    const payload = { username: 'sara', password: this.password };
    return calls.visit({ method: 'POST', url: '/api/session', payload, headers });
  }

  /** Opens another session, by the password alone or with a recovery code; undefined when the login fails. */
  async openSession(): Promise<string | undefined> {
    const answer = await this.login();
    const pending = cookieOf(answer, 'pending');
    if (pending === undefined) return cookieOf(answer, 'session');
    return cookieOf(await secondStep(pending, this.recoveryCode()), 'session');
  }

  recoveryCode(): string {
    return this.#recoveryCodes.shift() ?? '';
  }

  confirmation() {
    const code = this.recoveryCode();
    return { password: this.password, ...(code !== '' && { code }) };
  }

  /** Turns two-step login on. Returns the code of the next 30 seconds. */
  async turnOnTwoStep(): Promise<string> {
    const { key } = (await this.send('POST', '/api/en/account/two-step', { password: this.password })).json();
    const code = (later: number) => codeAt(fromBase32(key), stepAt(Date.now()) + later);
    const confirmed = await this.send('POST', '/api/en/account/two-step/confirm', { code: code(0) });
    this.#recoveryCodes = confirmed.json()['recovery_codes'];
    return code(1);
  }

  /** Returns the challenge for a new passkey and the cookie that belongs to it. */
  async beginPasskey() {
    const answer = await this.send('POST', '/api/en/account/passkeys/challenge', this.confirmation());
    return { challenge: String(answer.json()['challenge']), cookies: `; passkey=${cookieOf(answer, 'passkey')}` };
  }
}

const secondStep = (pending: string | undefined, code: string) =>
  calls.visit({
    method: 'POST',
    url: '/api/session/second-step',
    payload: { code },
    headers: { cookie: `pending=${pending}`, 'sec-fetch-site': 'same-origin' },
  });

/** Gives the account a right. Returns a function that uses the right and returns whether it still works. */
type Right = (holder: Holder) => Promise<() => Promise<boolean>>;

/**
 * Every right that an account has or has given, by the table of its rows; rows of `pending_step` by their purpose, too.
 */
const rights = {
  session: async (holder) => {
    const session = await holder.openSession();
    return async () =>
      (await calls.visit({ url: '/api/en/account', headers: { cookie: `session=${session}` } })).statusCode === 200;
  },
  'pending_step second-step': async (holder) => {
    await holder.turnOnTwoStep();
    const pending = cookieOf(await holder.login(), 'pending');
    const code = holder.recoveryCode();
    return async () => (await secondStep(pending, code)).statusCode === 200;
  },
  'pending_step passkey-addition': async (holder) => {
    const { challenge, cookies } = await holder.beginPasskey();
    return async () => {
      holder.session = await holder.openSession();
      const payload = { name: 'Key', ...new Authenticator().make({ origin, challenge }) };
      return (await holder.send('POST', '/api/en/account/passkeys', payload, cookies)).statusCode === 201;
    };
  },
  'pending_step backup-download': async (holder) => {
    const opened = await holder.send('POST', `/api/en/backups/${backup}/download`, holder.confirmation());
    return async () => {
      holder.session = await holder.openSession();
      const cookies = `; download=${cookieOf(opened, 'download')}`;
      return (await holder.send('GET', `/api/en/backups/${backup}`, undefined, cookies)).statusCode === 200;
    };
  },
  known_device: async (holder) => {
    const device = cookieOf(await holder.login(), 'device');
    return async () => {
      const again = await holder.login({ cookie: `device=${device}` });
      return again.statusCode === 200 && cookieOf(again, 'device') === undefined;
    };
  },
  second_factor: async (holder) => {
    const code = await holder.turnOnTwoStep();
    return async () => (await secondStep(cookieOf(await holder.login(), 'pending'), code)).statusCode === 200;
  },
  recovery_code: async (holder) => {
    await holder.turnOnTwoStep();
    const code = holder.recoveryCode();
    return async () => (await secondStep(cookieOf(await holder.login(), 'pending'), code)).statusCode === 200;
  },
  passkey: async (holder) => {
    const authenticator = new Authenticator();
    const { challenge, cookies } = await holder.beginPasskey();
    const payload = { name: 'Key', ...authenticator.make({ origin, challenge }) };
    await holder.send('POST', '/api/en/account/passkeys', payload, cookies);
    return async () => {
      const asked = await calls.visit({ method: 'POST', url: '/api/session/passkey/challenge' });
      const answer = await calls.visit({
        method: 'POST',
        url: '/api/session/passkey',
        payload: authenticator.sign({ origin, challenge: String(asked.json()['challenge']) }),
        headers: { cookie: `passkey=${cookieOf(asked, 'passkey')}`, 'sec-fetch-site': 'same-origin' },
      });
      return answer.statusCode === 200;
    };
  },
  invitation: async (holder) => {
    const payload = { email: 'again@screens.example', language: 'en', ...holder.confirmation() };
    const { link } = (await holder.send('POST', '/api/en/invitations', payload)).json();
    const token = String(link).split('#')[1];
    const open = (path: string, more: object) =>
      calls.visit({
        method: 'POST',
        url: `/api/en/invitations/${path}`,
        payload: { token, ...more },
        headers: { 'sec-fetch-site': 'same-origin' },
      });
    return async () => {
      const shown = await open('open', {});
      const accepted = await open('accept', { username: 'returned', new_password: 'nine quiet gardens' });
      return shown.statusCode === 200 || accepted.statusCode === 201;
    };
  },
} satisfies Record<string, Right>;
type RightName = keyof typeof rights;

const idOf = async (username: string): Promise<number> => {
  const { read } = calls.services.database;
  return (await read.selectFrom('account').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id;
};
/** Sends a call as the other administrator, whose account remains. */
async function administer(url: string, more: object = {}) {
  const login = await calls.visit({ method: 'POST', url: '/api/session', payload: testCredentials });
  const headers = { cookie: `session=${cookieOf(login, 'session')}`, 'sec-fetch-site': 'same-origin' };
  return calls.visit({ method: 'POST', url, headers, payload: { password: testCredentials.password, ...more } });
}

interface Ending {
  readonly end: (holder: Holder) => Promise<unknown>;
  /** The rights that remain valid: each protects the account or is shown to its owner. */
  readonly spares: readonly RightName[];
}

/** The events that end rights of an account. */
const endings: Readonly<Record<string, Ending>> = {
  'its removal': {
    end: async () => administer(`/api/en/administrators/${await idOf('sara')}/remove`),
    spares: [],
  },
  'a reset second step': {
    end: async () => administer(`/api/en/administrators/${await idOf('sara')}/reset`),
    spares: [],
  },
  'the reset from the command line': {
    end: async (holder) => {
      const { password } = await calls.services.accounts.resetAdministrator({ username: 'sara' });
      holder.password = password;
    },
    spares: [],
  },
  'a changed password': {
    end: async (holder) => {
      const payload = { ...holder.confirmation(), new_password: laterPassword };
      const answer = await holder.send('PUT', '/api/en/account/password', payload);
      holder.password = laterPassword;
      return answer;
    },
    spares: ['second_factor', 'recovery_code', 'passkey'],
  },
  'a changed password that removes passkeys': {
    end: async (holder) => {
      const payload = { ...holder.confirmation(), new_password: laterPassword, removes_passkeys: true };
      const answer = await holder.send('PUT', '/api/en/account/password', payload);
      holder.password = laterPassword;
      return answer;
    },
    spares: ['second_factor', 'recovery_code'],
  },
  'a logout everywhere': {
    end: (holder) => holder.send('DELETE', '/api/en/account/sessions'),
    spares: ['second_factor', 'recovery_code', 'passkey', 'invitation'],
  },
};

async function newHolder(): Promise<Holder> {
  await administer('/api/en/administrators', { username: 'sara', new_password: firstPassword });
  const holder = new Holder();
  holder.session = await holder.openSession();
  return holder;
}

const eachRight: readonly (readonly [name: string, give: Right])[] = Object.entries(rights);

describe.each(Object.entries(endings))('after %s', (_ending, { end, spares }) => {
  it.each(eachRight.map(([name, give]) => [name, spares.some((spared) => spared === name), give] as const))(
    'the right %s goes on: %s [ADM-LOGIN-07, ADM-LOGIN-09]',
    async (_name, goesOn, give) => {
      const holder = await newHolder();
      const use = await give(holder);
      await end(holder);
      expect(await use()).toBe(goesOn);
    },
  );
});

it.each(eachRight)('the right %s opens something while nothing ends it', async (_name, give) => {
  const use = await give(await newHolder());
  expect(await use()).toBe(true);
});

const importsSign = /import \{[^}]*\bsign\b[^}]*\} from '[./]*secrets\/secret-key\.ts'/;

describe('the table of rights', () => {
  /** The name of a table; for `pending_step` one name for each purpose. */
  const named = (table: string): readonly string[] =>
    table === 'pending_step'
      ? // A login by passkey starts without an account. Its right is the passkey.
        stepPurposes.filter((purpose) => purpose !== 'passkey-login').map((purpose) => `${table} ${purpose}`)
      : [table];

  /** Tables that only record which account did something. */
  const records = ['enquiry_file', 'mail_server', 'offer_version', 'revision'];

  it('has a row for each table whose rows belong to an account or name the one that gave them', async () => {
    const tables = await calls.services.database.read.introspection.getTables();
    const owned = tables
      .filter(({ columns }) => columns.some(({ name }) => /(?:^|_)account_id$|_by$/.test(name)))
      .map(({ name }) => name)
      .filter((name) => !records.includes(name));
    expect(owned.flatMap(named).toSorted()).toEqual(eachRight.map(([name]) => name).toSorted());
  });

  it('knows for each signed link who gave it', async () => {
    const signers: string[] = [];
    for await (const path of glob('server/**/*.ts'))
      if (!path.endsWith('.test.ts') && importsSign.test(await readFile(path, 'utf8'))) signers.push(path);
    expect(signers.toSorted()).toEqual([
      // The right `invitation`.
      'server/accounts/invitation-token.ts',
      // Links of the company for customers, subscribers and visitors. No account gives them.
      'server/enquiries/emails/send-webhook.ts',
      'server/enquiries/emails/subscription-token.ts',
      'server/enquiries/model/details-token.ts',
      'server/enquiries/people/erased-list.ts',
      'server/forms/form-token.ts',
      'server/quotations/pdf/quotation-address.ts',
    ]);
  });
});
