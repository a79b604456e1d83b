import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { assertDistinct } from './username.ts';

/** The part of an account that login needs. */
export interface AccountName {
  readonly id: number;
  readonly username: string;
}

/**
 * Adds an account. Call it in a transaction of `changeRights`.
 * @param now milliseconds since 1970
 * @throws InvalidError if the name is taken or can be mistaken for another
 */
export async function addAccount(
  tx: Transaction<Tables>,
  { username, passwordHash }: { readonly username: string; readonly passwordHash: string },
  now: number,
): Promise<AccountName> {
  await assertDistinct(tx, username);
  const at = new Date(now).toISOString();
  return tx
    .insertInto('account')
    .values({ username, password_hash: passwordHash, created_at: at, changed_at: at })
    .returning(['id', 'username'])
    .executeTakeFirstOrThrow();
}
