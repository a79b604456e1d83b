import type { Transaction } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import { takeLock } from '../database/take-lock.ts';
import { CallError } from '../http/call-error.ts';
import type { Session } from './sessions.ts';

/**
 * Runs a transaction that grants or revokes account rights. Such transactions run one at a time, so that a right cannot
 * be granted between the check of its precondition and the end of that precondition.
 */
export const changeRights = <T>(database: Database, change: (tx: Transaction<Tables>) => Promise<T>): Promise<T> =>
  database.transaction(async (tx) => {
    await takeLock(tx, database, 'rights');
    return change(tx);
  });

/**
 * `changeRights` on behalf of a session, which may have ended since the request was checked.
 * @throws CallError 401 if the session has ended
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

/** What an account owns or has granted, by table. `tests/attacks/outliving-rights.test.ts` tests each. */
type Right = 'session' | 'pending_step' | 'known_device' | 'second_factor' | 'recovery_code' | 'passkey' | 'invitation';

const opened: readonly Right[] = ['session', 'pending_step', 'known_device'];
const everyRight: readonly Right[] = [...opened, 'second_factor', 'recovery_code', 'passkey', 'invitation'];

/** The rights that each event of an account revokes. */
export const rightsEndedBy = {
  removal: everyRight,
  reset: everyRight,
  // Keeps the second factor because it protects the account. The result of the call lists the passkeys to their owner.
  changedPassword: [...opened, 'invitation'],
  logoutEverywhere: opened,
} as const satisfies Readonly<Record<string, readonly Right[]>>;

/** The session and device to keep, so that the user can continue in the requesting browser. */
interface Spared {
  readonly session?: string | undefined;
  /** Hash of the device token. */
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

/** Revokes rights of an account. Invitations are withdrawn and stay listed. */
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
