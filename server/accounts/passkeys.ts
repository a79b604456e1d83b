import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import { isUniqueViolation } from '../database/violations.ts';
import { CallError } from '../http/call-error.ts';
import { changeRightsAs } from './account-rights.ts';
import type { AccountName } from './add-account.ts';
import type { Ground } from './create-accounts.ts';
import { beginStep, endStep, findPendingStep, type PendingStep } from './pending-steps.ts';
import type { Session } from './sessions.ts';
import type { SentAddition, SentAssertion, StoredPasskey } from './webauthn/verify-passkey.ts';

export type PasskeyRow = Selectable<Tables['passkey']>;

/** What the browser must sign. The token, stored in a cookie, identifies it. */
export interface Challenge {
  readonly challenge: string;
  readonly token: string;
}

const refused = () => new CallError(401, 'passkeyRefused');

/** The relying party host of an origin. */
export const hostOf = (origin: string): string => new URL(origin).hostname;

/** Loads the library (6 MB of memory) when the first passkey is used. */
const loadVerifier = () => import('./webauthn/verify-passkey.ts');

// The column was validated when it was written, so it is not checked again.
function parseKey(json: string): StoredPasskey['key'] {
  const key: StoredPasskey['key'] = JSON.parse(json);
  return key;
}

/** Begins a registration (with an account) or a login (without one). */
export async function challengePasskey(
  database: Database,
  step: Pick<PendingStep, 'purpose' | 'account_id'>,
): Promise<Challenge> {
  const challenge = randomBytes(32).toString('base64url');
  return { challenge, token: await beginStep(database, { ...step, challenge }) };
}

/** Uses up a challenge, also if the answer to it is invalid. @throws CallError 401 */
async function takeChallenge(
  database: Database,
  token: string | undefined,
  purpose: PendingStep['purpose'],
): Promise<PendingStep> {
  const step = await findPendingStep(database, token, purpose);
  if (step === null || !(await endStep(database, step))) throw refused();
  return step;
}

export const listPasskeys = ({ read }: Pick<Database, 'read'>, accountId: number): Promise<readonly PasskeyRow[]> =>
  read.selectFrom('passkey').selectAll().where('account_id', '=', accountId).orderBy('id').execute();

/** A passkey as calls return it. */
export const serializePasskey = ({ id, name, host, created_at, last_used_at }: PasskeyRow) => ({
  id,
  name,
  host,
  created_at,
  last_used_at,
});

/** Stores a new passkey of an account. @throws CallError 409 if it does not answer the challenge */
export async function addPasskey(
  database: Database,
  session: Session,
  { token, name, origin }: { token: string | undefined; name: string; origin: string },
  sent: SentAddition,
): Promise<void> {
  const step = await takeChallenge(database, token, 'passkey-addition').catch(() => null);
  if (step?.account_id !== session.accountId) throw new CallError(409, 'passkeyRefused');
  const { verifyAddition } = await loadVerifier();
  const host = hostOf(origin);
  const made = await verifyAddition(sent, { origin, host, challenge: step.challenge });
  if (made === null) throw new CallError(409, 'passkeyRefused');
  const row = {
    account_id: session.accountId,
    credential: made.credential,
    public_key: JSON.stringify(made.key),
    host,
    counter: made.counter,
    name,
    created_at: new Date().toISOString(),
    last_used_at: null,
  };
  try {
    await changeRightsAs(database, session, (tx) => tx.insertInto('passkey').values(row).execute());
  } catch (error) {
    if (isUniqueViolation(error)) throw new CallError(409, 'passkeyRefused');
    throw error;
  }
}

/** The proof of a login by passkey: the passkey has not been removed since. */
export const hasPasskey =
  (passkeyId: number): Ground =>
  async (tx) =>
    (await tx.selectFrom('passkey').select('id').where('id', '=', passkeyId).executeTakeFirst()) !== undefined;

/**
 * The account whose passkey signed the challenge. Every failure has the same answer, so that it does not reveal which
 * passkeys exist. @throws CallError 401
 */
export async function acceptPasskey(
  database: Database,
  { token, credential, origin }: { token: string | undefined; credential: string; origin: string },
  sent: SentAssertion,
): Promise<AccountName & { readonly passkeyId: number }> {
  const { challenge } = await takeChallenge(database, token, 'passkey-login');
  const host = hostOf(origin);
  const row = await database.write
    .selectFrom('passkey')
    .innerJoin('account', 'account.id', 'passkey.account_id')
    .select(['passkey.id as passkeyId', 'passkey.public_key', 'passkey.counter', 'account.id', 'account.username'])
    .where('credential', '=', credential)
    .where('host', '=', host)
    .executeTakeFirst();
  if (row === undefined) throw refused();
  const { passkeyId, public_key, counter: before, id, username } = row;
  const { verifyAssertion } = await loadVerifier();
  const stored = { credential, key: parseKey(public_key), counter: before };
  const counter = await verifyAssertion(sent, stored, { origin, host, challenge });
  if (counter === null) throw refused();
  const { numUpdatedRows } = await database.write
    .updateTable('passkey')
    .set({ counter, last_used_at: new Date().toISOString() })
    .where('id', '=', passkeyId)
    .where('counter', '=', before)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw refused();
  return { id, username, passkeyId };
}
