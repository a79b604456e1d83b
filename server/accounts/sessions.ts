import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';

export interface Session {
  readonly id: string;
  readonly accountId: number;
  readonly username: string;
  /** True when the expiry was moved just now, so the cookie should be sent again. */
  readonly isRenewed: boolean;
}

/** A session ends when it was not used for two weeks. */
export const sessionSeconds = 14 * 86_400;
/** The longest life browsers give a cookie. */
export const deviceSeconds = 400 * 86_400;
const renewAfterSeconds = 3600;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
const newToken = (): string => randomBytes(32).toString('base64url');
const later = (now: number, seconds: number): string => new Date(now + seconds * 1000).toISOString();

/** Opens a session in place of the one the browser had, and drops all that have ended. Returns the token. */
export async function openSession(
  tx: Transaction<Tables>,
  request: { readonly accountId: number; readonly deviceLabel: string; readonly previousToken?: string | undefined },
  now = Date.now(),
): Promise<string> {
  const token = newToken();
  const at = new Date(now).toISOString();
  await tx.deleteFrom('session').where('expires_at', '<=', at).execute();
  if (request.previousToken !== undefined) {
    await tx.deleteFrom('session').where('id', '=', hashToken(request.previousToken)).execute();
  }
  await tx
    .insertInto('session')
    .values({
      id: hashToken(token),
      account_id: request.accountId,
      device_label: request.deviceLabel.slice(0, 200),
      created_at: at,
      last_seen_at: at,
      expires_at: later(now, sessionSeconds),
    })
    .execute();
  return token;
}

/** The sessions that are being renewed. */
const renewing = new Set<string>();

/** Moves the end of a session. Nobody waits for it: while others write, the session is good without it. */
async function renew(database: Database, id: string, now: number): Promise<void> {
  if (renewing.has(id)) return;
  renewing.add(id);
  try {
    await database.write
      .updateTable('session')
      .set({ last_seen_at: new Date(now).toISOString(), expires_at: later(now, sessionSeconds) })
      .where('id', '=', id)
      .execute();
  } catch {
    // The next request of the session tries again.
  } finally {
    renewing.delete(id);
  }
}

/** The session of a token, or `null` when there is none or it has ended. Only the token's hash is kept. */
export async function findSession(database: Database, token: string, now = Date.now()): Promise<Session | null> {
  const id = hashToken(token);
  const row = await database.read
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['account.id', 'account.username', 'session.last_seen_at', 'session.expires_at'])
    .where('session.id', '=', id)
    .executeTakeFirst();
  if (row === undefined || Date.parse(row.expires_at) <= now) return null;
  const isRenewed = now - Date.parse(row.last_seen_at) > renewAfterSeconds * 1000;
  if (isRenewed) void renew(database, id, now);
  return { id, accountId: row.id, username: row.username, isRenewed };
}

export async function closeSession(database: Database, token: string): Promise<void> {
  await database.write.deleteFrom('session').where('id', '=', hashToken(token)).execute();
}

/** True when the account signed in on the device of this token before. */
export async function isKnownDevice(
  database: Database,
  accountId: number,
  token: string | undefined,
): Promise<boolean> {
  if (token === undefined) return false;
  const row = await database.read
    .selectFrom('known_device')
    .select('account_id')
    .where('hash', '=', hashToken(token))
    .executeTakeFirst();
  return row?.account_id === accountId;
}

/** Remembers a device; returns the token its cookie holds from now on. */
export async function rememberDevice(tx: Transaction<Tables>, accountId: number, now = Date.now()): Promise<string> {
  const token = newToken();
  const forgotten = later(now, -deviceSeconds);
  await tx.deleteFrom('known_device').where('created_at', '<', forgotten).execute();
  await tx
    .insertInto('known_device')
    .values({ hash: hashToken(token), account_id: accountId, created_at: new Date(now).toISOString() })
    .execute();
  return token;
}
