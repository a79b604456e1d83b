import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callMessage } from '../../language/call-words.ts';
import type { Language } from '../../language/languages.ts';
import { notFound } from '../http/call-error.ts';
import { cookiesOf } from '../http/cookies.ts';
import { administratorReads, administratorWrites } from '../http/guards.ts';
import { keptText } from '../../calls/model/kept-text.ts';
import { readId } from '../http/read-id.ts';
import { readJson } from '../http/read-json.ts';
import type { AccountServices } from './account-services.ts';
import { confirmedSession, onlyConfirmation } from './confirmed-session.ts';
import { addPasskey, challengePasskey, listPasskeys } from './passkeys.ts';
import { clearPasskeyCookie, setPasskeyCookie } from './session-cookies.ts';
import { algorithms } from './webauthn/cose-key.ts';
import { hostOf } from './webauthn/verify-passkey.ts';

const bytes = z.string().max(20_000);
const newPasskey = z.strictObject({
  name: keptText(80).trim().min(1),
  client_data: bytes,
  attestation: bytes,
});

/** The passkeys of the own account: reading, adding in two calls, removing. */
export function registerPasskeys(app: FastifyInstance, services: AccountServices, language: Language): void {
  const { accounts, database } = services;

  app.get('/account/passkeys', administratorReads(accounts), async (request) => {
    const { accountId } = await accounts.ownSession(request);
    const rows = await listPasskeys(database, accountId);
    return rows.map(({ id, name, host, created_at, last_used_at }) => ({ id, name, host, created_at, last_used_at }));
  });

  app.post('/account/passkeys/challenge', administratorWrites(accounts), async (request, reply) => {
    const { accountId, username } = await confirmedSession(request, accounts, readJson(request, onlyConfirmation));
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

  app.post('/account/passkeys', administratorWrites(accounts), async (request, reply) => {
    const { name, ...sent } = readJson(request, newPasskey);
    const { accountId } = await accounts.ownSession(request);
    const token = cookiesOf(request)['passkey'];
    await addPasskey(database, { accountId, token, name, origin: accounts.originOf(request) }, sent);
    clearPasskeyCookie(request, reply);
    reply.code(201);
    return { message: callMessage('passkeyAdded', language) };
  });

  app.post('/account/passkeys/:id/remove', administratorWrites(accounts), async (request) => {
    const id = readId(request);
    const { accountId } = await confirmedSession(request, accounts, readJson(request, onlyConfirmation));
    const { numDeletedRows } = await database.write
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound();
    return { message: callMessage('passkeyRemoved', language) };
  });
}
