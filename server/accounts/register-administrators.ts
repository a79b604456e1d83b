import type { Accounts } from '../accounts/create-accounts.ts';
import type { Database } from '../database/connect.ts';
import { administrators } from '../../calls/administrators.ts';
import { callMessage } from '../../language/call-messages.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import { CallError, notFound } from '../http/call-error.ts';
import type { Serve } from '../http/serve.ts';
import { changeRightsAs } from './account-rights.ts';
import { addAccount } from './add-account.ts';
import { listAdministrators, removeAdministrator, resetSecondStep } from './administrators.ts';
import { checkPassword } from './check-password.ts';
import { confirmedSession } from './confirmed-session.ts';
import { generatePassword, hashPassword } from './password.ts';
import { assertDistinct, readUsername } from './username.ts';

/** Administrators: listing, adding and removing them, and resetting a lost second factor. */
export function serveAdministrators(
  serve: Serve,
  { accounts, database }: { readonly accounts: Accounts; readonly database: Database },
): void {
  serve(administrators.list, async ({ request }) => {
    const own = await accounts.ownSession(request);
    const rows = await listAdministrators(database);
    return rows.map((each) => ({ ...each, is_self: each.id === own.accountId }));
  });

  serve(administrators.add, async ({ body: sent, language, request }) => {
    const username = readUsername(sent.username);
    const issues = sent.new_password === undefined ? [] : checkPassword(sent.new_password, username);
    if (issues.length > 0) throw new InvalidError(issues);
    // Checks the name before the confirmation, which uses up a correct code.
    await assertDistinct(database.read, username);
    const session = await confirmedSession(request, accounts, sent);
    const secret = sent.new_password ?? generatePassword();
    const passwordHash = await hashPassword(secret);
    await changeRightsAs(database, session, (tx) => addAccount(tx, { username, passwordHash }, Date.now()));
    return {
      message: callMessage('administratorAdded', language),
      username,
      // A generated password is returned only here.
      ...(sent.new_password === undefined && { password: secret }),
    };
  });

  serve(administrators.reset, async ({ params: { id }, body, language, request }) => {
    const session = await confirmedSession(request, accounts, body);
    if (id === session.accountId) throw new CallError(409, 'ownAccount');
    if (!(await resetSecondStep(database, session, id))) throw notFound();
    return { message: callMessage('administratorReset', language) };
  });

  serve(administrators.remove, async ({ params: { id }, body, language, request }) => {
    const session = await confirmedSession(request, accounts, body);
    if (id === session.accountId) throw new CallError(409, 'ownAccount');
    if (!(await removeAdministrator(database, session, id))) throw notFound();
    return { message: callMessage('administratorRemoved', language) };
  });
}
