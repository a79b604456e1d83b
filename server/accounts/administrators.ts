import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** An arbitrary number that names the lock under which accounts are removed on PostgreSQL. */
const accountsLock = 704_233;

export interface Administrator {
  readonly id: number;
  readonly username: string;
  readonly created_at: string;
  /** When somebody used one of the sessions that are still open; `null` where none is. */
  readonly last_seen_at: string | null;
  readonly has_two_step: boolean;
  readonly passkeys: number;
}

/** Everybody who may log in, in the order in which they were added. */
export async function listAdministrators({ read }: Database): Promise<readonly Administrator[]> {
  const rows = await read
    .selectFrom('account')
    .leftJoin('second_factor', 'second_factor.account_id', 'account.id')
    .select((eb) => [
      'account.id',
      'account.username',
      'account.created_at',
      'second_factor.confirmed_at',
      eb
        .selectFrom('session')
        .select(({ fn }) => fn.max('session.last_seen_at').as('seen'))
        .whereRef('session.account_id', '=', 'account.id')
        .as('last_seen_at'),
      eb
        .selectFrom('passkey')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('passkey.account_id', '=', 'account.id')
        .as('passkeys'),
    ])
    .orderBy('account.id')
    .execute();
  return rows.map(({ confirmed_at, passkeys, ...row }) => ({
    ...row,
    has_two_step: confirmed_at !== null,
    passkeys: Number(passkeys),
  }));
}

export const isTaken = async ({ read }: Database, username: string): Promise<boolean> =>
  (await read.selectFrom('account').select('id').where('username', '=', username).executeTakeFirst()) !== undefined;

/**
 * Removes an account with its sessions, passkeys and devices; what it did stays in the history under its name.
 * The account that asks must still be there: two who remove each other at once do not both go.
 */
export const removeAdministrator = (
  database: Database,
  { id, by }: { readonly id: number; readonly by: number },
): Promise<boolean> =>
  database.transaction(async (tx) => {
    if (database.dialect === 'postgres') await sql`select pg_advisory_xact_lock(${accountsLock})`.execute(tx);
    const remover = await tx.selectFrom('account').select('id').where('id', '=', by).executeTakeFirst();
    if (remover === undefined) return false;
    const { numDeletedRows } = await tx.deleteFrom('account').where('id', '=', id).executeTakeFirst();
    return numDeletedRows === 1n;
  });

/** Takes the second step and the passkeys of an account away and ends its sessions; false where there is no account. */
export const resetSecondStep = (database: Database, id: number): Promise<boolean> =>
  database.transaction(async (tx) => {
    const account = await tx.selectFrom('account').select('id').where('id', '=', id).executeTakeFirst();
    if (account === undefined) return false;
    for (const table of ['second_factor', 'recovery_code', 'passkey', 'session', 'pending_step'] as const)
      await tx.deleteFrom(table).where('account_id', '=', id).execute();
    return true;
  });
