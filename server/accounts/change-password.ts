import type { Selectable } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import { changeRightsAs, endRights, rightsEndedBy } from './account-rights.ts';
import { checkPassword } from './check-password.ts';
import { listPasskeys, type PasskeyRow } from './passkeys.ts';
import { hashPassword } from './password.ts';
import { hashToken, type Session } from './sessions.ts';

/** @throws InvalidError if the new password is easy to guess or equals the old one */
export function assertNewPassword(passwords: { readonly old: string; readonly new: string }, username: string): void {
  const issues = checkPassword(passwords.new, username);
  if (issues.length > 0) throw new InvalidError(issues);
  if (passwords.new.normalize('NFC') === passwords.old.normalize('NFC'))
    throw new InvalidError([{ path: 'new_password', code: 'samePassword' }]);
}

/** The result of a password change: what it ended and what remains. */
export interface PasswordChange {
  readonly passwordHash: string;
  /** The other sessions, as they were before the change. */
  readonly ended: readonly Selectable<Tables['session']>[];
  /** The passkeys that still work. */
  readonly passkeys: readonly PasskeyRow[];
}

/**
 * Sets a new password. Ends every other session, every pending login step and every invitation of the account, and
 * removes its other known devices, so that the old password and copies of a cookie are useless. Passkeys remain unless
 * `removesPasskeys`.
 *
 * @param device token of the known device to keep
 * @throws CallError 401 if the session has ended meanwhile
 */
export async function changePassword(
  database: Database,
  session: Session,
  { password, removesPasskeys }: { readonly password: string; readonly removesPasskeys: boolean },
  device: string | undefined,
): Promise<PasswordChange> {
  const passwordHash = await hashPassword(password);
  const { id, accountId } = session;
  return changeRightsAs(database, session, async (tx) => {
    const ended = await tx
      .selectFrom('session')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', '!=', id)
      .where('expires_at', '>', new Date().toISOString())
      .orderBy('last_seen_at', 'desc')
      .execute();
    const values = { password_hash: passwordHash, changed_at: new Date().toISOString() };
    await tx.updateTable('account').set(values).where('id', '=', accountId).execute();
    const spared = { device: device === undefined ? undefined : hashToken(device) };
    await endRights(tx, accountId, rightsEndedBy.changedPassword, spared);
    if (removesPasskeys) await endRights(tx, accountId, ['passkey']);
    return { passwordHash, ended, passkeys: await listPasskeys({ read: tx }, accountId) };
  });
}
