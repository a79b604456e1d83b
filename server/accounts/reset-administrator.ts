import type { Database } from '../database/connect.ts';
import type { Credentials } from './create-accounts.ts';
import { normalizeUsername } from './login-limits.ts';
import { generatePassword, hashPassword } from './password.ts';

/**
 * Sets a new password, generated unless one is given, and takes the account's second step and passkeys away. Without
 * a name it is the oldest account; a name that nobody has renames the only account, or makes one more. Every session
 * ends, devices are forgotten and pauses lifted.
 */
export async function resetAdministrator(database: Database, given: Partial<Credentials>): Promise<Credentials> {
  const accounts = await database.read.selectFrom('account').select(['id', 'username']).orderBy('id').execute();
  const username = normalizeUsername(given.username ?? accounts[0]?.username ?? 'admin');
  const named = accounts.find((account) => account.username === username);
  const account = named ?? (accounts.length === 1 ? accounts[0] : undefined);
  const password = given.password ?? generatePassword();
  const password_hash = await hashPassword(password);
  const at = new Date().toISOString();
  await database.transaction(async (tx) => {
    if (account === undefined) {
      await tx.insertInto('account').values({ username, password_hash, created_at: at, changed_at: at }).execute();
    } else {
      const values = { username, password_hash, changed_at: at };
      await tx.updateTable('account').set(values).where('id', '=', account.id).execute();
      for (const table of ['second_factor', 'recovery_code', 'passkey'] as const)
        await tx.deleteFrom(table).where('account_id', '=', account.id).execute();
    }
    await tx.deleteFrom('session').execute();
    await tx.deleteFrom('pending_step').execute();
    await tx.deleteFrom('known_device').execute();
    await tx.deleteFrom('rate_limit').where('key', 'like', 'login:%').execute();
  });
  return { username, password };
}
