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

/** Checks that the proof for a new session is still valid, and uses up one-time proofs. */
export type Ground = (tx: Transaction<Tables>) => Promise<boolean>;

export interface Accounts {
  /** The logged-in administrator; `null` for a visitor and for a token that is wrong, expired or malformed. */
  sessionOf(request: FastifyRequest): Promise<Actor | null>;
  /** The session of a management call. @throws CallError 401, so that a call without its guard fails closed */
  ownSession(request: FastifyRequest): Promise<Session>;
  /** Hook of every management call. @throws CallError 401 without a session */
  requireAdministrator(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /**
   * Opens a session and sets its cookies. Returns `null` if a second step must follow, and sets the cookie of the
   * pending step.
   * @throws CallError 401 for a wrong name or password, 429 during a pause
   */
  login(request: FastifyRequest, reply: FastifyReply, credentials: Credentials): Promise<Actor | null>;
  /** Completes the second step of a login. @throws CallError 401 for a wrong or late code, 429 during a pause */
  finishLogin(request: FastifyRequest, reply: FastifyReply, code: string): Promise<Actor>;
  /**
   * Opens a session for an account that has given all required proofs.
   * @param ground checks the proof again in the transaction of the session, because it may have ended meanwhile
   * @throws CallError 401 if it has ended
   */
  enter(request: FastifyRequest, reply: FastifyReply, account: AccountName, ground: Ground): Promise<Actor>;
  logout(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /**
   * Checks the password of the session's own account again and, if two-step login is on, a code, which is used up.
   * Returns the issue, or `null`. @throws CallError 429 during a pause
   */
  confirm(session: Session, sent: Confirmation): Promise<Issue | null>;
  /**
   * Creates the administrator on the first start. Without a password it generates one and returns it; it is not
   * available later. An existing administrator is not changed.
   */
  ensureAdministrator(wanted: Partial<Credentials>): Promise<Credentials | null>;
  /**
   * Sets a new password (generated if none is passed), removes the second factor, ends every session and lifts every
   * pause.
   */
  resetAdministrator(wanted: Partial<Credentials>): Promise<Credentials>;
  readonly secondFactor: SecondFactor;
  /** The origin of the site as the browser sees it. */
  originOf(request: FastifyRequest): string;
}

const defaultUsername = 'admin';

/** The proof of a login by password: the password has not changed since. */
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
  /** Seals the secrets of second factors. With another key they cannot be read. */
  readonly signingKey: SigningKey;
  readonly publicUrl: string | undefined;
}

export function createAccounts(database: Database, { signingKey, publicUrl }: AccountsOptions): Accounts {
  // Caches the session for each request, because several hooks and the call itself need it.
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

  /** The attempt as the limits count it. */
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

    async ensureAdministrator(wanted) {
      const existing = await database.read.selectFrom('account').select('id').executeTakeFirst();
      if (existing !== undefined) return null;
      const username = normalizeUsername(wanted.username ?? defaultUsername);
      const password = wanted.password ?? generatePassword();
      const passwordHash = await hashPassword(password);
      const isAdded = await changeRights(database, async (tx) => {
        // Another process that started at the same time may have created the account first.
        if ((await tx.selectFrom('account').select('id').executeTakeFirst()) !== undefined) return false;
        await addAccount(tx, { username, passwordHash }, Date.now());
        return true;
      });
      return isAdded && wanted.password === undefined ? { username, password } : null;
    },

    resetAdministrator: (wanted) => resetAdministrator(database, wanted),
  };
}
