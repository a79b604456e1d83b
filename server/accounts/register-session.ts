import { session } from '../../calls/session.ts';
import { callMessage } from '../../language/call-messages.ts';
import type { Database } from '../database/connect.ts';
import { tooManyAttempts } from '../http/call-error.ts';
import type { Serve } from '../http/serve.ts';
import { clientNetworks } from '../http/client-networks.ts';
import { cookiesOf } from '../http/cookies.ts';
import type { Accounts } from './create-accounts.ts';
import { passkeyLimits } from './login-limits.ts';
import { acceptPasskey, challengePasskey, hasPasskey, hostOf } from './passkeys.ts';
import { countAttempt } from '../rate-limits/rate-limit.ts';
import { clearPasskeyCookie, setPasskeyCookie } from './session-cookies.ts';

/** `/session` below `/api`: the current session, login by password or passkey, logout. */
export function serveSession(
  serve: Serve,
  { accounts, database }: { readonly accounts: Accounts; readonly database: Database },
): void {
  serve(session.get, async ({ actor }) => ({ username: (await actor()).name }));

  serve(session.open, async ({ body, language, request, reply }) => {
    const actor = await accounts.login(request, reply, body);
    if (actor === null) return { message: callMessage('secondStepAsked', language), second_step: true as const };
    return { message: callMessage('loggedIn', language), username: actor.name };
  });

  serve(session.secondStep, async ({ body: { code }, language, request, reply }) => {
    const { name } = await accounts.finishLogin(request, reply, code);
    return { message: callMessage('loggedIn', language), username: name };
  });

  // Needs no session. The answer does not depend on an account, because the browser knows which passkeys fit.
  serve(session.askPasskey, async ({ request, reply }) => {
    const wait = await countAttempt(database, passkeyLimits(clientNetworks(request)));
    if (wait > 0) throw tooManyAttempts(wait);
    const step = { purpose: 'passkey-login', account_id: null } as const;
    const { challenge, token } = await challengePasskey(database, step);
    setPasskeyCookie(request, reply, token);
    return { challenge, host: hostOf(accounts.originOf(request)) };
  });

  // An unlocked passkey already proves two factors (possession, and a PIN or biometrics), so no second step follows.
  serve(session.openByPasskey, async ({ body: { credential, ...sent }, language, request, reply }) => {
    const about = { credential, token: cookiesOf(request)['passkey'], origin: accounts.originOf(request) };
    const account = await acceptPasskey(database, about, sent);
    clearPasskeyCookie(request, reply);
    const { name } = await accounts.enter(request, reply, account, hasPasskey(account.passkeyId));
    return { message: callMessage('loggedIn', language), username: name };
  });

  serve(session.close, async ({ language, request, reply }) => {
    await accounts.logout(request, reply);
    return { message: callMessage('loggedOut', language) };
  });
}
