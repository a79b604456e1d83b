import type { Database } from '../database/connect.ts';
import type { Credentials } from './create-accounts.ts';
import { changeRights, endRights, rightsEndedBy } from './account-rights.ts';
import { addAccount } from './add-account.ts';
import { normalizeUsername } from './login-limits.ts';
import { generatePassword, hashPassword } from './password.ts';
import { assertDistinct, readUsername } from './username.ts';

/**
 * Sets a new password, generated if none is passed, and revokes every right that the account has or has granted.
 * Without a name it resets the oldest account. An unknown name renames the only account, or adds another one if there
 * are several. Ends the sessions of every account, removes known devices and lifts pauses.
 * @throws InvalidError if a new name is invalid or can be mistaken for another
 */
export async function resetAdministrator(database: Database, wanted: Partial<Credentials>): Promise<Credentials> {
  const accounts = await database.read.selectFrom('account').select(['id', 'username']).orderBy('id').execute();
  const username = normalizeUsername(wanted.username ?? accounts[0]?.username ?? 'admin');
  const named = accounts.find((account) => account.username === username);
  const account = named ?? (accounts.length === 1 ? accounts[0] : undefined);
  const password = wanted.password ?? generatePassword();
  const password_hash = await hashPassword(password);
  const at = new Date().toISOString();
  await changeRights(database, async (tx) => {
    if (account === undefined) {
      await addAccount(tx, { username: readUsername(username), passwordHash: password_hash }, Date.now());
    } else {
      if (named === undefined) await assertDistinct(tx, readUsername(username), account.id);
      await endRights(tx, account.id, rightsEndedBy.reset);
      const values = { username, password_hash, changed_at: at };
      await tx.updateTable('account').set(values).where('id', '=', account.id).execute();
    }
    await tx.deleteFrom('session').execute();
    await tx.deleteFrom('pending_step').execute();
    await tx.deleteFrom('known_device').execute();
    await tx.deleteFrom('rate_limit').where('key', 'like', 'login:%').execute();
  });
  return { username, password };
}
