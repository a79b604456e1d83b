import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { callMessage } from '../../language/call-words.ts';
import type { Language } from '../../language/languages.ts';
import { notFound, tooManyAttempts } from '../http/call-error.ts';
import { cookiesOf } from '../http/cookies.ts';
import { administratorReads, administratorWrites } from '../http/guards.ts';
import { readJson } from '../http/read-json.ts';
import { countAttempt, forgetAttempts } from '../pace/rate-limit.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import type { AccountServices } from './account-services.ts';
import { assertNewPassword, changePassword } from './change-password.ts';
import { confirmation, confirmedSession, onlyConfirmation, password } from './confirmed-session.ts';
import { describeDevice } from './describe-device.ts';
import { confirmationLimit } from './login-limits.ts';
import { toBase32, totpAddress } from './totp.ts';

const code = z.string().min(1).max(100);
const newPassword = z.strictObject({ ...confirmation, new_password: z.string().max(1000) });
const onlyCode = z.strictObject({ code });
const passwordAndCode = z.strictObject({ password, code });

const sessionId = z.object({ id: z.string().regex(/^[\da-f]{64}$/) });

/** The administrator's own account: password, sessions, and the second step of the login. */
export function registerAccount(app: FastifyInstance, services: AccountServices, language: Language): void {
  const { accounts, database } = services;
  const { secondFactor } = accounts;
  const reads = administratorReads(accounts);
  const writes = administratorWrites(accounts);

  app.get('/account', reads, async (request) => {
    const { accountId, username } = await accounts.ownSession(request);
    const { since, recoveryCodes } = await secondFactor.stateOf(accountId);
    const { changed_at } = await database.read
      .selectFrom('account')
      .select('changed_at')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    return { username, changed_at, two_step_since: since, recovery_codes: recoveryCodes };
  });

  app.put('/account/password', writes, async (request, reply) => {
    const sent = readJson(request, newPassword);
    const { username } = await accounts.ownSession(request);
    assertNewPassword({ old: sent.password, new: sent.new_password }, username);
    const session = await confirmedSession(request, accounts, sent);
    await changePassword(database, session, sent.new_password, cookiesOf(request)['device']);
    await accounts.enter(request, reply, { id: session.accountId, username: session.username });
    return { message: callMessage('passwordChanged', language) };
  });

  app.get('/account/sessions', reads, async (request) => {
    const own = await accounts.ownSession(request);
    const rows = await database.read
      .selectFrom('session')
      .select(['id', 'device_label', 'created_at', 'last_seen_at'])
      .where('account_id', '=', own.accountId)
      .where('expires_at', '>', new Date().toISOString())
      .orderBy('last_seen_at', 'desc')
      .execute();
    return rows.map(({ id, device_label, created_at, last_seen_at }) => ({
      id,
      ...describeDevice(device_label),
      created_at,
      last_seen_at,
      is_this: id === own.id,
    }));
  });

  const ownSessions = async (request: FastifyRequest) => {
    const { id, accountId } = await accounts.ownSession(request);
    return { id, rows: database.write.deleteFrom('session').where('account_id', '=', accountId) };
  };

  app.delete('/account/sessions', writes, async (request) => {
    const { id, rows } = await ownSessions(request);
    await rows.where('id', '!=', id).execute();
    return { message: callMessage('sessionsEnded', language) };
  });

  app.delete('/account/sessions/:id', writes, async (request) => {
    const { data } = sessionId.safeParse(request.params);
    if (data === undefined) throw notFound();
    const { rows } = await ownSessions(request);
    const { numDeletedRows } = await rows.where('id', '=', data.id).executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound();
    return { message: callMessage('sessionEnded', language) };
  });

  app.post('/account/two-step', writes, async (request) => {
    const { accountId, username } = await confirmedSession(request, accounts, readJson(request, onlyConfirmation));
    const secret = await secondFactor.begin(accountId);
    return {
      key: toBase32(secret),
      address: totpAddress(new URL(accounts.originOf(request)).hostname, username, secret),
    };
  });

  app.post('/account/two-step/confirm', writes, async (request) => {
    const { id, accountId } = await accounts.ownSession(request);
    const { code: first } = readJson(request, onlyCode);
    const limit = confirmationLimit(id);
    const wait = await countAttempt(database, [limit]);
    if (wait > 0) throw tooManyAttempts(wait);
    const codes = await secondFactor.confirm(accountId, first);
    if (codes === null) throw new InvalidError([{ path: 'code', code: 'wrongCode' }]);
    await forgetAttempts(database, [limit.key]);
    return { message: callMessage('twoStepTurnedOn', language), recovery_codes: codes };
  });

  app.post('/account/two-step/off', writes, async (request) => {
    const { accountId } = await confirmedSession(request, accounts, readJson(request, passwordAndCode));
    await secondFactor.turnOff(accountId);
    return { message: callMessage('twoStepTurnedOff', language) };
  });

  app.post('/account/recovery-codes', writes, async (request) => {
    const { accountId } = await confirmedSession(request, accounts, readJson(request, passwordAndCode));
    const codes = await secondFactor.renewRecoveryCodes(accountId);
    return { message: callMessage('recoveryCodesMade', language), recovery_codes: codes };
  });
}
