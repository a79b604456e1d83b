import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';

export interface Session {
  readonly id: string;
  readonly accountId: number;
  readonly username: string;
  /** True if the expiry was just extended, so that the cookie should be sent again. */
  readonly isRenewed: boolean;
}

/** A session ends after two weeks without use. */
export const sessionSeconds = 14 * 86_400;
/** The longest lifetime that browsers accept for a cookie. */
export const deviceSeconds = 400 * 86_400;
const renewAfterSeconds = 3600;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
const newToken = (): string => randomBytes(32).toString('base64url');
const later = (now: number, seconds: number): string => new Date(now + seconds * 1000).toISOString();

/** Opens a session, which replaces the previous one of the browser, and deletes all expired ones. Returns the token. */
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

/** Ids of the sessions whose renewal is running. */
const renewing = new Set<string>();

/** Extends a session. Callers do not await it, because the session is valid without it while the database is busy. */
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
    // After an error the next request of the session tries again.
  } finally {
    renewing.delete(id);
  }
}

/** The session of a token, or `null` if there is none or it has expired. Only the hash of the token is stored. */
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

/** True if the account has signed in on the device of this token before. */
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

/** Stores a known device, deletes expired ones, and returns the token for its cookie. */
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
