import type { Accounts } from '../accounts/create-accounts.ts';
import type { Database } from '../database/connect.ts';
import { administrators } from '../../calls/administrators.ts';
import { callMessage } from '../../language/call-words.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import { CallError, notFound } from '../http/call-error.ts';
import type { Serve } from '../http/serve.ts';
import { isTaken, listAdministrators, removeAdministrator, resetSecondStep } from './administrators.ts';
import { checkPassword } from './check-password.ts';
import { confirmedSession } from './confirmed-session.ts';
import { generatePassword } from './password.ts';
import { readUsername } from './read-username.ts';

/** Everybody who may log in here: reading, adding, removing them, and taking away a second step that was lost. */
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
    const taken = () => new InvalidError([{ path: 'username', code: 'taken' }]);
    if (await isTaken(database, username)) throw taken();
    await confirmedSession(request, accounts, sent);
    const secret = sent.new_password ?? generatePassword();
    if (!(await accounts.add({ username, password: secret }))) throw taken();
    return {
      message: callMessage('administratorAdded', language),
      username,
      // Told this once, where it was made here.
      ...(sent.new_password === undefined && { password: secret }),
    };
  });

  serve(administrators.reset, async ({ params: { id }, body, language, request }) => {
    const session = await confirmedSession(request, accounts, body);
    if (id === session.accountId) throw new CallError(409, 'ownAccount');
    if (!(await resetSecondStep(database, id))) throw notFound();
    return { message: callMessage('administratorReset', language) };
  });

  serve(administrators.remove, async ({ params: { id }, body, language, request }) => {
    const session = await confirmedSession(request, accounts, body);
    if (id === session.accountId) throw new CallError(409, 'ownAccount');
    if (!(await removeAdministrator(database, { id, by: session.accountId }))) throw notFound();
    return { message: callMessage('administratorRemoved', language) };
  });
}
