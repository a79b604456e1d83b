import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Confirmation } from '../../calls/model/confirmation.ts';
import type { Issue } from '../../fields/field.ts';
import { originOf } from '../addresses/origin-of.ts';
import type { Actor } from '../records/changes/stored-entry.ts';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import { CallError, tooManyAttempts } from '../http/call-error.ts';
import { clientNetworks } from '../http/client-networks.ts';
import { cookiesOf } from '../http/cookies.ts';
import { countAttempt, forgetAttempts } from '../rate-limits/rate-limit.ts';
import type { SigningKey } from '../secrets/secret-key.ts';
import { changeRights } from './account-rights.ts';
import { type AccountName, addAccount } from './add-account.ts';
import { confirmationLimit, loginLimits, normalizeUsername, secondStepLimits } from './login-limits.ts';
import { generatePassword, hashPassword, isPassword } from './password.ts';
import { beginStep, countFailure, endStep, findPendingStep } from './pending-steps.ts';
import { resetAdministrator } from './reset-administrator.ts';
import { createSecondFactor, type SecondFactor } from './second-factor.ts';
import {
  clearPendingCookie,
  clearSessionCookie,
  setDeviceCookie,
  setPendingCookie,
  setSessionCookie,
} from './session-cookies.ts';
import { closeSession, findSession, isKnownDevice, openSession, rememberDevice, type Session } from './sessions.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Whether what opens a session still does, and what of it is used up with that. */
export type Ground = (tx: Transaction<Tables>) => Promise<boolean>;

