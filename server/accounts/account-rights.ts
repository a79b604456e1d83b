import type { Transaction } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import { takeLock } from '../database/take-lock.ts';
import { CallError } from '../http/call-error.ts';
import type { Session } from './sessions.ts';

/**
 * Runs a transaction that gives or ends rights of accounts: one at a time, so that a right cannot be given between the
 * check of its ground and the end of that ground.
 */
export const changeRights = <T>(database: Database, change: (tx: Transaction<Tables>) => Promise<T>): Promise<T> =>
  database.transaction(async (tx) => {
    await takeLock(tx, database, 'rights');
    return change(tx);
  });

/**
 * `changeRights` in the name of a session, which may have ended since the request was checked.
 * @throws CallError 401 where it has
 */
export const changeRightsAs = <T>(
  database: Database,
  session: Pick<Session, 'id'>,
  change: (tx: Transaction<Tables>) => Promise<T>,
): Promise<T> =>
  changeRights(database, async (tx) => {
    const open = await tx.selectFrom('session').select('id').where('id', '=', session.id).executeTakeFirst();
    if (open === undefined) throw new CallError(401, 'loginRequired');
    return change(tx);
  });

/** What an account holds or has given: the tables of its rows. `tests/attacks/outliving-rights.test.ts` tries each. */
type Right = 'session' | 'pending_step' | 'known_device' | 'second_factor' | 'recovery_code' | 'passkey' | 'invitation';

const opened: readonly Right[] = ['session', 'pending_step', 'known_device'];
const everyRight: readonly Right[] = [...opened, 'second_factor', 'recovery_code', 'passkey', 'invitation'];

/** The rights that end with what happens to an account. */
export const rightsEndedBy = {
  removal: everyRight,
  reset: everyRight,
  // The second step protects the account; passkeys are named to their holder.
  changedPassword: [...opened, 'invitation'],
  logoutEverywhere: opened,
} as const satisfies Readonly<Record<string, readonly Right[]>>;

/** What is spared, where a holder goes on with the browser that asked. */
interface Spared {
  readonly session?: string | undefined;
  /** Hash of the token of a known device. */
  readonly device?: string | undefined;
}

const withdrawInvitations = (tx: Transaction<Tables>, accountId: number) =>
  tx
    .updateTable('invitation')
    .set({ withdrawn_at: new Date().toISOString() })
    .where('invited_by', '=', (eb) => eb.selectFrom('account').select('username').where('id', '=', accountId))
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();

/** Ends rights of an account; invitations are withdrawn and stay listed. */
export async function endRights(
  tx: Transaction<Tables>,
  accountId: number,
  rights: readonly Right[],
  { session = '', device = '' }: Spared = {},
): Promise<void> {
  for (const right of rights) {
    if (right === 'invitation') await withdrawInvitations(tx, accountId);
    else if (right === 'session')
      await tx.deleteFrom(right).where('account_id', '=', accountId).where('id', '!=', session).execute();
    else if (right === 'known_device')
      await tx.deleteFrom(right).where('account_id', '=', accountId).where('hash', '!=', device).execute();
    else await tx.deleteFrom(right).where('account_id', '=', accountId).execute();
  }
}
