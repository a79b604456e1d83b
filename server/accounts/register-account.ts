import { type Accounts, hasPassword } from '../accounts/create-accounts.ts';
import type { Database } from '../database/connect.ts';
import { account } from '../../calls/account.ts';
import { callMessage } from '../../language/call-messages.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import { notFound, tooManyAttempts } from '../http/call-error.ts';
import type { Serve } from '../http/serve.ts';
import { changeRights, endRights, rightsEndedBy } from './account-rights.ts';
import { assertNewPassword, changePassword } from './change-password.ts';
import { confirmedSession } from './confirmed-session.ts';
import { cookiesOf } from '../http/cookies.ts';
import { describeDevice } from './describe-device.ts';
import { confirmationLimit } from './login-limits.ts';
import { serializePasskey } from './passkeys.ts';
import { countAttempt, forgetAttempts } from '../rate-limits/rate-limit.ts';
import { hashToken } from './sessions.ts';
import { toBase32, totpAddress } from './totp.ts';

/** The administrator's own account: password, sessions and two-step login. */
export function serveAccount(
  serve: Serve,
  { accounts, database }: { readonly accounts: Accounts; readonly database: Database },
): void {
  const { secondFactor } = accounts;

  serve(account.get, async ({ request }) => {
    const { accountId, username } = await accounts.ownSession(request);
    const { since, recoveryCodes } = await secondFactor.stateOf(accountId);
    const { changed_at } = await database.read
      .selectFrom('account')
      .select('changed_at')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    return { username, changed_at, two_step_since: since, recovery_codes: recoveryCodes };
  });

  serve(account.changePassword, async ({ body: sent, language, request, reply }) => {
    const { username } = await accounts.ownSession(request);
    assertNewPassword({ old: sent.password, new: sent.new_password }, username);
    const session = await confirmedSession(request, accounts, sent);
    const { new_password: password, removes_passkeys: removesPasskeys = false } = sent;
    const device = cookiesOf(request)['device'];
    const changed = await changePassword(database, session, { password, removesPasskeys }, device);
    const { passwordHash, ended, passkeys } = changed;
    const account = { id: session.accountId, username: session.username };
    await accounts.enter(request, reply, account, hasPassword(account.id, passwordHash));
    const key = passkeys.length === 0 ? 'passwordChanged' : 'passwordChangedButPasskeys';
    return {
      message: callMessage(key, language, { count: passkeys.length }),
      ended_sessions: ended.map((row) => describeDevice(row.device_label)),
      passkeys: passkeys.map(serializePasskey),
    };
  });

  serve(account.sessions, async ({ request }) => {
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

  serve(account.endSessions, async ({ language, request }) => {
    const own = await accounts.ownSession(request);
    const { device } = cookiesOf(request);
    const spared = { session: own.id, device: device === undefined ? undefined : hashToken(device) };
    await changeRights(database, (tx) => endRights(tx, own.accountId, rightsEndedBy.logoutEverywhere, spared));
    return { message: callMessage('sessionsEnded', language) };
  });

  serve(account.endSession, async ({ params, language, request }) => {
    const { accountId } = await accounts.ownSession(request);
    const { numDeletedRows } = await database.write
      .deleteFrom('session')
      .where('account_id', '=', accountId)
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound();
    return { message: callMessage('sessionEnded', language) };
  });

  serve(account.beginTwoStep, async ({ body, request }) => {
    const { accountId, username } = await confirmedSession(request, accounts, body);
    const secret = await secondFactor.begin(accountId);
    return {
      key: toBase32(secret),
      address: totpAddress(new URL(accounts.originOf(request)).hostname, username, secret),
    };
  });

  serve(account.confirmTwoStep, async ({ body, language, request }) => {
    const { id, accountId } = await accounts.ownSession(request);
    const limit = confirmationLimit(id);
    const wait = await countAttempt(database, [limit]);
    if (wait > 0) throw tooManyAttempts(wait);
    const codes = await secondFactor.confirm(accountId, body.code);
    if (codes === null) throw new InvalidError([{ path: 'code', code: 'wrongCode' }]);
    await forgetAttempts(database, [limit.key]);
    return { message: callMessage('twoStepTurnedOn', language), recovery_codes: codes };
  });

  serve(account.turnOffTwoStep, async ({ body, language, request }) => {
    const { accountId } = await confirmedSession(request, accounts, body);
    await secondFactor.turnOff(accountId);
    return { message: callMessage('twoStepTurnedOff', language) };
  });

  serve(account.renewRecoveryCodes, async ({ body, language, request }) => {
    const { accountId } = await confirmedSession(request, accounts, body);
    const codes = await secondFactor.renewRecoveryCodes(accountId);
    return { message: callMessage('recoveryCodesMade', language), recovery_codes: codes };
  });
}