export interface Accounts {
  /** Who is logged in; `null` for a visitor, and for a token that is wrong, ended or of another shape. */
  sessionOf(request: FastifyRequest): Promise<Actor | null>;
  /** The session of a management call. @throws CallError 401: a call that lost its guard fails closed */
  ownSession(request: FastifyRequest): Promise<Session>;
  /** Hook of every management call. @throws CallError 401 without a session */
  requireAdministrator(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /**
   * Opens a session and sets its cookies; `null` where a second step must follow, whose place a cookie holds.
   * @throws CallError 401 for a wrong pair, 429 while a pause runs
   */
  login(request: FastifyRequest, reply: FastifyReply, credentials: Credentials): Promise<Actor | null>;
  /** The second step. @throws CallError 401 for a wrong code or too late a one, 429 while a pause runs */
  finishLogin(request: FastifyRequest, reply: FastifyReply, code: string): Promise<Actor>;
  /**
   * Opens a session for an account that has shown all it must.
   * @param ground what was shown, looked at again in the transaction of the session: it may have ended meanwhile
   * @throws CallError 401 where it has
   */
  enter(request: FastifyRequest, reply: FastifyReply, account: AccountName, ground: Ground): Promise<Actor>;
  logout(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /**
   * Asks once more for the password of the session's own account and, where two-step login is on, for a code, which is
   * used up. Answers what is wrong or missing. @throws CallError 429 while a pause runs
   */
  confirm(session: Session, sent: Confirmation): Promise<Issue | null>;
  /**
   * Makes the administrator on the first start. Without a given password one is generated and returned: the only
   * moment at which it is known. An administrator who exists is left as he is.
   */
  ensureAdministrator(given: Partial<Credentials>): Promise<Credentials | null>;
  /** Sets a new password (generated unless given) and no second step, ends every session and lifts every pause. */
  resetAdministrator(given: Partial<Credentials>): Promise<Credentials>;
  readonly secondFactor: SecondFactor;
  /** The address of the site as the browser must see it, without a path. */
  originOf(request: FastifyRequest): string;
}

const defaultUsername = 'admin';

/** The ground of a login by password: that it was not changed since. */
export const hasPassword =
  (id: number, passwordHash: string): Ground =>
  async (tx) =>
    (await tx
      .selectFrom('account')
      .select('id')
      .where('id', '=', id)
      .where('password_hash', '=', passwordHash)
      .executeTakeFirst()) !== undefined;

export interface AccountsOptions {
  /** What it seals is lost with it. */
  readonly signingKey: SigningKey;
  readonly publicUrl: string | undefined;
}

export function createAccounts(database: Database, { signingKey, publicUrl }: AccountsOptions): Accounts {
  // Kept a request long, because several hooks and the call itself ask.
  const sessions = new WeakMap<FastifyRequest, Promise<Session | null>>();
  const secondFactor = createSecondFactor(database, signingKey);

  function currentSession(request: FastifyRequest): Promise<Session | null> {
    const token = cookiesOf(request)['session'];
    const session =
      sessions.get(request) ?? (token === undefined ? Promise.resolve(null) : findSession(database, token));
    sessions.set(request, session);
    return session;
  }

  const accountsTable = () => database.read.selectFrom('account').selectAll();

  /** Who tries, as limits count it. */
  async function attemptOf(request: FastifyRequest, username: string, accountId: number | undefined) {
    const { device } = cookiesOf(request);
    const isKnown = accountId !== undefined && (await isKnownDevice(database, accountId, device));
    return { username, networks: clientNetworks(request), knownDevice: isKnown ? device : undefined };
  }

  async function enter(
    request: FastifyRequest,
    reply: FastifyReply,
    account: AccountName,
    ground: Ground,
  ): Promise<Actor> {
    const { session: previousToken } = cookiesOf(request);
    const attempt = await attemptOf(request, account.username, account.id);
    const deviceLabel = request.headers['user-agent'] ?? '';
    const opened = await changeRights(database, async (tx) => {
      if (!(await ground(tx))) throw new CallError(401, 'loginExpired');
      const token = await openSession(tx, { accountId: account.id, deviceLabel, previousToken });
      return { token, device: attempt.knownDevice === undefined ? await rememberDevice(tx, account.id) : null };
    });
    setSessionCookie(request, reply, opened.token);
    if (opened.device !== null) setDeviceCookie(request, reply, opened.device);
    await forgetAttempts(
      database,
      [...loginLimits(attempt), ...secondStepLimits(attempt)].map(({ key }) => key),
    );
    return { name: account.username };
  }

  return {
    secondFactor,
    originOf: (request) => originOf(request, publicUrl),
    enter,

    async sessionOf(request) {
      const session = await currentSession(request);
      return session === null ? null : { name: session.username };
    },

    async ownSession(request) {
      const session = await currentSession(request);
      if (session === null) throw new CallError(401, 'loginRequired');
      return session;
    },

    async requireAdministrator(request, reply) {
      const session = await currentSession(request);
      if (session === null) throw new CallError(401, 'loginRequired');
      const token = cookiesOf(request)['session'];
      if (session.isRenewed && token !== undefined) setSessionCookie(request, reply, token);
    },

    async login(request, reply, credentials) {
      const username = normalizeUsername(credentials.username);
      const account = await accountsTable().where('username', '=', username).executeTakeFirst();
      const wait = await countAttempt(database, loginLimits(await attemptOf(request, username, account?.id)));
      if (wait > 0) throw tooManyAttempts(wait);
      const isRight = await isPassword(credentials.password, account?.password_hash);
      if (!isRight || account === undefined) throw new CallError(401, 'wrongLogin');

      const { since } = await secondFactor.stateOf(account.id);
      const ground = hasPassword(account.id, account.password_hash);
      if (since === null) return enter(request, reply, account, ground);
      const step = { purpose: 'second-step', account_id: account.id, challenge: '' } as const;
      const token = await changeRights(database, async (tx) => {
        if (!(await ground(tx))) throw new CallError(401, 'loginExpired');
        return beginStep({ write: tx }, step);
      });
      setPendingCookie(request, reply, token);
      return null;
    },

    async finishLogin(request, reply, code) {
      const step = await findPendingStep(database, cookiesOf(request)['pending'], 'second-step');
      const account =
        step?.account_id == null
          ? undefined
          : await accountsTable().where('id', '=', step.account_id).executeTakeFirst();
      if (step === null || account === undefined) throw new CallError(401, 'loginExpired');
      const wait = await countAttempt(
        database,
        secondStepLimits(await attemptOf(request, account.username, account.id)),
      );
      if (wait > 0) throw tooManyAttempts(wait);
      if (!(await secondFactor.accept(account.id, code))) {
        await countFailure(database, step);
        throw new CallError(401, 'wrongCode');
      }
      const actor = await enter(request, reply, account, (tx) => endStep({ write: tx }, step));
      clearPendingCookie(request, reply);
      return actor;
    },

    async logout(request, reply) {
      const token = cookiesOf(request)['session'];
      if (token !== undefined) await closeSession(database, token);
      sessions.delete(request);
      clearSessionCookie(request, reply);
    },

    async confirm({ id, accountId }, { password, code }) {
      const limit = confirmationLimit(id);
      const wait = await countAttempt(database, [limit]);
      if (wait > 0) throw tooManyAttempts(wait);
      const account = await accountsTable().where('id', '=', accountId).executeTakeFirst();
      if (!(await isPassword(password, account?.password_hash))) return { path: 'password', code: 'wrongPassword' };
      const { since } = await secondFactor.stateOf(accountId);
      if (since !== null && code === undefined) return { path: 'code', code: 'required' };
      if (code !== undefined && !(await secondFactor.accept(accountId, code)))
        return { path: 'code', code: 'wrongCode' };
      await forgetAttempts(database, [limit.key]);
      return null;
    },

    async ensureAdministrator(given) {
      const existing = await database.read.selectFrom('account').select('id').executeTakeFirst();
      if (existing !== undefined) return null;
      const username = normalizeUsername(given.username ?? defaultUsername);
      const password = given.password ?? generatePassword();
      const passwordHash = await hashPassword(password);
      const isAdded = await changeRights(database, async (tx) => {
        // Another process, started at the same moment, may have been faster.
        if ((await tx.selectFrom('account').select('id').executeTakeFirst()) !== undefined) return false;
        await addAccount(tx, { username, passwordHash }, Date.now());
        return true;
      });
      return isAdded && given.password === undefined ? { username, password } : null;
    },

    resetAdministrator: (given) => resetAdministrator(database, given),
  };
}
