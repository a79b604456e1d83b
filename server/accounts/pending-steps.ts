import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import { hashToken } from './sessions.ts';

export type PendingStep = Selectable<Tables['pending_step']>;

/** Seconds that may pass between two steps of a login. */
export const pendingSeconds = 300;
const mostFailures = 5;

/** Stores a pending step and returns the token that finishes it. The token alone grants nothing. */
export async function beginStep(
  database: Pick<Database, 'write'>,
  step: Pick<PendingStep, 'purpose' | 'account_id' | 'challenge'>,
  now = Date.now(),
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(now + pendingSeconds * 1000).toISOString();
  await database.write.deleteFrom('pending_step').where('expires_at', '<=', new Date(now).toISOString()).execute();
  await database.write
    .insertInto('pending_step')
    .values({ ...step, id: hashToken(token), expires_at })
    .execute();
  return token;
}

/** The pending step of a token; `null` if the token is unknown, expired or for another purpose. */
export async function findPendingStep(
  database: Database,
  token: string | undefined,
  purpose: PendingStep['purpose'],
): Promise<PendingStep | null> {
  if (token === undefined) return null;
  const step = await database.write
    .selectFrom('pending_step')
    .selectAll()
    .where('id', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
  return step ?? null;
}

/** Ends a step; false if it has already ended. */
export async function endStep(database: Pick<Database, 'write'>, { id }: PendingStep): Promise<boolean> {
  const { numDeletedRows } = await database.write.deleteFrom('pending_step').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Counts a wrong answer. After a few the step ends, and the login starts again with the password. */
export async function countFailure(database: Database, { id }: PendingStep): Promise<void> {
  await database.write
    .updateTable('pending_step')
    .set((eb) => ({ failures: eb('failures', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await database.write.deleteFrom('pending_step').where('id', '=', id).where('failures', '>=', mostFailures).execute();
}
