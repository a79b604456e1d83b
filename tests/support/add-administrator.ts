import { changeRights } from '../../server/accounts/account-rights.ts';
import { addAccount } from '../../server/accounts/add-account.ts';
import type { Credentials } from '../../server/accounts/create-accounts.ts';
import { hashPassword } from '../../server/accounts/password.ts';
import type { Database } from '../../server/database/connect.ts';

/** Adds an administrator directly to the database, for tests about the session of the caller. */
export async function addAdministrator(database: Database, { username, password }: Credentials): Promise<void> {
  const passwordHash = await hashPassword(password);
  await changeRights(database, (tx) => addAccount(tx, { username, passwordHash }, Date.now()));
}
