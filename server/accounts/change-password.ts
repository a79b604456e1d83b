import type { Selectable } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import { changeRightsAs, endRights, rightsEndedBy } from './account-rights.ts';
import { checkPassword } from './check-password.ts';
import { listPasskeys, type PasskeyRow } from './passkeys.ts';
import { hashPassword } from './password.ts';
import { hashToken, type Session } from './sessions.ts';

/** @throws InvalidError for a new password that would be guessed, or is the old one */
export function assertNewPassword(passwords: { readonly old: string; readonly new: string }, username: string): void {
  const issues = checkPassword(passwords.new, username);
  if (issues.length > 0) throw new InvalidError(issues);
  if (passwords.new.normalize('NFC') === passwords.old.normalize('NFC'))
    throw new InvalidError([{ path: 'new_password', code: 'samePassword' }]);
}

/** What a changed password ended, and what it did not. */
export interface PasswordChange {
  readonly passwordHash: string;
  /** The other sessions, as they were. */
  readonly ended: readonly Selectable<Tables['session']>[];
  /** The passkeys that still open the account. */
  readonly passkeys: readonly PasskeyRow[];
}

/**
 * Sets a new password. Every session, every login under way and every invitation of the account ends, and other devices
 * are strangers again: a person who knew the old password, or had a copy of a cookie, is out. Passkeys go on unless
 * `removesPasskeys`.
 *
 * @param device token of the device that stays known
 * @throws CallError 401 where the session has ended meanwhile
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
