import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callMessage } from '../../language/call-words.ts';
import type { Database } from '../database/connect.ts';
import { tooManyAttempts } from '../http/call-error.ts';
import { clientNetworks } from '../http/client-networks.ts';
import { cookiesOf } from '../http/cookies.ts';
import { administratorReads, openToVisitors } from '../http/guards.ts';
import { keptText } from '../../calls/model/kept-text.ts';
import { readJson } from '../http/read-json.ts';
import { requestLanguage } from '../http/request-language.ts';
import { countAttempt } from '../pace/rate-limit.ts';
import type { Accounts } from './create-accounts.ts';
import { passkeyLimits } from './login-limits.ts';
import { acceptPasskey, challengePasskey } from './passkeys.ts';
import { clearPasskeyCookie, setPasskeyCookie } from './session-cookies.ts';
import { hostOf } from './webauthn/verify-passkey.ts';

const credentials = z.strictObject({ username: z.string().min(1).max(200), password: z.string().min(1).max(1000) });
const secondStep = z.strictObject({ code: z.string().min(1).max(100) });
const bytes = z.string().max(20_000);
const signed = z.strictObject({
  credential: keptText(2000),
  client_data: bytes,
  authenticator_data: bytes,
  signature: bytes,
});

/** `/session` below `/api`: who is logged in, log in by password or passkey, log out. Bodies are JSON only. */
export function registerSession(
  app: FastifyInstance,
  { accounts, database }: { readonly accounts: Accounts; readonly database: Database },
): void {
  app.get('/session', administratorReads(accounts), async (request) => ({
    username: (await accounts.sessionOf(request))?.name,
  }));

  app.post('/session', openToVisitors, async (request, reply) => {
    const actor = await accounts.login(request, reply, readJson(request, credentials));
    const language = requestLanguage(request);
    if (actor === null) return { message: callMessage('secondStepAsked', language), second_step: true };
    return { message: callMessage('loggedIn', language), username: actor.name };
  });

  app.post('/session/second-step', openToVisitors, async (request, reply) => {
    const { name } = await accounts.finishLogin(request, reply, readJson(request, secondStep).code);
    return { message: callMessage('loggedIn', requestLanguage(request)), username: name };
  });

  // Anybody may ask, and nothing is said about who has a passkey: the browser knows which ones fit.
  app.post('/session/passkey/challenge', openToVisitors, async (request, reply) => {
    const wait = await countAttempt(database, passkeyLimits(clientNetworks(request)));
    if (wait > 0) throw tooManyAttempts(wait);
    const step = { purpose: 'passkey-login', account_id: null } as const;
    const { challenge, token } = await challengePasskey(database, step);
    setPasskeyCookie(request, reply, token);
    return { challenge, host: hostOf(accounts.originOf(request)) };
  });

  // Whoever unlocks a passkey has shown what he has and who he is, so no second step follows.
  app.post('/session/passkey', openToVisitors, async (request, reply) => {
    const { credential, ...sent } = readJson(request, signed);
    const about = { credential, token: cookiesOf(request)['passkey'], origin: accounts.originOf(request) };
    const account = await acceptPasskey(database, about, sent);
    clearPasskeyCookie(request, reply);
    const { name } = await accounts.enter(request, reply, account);
    return { message: callMessage('loggedIn', requestLanguage(request)), username: name };
  });

  app.delete('/session', openToVisitors, async (request, reply) => {
    await accounts.logout(request, reply);
    return { message: callMessage('loggedOut', requestLanguage(request)) };
  });
}
