import type { Database } from '../database/connect.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import { checkPassword } from './check-password.ts';
import { hashPassword } from './password.ts';
import { hashToken, type Session } from './sessions.ts';

/** @throws InvalidError for a new password that would be guessed, or is the old one */
export function assertNewPassword(passwords: { readonly old: string; readonly new: string }, username: string): void {
  const issues = checkPassword(passwords.new, username);
  if (issues.length > 0) throw new InvalidError(issues);
  if (passwords.new.normalize('NFC') === passwords.old.normalize('NFC'))
    throw new InvalidError([{ path: 'new_password', code: 'samePassword' }]);
}

/**
 * Sets a new password. Every session and every login that waits for its second step ends, and other devices are
 * strangers again: whoever knew the old password, or had a copy of a cookie, is out.
 *
 * @param device token of the device that stays known
 */
export async function changePassword(
  database: Database,
  session: Session,
  password: string,
  device: string | undefined,
): Promise<void> {
  const password_hash = await hashPassword(password);
  const { accountId } = session;
  await database.transaction(async (tx) => {
    const values = { password_hash, changed_at: new Date().toISOString() };
    await tx.updateTable('account').set(values).where('id', '=', accountId).execute();
    await tx.deleteFrom('session').where('account_id', '=', accountId).execute();
    await tx.deleteFrom('pending_step').where('account_id', '=', accountId).execute();
    const kept = device === undefined ? '' : hashToken(device);
    await tx.deleteFrom('known_device').where('account_id', '=', accountId).where('hash', '!=', kept).execute();
  });
}
