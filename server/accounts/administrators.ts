import type { Database } from '../database/connect.ts';
import { changeRightsAs, endRights, rightsEndedBy } from './account-rights.ts';
import type { Session } from './sessions.ts';

export interface Administrator {
  readonly id: number;
  readonly username: string;
  readonly created_at: string;
  /** When one of the open sessions was last used; `null` without an open session. */
  readonly last_seen_at: string | null;
  readonly has_two_step: boolean;
  readonly passkeys: number;
}

/** All administrators, in the order in which they were added. */
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

/**
 * Removes an account with every right that it has or has granted. Its changes stay in the history under its name. When
 * two administrators remove each other at the same time, only one is removed.
 *
 * @returns false if there is no such account
 * @throws CallError 401 if the session has ended
 */
export const removeAdministrator = (database: Database, by: Session, id: number): Promise<boolean> =>
  changeRightsAs(database, by, async (tx) => {
    await endRights(tx, id, rightsEndedBy.removal);
    const { numDeletedRows } = await tx.deleteFrom('account').where('id', '=', id).executeTakeFirst();
    return numDeletedRows === 1n;
  });

/**
 * Reduces an account to its password, which is enough for the next login.
 *
 * @returns false if there is no such account
 * @throws CallError 401 if the session has ended
 */
export const resetSecondStep = (database: Database, by: Session, id: number): Promise<boolean> =>
  changeRightsAs(database, by, async (tx) => {
    const account = await tx.selectFrom('account').select('id').where('id', '=', id).executeTakeFirst();
    if (account === undefined) return false;
    await endRights(tx, id, rightsEndedBy.reset);
    return true;
  });
