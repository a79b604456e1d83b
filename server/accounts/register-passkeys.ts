import type { Accounts } from '../accounts/create-accounts.ts';
import type { Database } from '../database/connect.ts';
import { account } from '../../calls/account.ts';
import { callMessage } from '../../language/call-messages.ts';
import { notFound } from '../http/call-error.ts';
import type { Serve } from '../http/serve.ts';
import { confirmedSession } from './confirmed-session.ts';
import { cookiesOf } from '../http/cookies.ts';
import { addPasskey, challengePasskey, hostOf, listPasskeys, serializePasskey } from './passkeys.ts';
import { clearPasskeyCookie, setPasskeyCookie } from './session-cookies.ts';
import { algorithms } from './webauthn/algorithms.ts';

/** The passkeys of the own account: listing, adding in two calls, removing. */
export function servePasskeys(
  serve: Serve,
  { accounts, database }: { readonly accounts: Accounts; readonly database: Database },
): void {
  serve(account.passkeys, async ({ request }) => {
    const { accountId } = await accounts.ownSession(request);
    return (await listPasskeys(database, accountId)).map(serializePasskey);
  });

  serve(account.beginPasskey, async ({ body, request, reply }) => {
    const { accountId, username } = await confirmedSession(request, accounts, body);
    const step = { purpose: 'passkey-addition', account_id: accountId } as const;
    const { challenge, token } = await challengePasskey(database, step);
    setPasskeyCookie(request, reply, token);
    const known = await listPasskeys(database, accountId);
    return {
      challenge,
      host: hostOf(accounts.originOf(request)),
      user: { id: Buffer.from(`account ${accountId}`).toString('base64url'), name: username },
      algorithms,
      known: known.map(({ credential }) => credential),
    };
  });

  serve(account.addPasskey, async ({ body: { name, ...sent }, language, request, reply }) => {
    const session = await accounts.ownSession(request);
    const token = cookiesOf(request)['passkey'];
    await addPasskey(database, session, { token, name, origin: accounts.originOf(request) }, sent);
    clearPasskeyCookie(request, reply);
    return { message: callMessage('passkeyAdded', language) };
  });

  serve(account.removePasskey, async ({ params: { id }, body, language, request }) => {
    const { accountId } = await confirmedSession(request, accounts, body);
    const { numDeletedRows } = await database.write
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound();
    return { message: callMessage('passkeyRemoved', language) };
  });
}
