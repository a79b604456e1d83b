import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/connect.ts';
import { isUniqueViolation } from '../database/violations.ts';
import type { Actor } from '../entries/stored-entry.ts';
import { CallError, tooManyAttempts } from '../errors/call-error.ts';
import { clientAddress } from './client-address.ts';
import { cookiesOf } from './cookies.ts';
import { loginLimits, normalizeUsername } from './login-limits.ts';
import { generatePassword, hashPassword, isPassword } from './password.ts';
import { countAttempt, forgetAttempts } from './rate-limit.ts';
import { clearSessionCookie, setDeviceCookie, setSessionCookie } from './session-cookies.ts';
import { closeSession, findSession, isKnownDevice, openSession, rememberDevice, type Session } from './sessions.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

export interface Accounts {
  /** Who is logged in; `null` for a visitor, and for a token that is wrong, ended or of another shape. */
  sessionOf(request: FastifyRequest): Promise<Actor | null>;
  /** Hook of every management call. @throws CallError 401 without a session */
  requireAdministrator(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Opens a session and sets its cookies. @throws CallError 401 for a wrong pair, 429 while a pause runs */
  login(request: FastifyRequest, reply: FastifyReply, credentials: Credentials): Promise<Actor>;
  logout(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /**
   * Makes the administrator on the first start. Without a given password one is generated and returned: the only
   * moment at which it is known. An administrator who exists is left as he is.
   */
  ensureAdministrator(given: Partial<Credentials>): Promise<Credentials | null>;
  /** Sets a new password (generated unless given), ends every session and lifts every pause. */
  resetAdministrator(given: Partial<Credentials>): Promise<Credentials>;
}

const defaultUsername = 'admin';

export function createAccounts(database: Database): Accounts {
  // Kept a request long, because several hooks and the call itself ask.
  const sessions = new WeakMap<FastifyRequest, Promise<Session | null>>();

  function currentSession(request: FastifyRequest): Promise<Session | null> {
    const token = cookiesOf(request)['session'];
    const session =
      sessions.get(request) ?? (token === undefined ? Promise.resolve(null) : findSession(database, token));
    sessions.set(request, session);
    return session;
  }

  const findAccount = (username: string) =>
    database.read.selectFrom('account').selectAll().where('username', '=', username).executeTakeFirst();

  async function makeAccount(username: string, password: string): Promise<boolean> {
    const at = new Date().toISOString();
    const row = { username, password_hash: await hashPassword(password), created_at: at, changed_at: at };
    try {
      await database.write.insertInto('account').values(row).execute();
      return true;
    } catch (error) {
      // Another process, started at the same moment, was faster.
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  return {
    async sessionOf(request) {
      const session = await currentSession(request);
      return session === null ? null : { name: session.username };
    },

    async requireAdministrator(request, reply) {
      const session = await currentSession(request);
      if (session === null) throw new CallError(401, 'loginRequired');
      const token = cookiesOf(request)['session'];
      if (session.isRenewed && token !== undefined) setSessionCookie(request, reply, token);
    },

    async login(request, reply, credentials) {
      const username = normalizeUsername(credentials.username);
      const account = await findAccount(username);
      const { device, session: previousToken } = cookiesOf(request);
      const isKnown = account !== undefined && (await isKnownDevice(database, account.id, device));
      const limits = loginLimits({
        username,
        address: clientAddress(request),
        knownDevice: isKnown ? device : undefined,
      });

      const wait = await countAttempt(database, limits);
      if (wait > 0) throw tooManyAttempts(wait);
      const isRight = await isPassword(credentials.password, account?.password_hash);
      if (!isRight || account === undefined) throw new CallError(401, 'wrongLogin');

      const deviceLabel = request.headers['user-agent'] ?? '';
      const token = await openSession(database, { accountId: account.id, deviceLabel, previousToken });
      setSessionCookie(request, reply, token);
      if (!isKnown) setDeviceCookie(request, reply, await rememberDevice(database, account.id));
      await forgetAttempts(
        database,
        limits.map(({ key }) => key),
      );
      return { name: account.username };
    },

    async logout(request, reply) {
      const token = cookiesOf(request)['session'];
      if (token !== undefined) await closeSession(database, token);
      sessions.delete(request);
      clearSessionCookie(request, reply);
    },

    async ensureAdministrator(given) {
      const existing = await database.read.selectFrom('account').select('id').executeTakeFirst();
      if (existing !== undefined) return null;
      const username = normalizeUsername(given.username ?? defaultUsername);
      const password = given.password ?? generatePassword();
      const isMade = await makeAccount(username, password);
      return isMade && given.password === undefined ? { username, password } : null;
    },

    async resetAdministrator(given) {
      const first = await database.read.selectFrom('account').selectAll().orderBy('id').executeTakeFirst();
      const username = normalizeUsername(given.username ?? first?.username ?? defaultUsername);
      const password = given.password ?? generatePassword();
      const password_hash = await hashPassword(password);
      const at = new Date().toISOString();
      await database.transaction(async (tx) => {
        if (first === undefined) {
          await tx.insertInto('account').values({ username, password_hash, created_at: at, changed_at: at }).execute();
        } else {
          const values = { username, password_hash, changed_at: at };
          await tx.updateTable('account').set(values).where('id', '=', first.id).execute();
        }
        await tx.deleteFrom('session').execute();
        await tx.deleteFrom('known_device').execute();
        await tx.deleteFrom('rate_limit').where('key', 'like', 'login:%').execute();
      });
      return { username, password };
    },
  };
}
