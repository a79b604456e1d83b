import { createHmac, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import { toBase32 } from './totp.ts';

const codeCount = 10;

/** Normalizes a typed code for comparison. */
const plain = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

/** Each code has 80 random bits, so a keyed hash is enough; the rate limit ends guessing long before. */
const hashOf = (key: string, code: string): string =>
  createHmac('sha256', key)
    .update(`recovery code\n${plain(code)}`)
    .digest('hex');

/** Creates new codes, which replace all earlier ones. Only their hashes are stored. */
export async function makeRecoveryCodes(
  tx: Transaction<Tables>,
  key: string,
  account_id: number,
): Promise<readonly string[]> {
  const codes = Array.from({ length: codeCount }, () => (toBase32(randomBytes(10)).match(/.{4}/g) ?? []).join('-'));
  await tx.deleteFrom('recovery_code').where('account_id', '=', account_id).execute();
  await tx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ hash: hashOf(key, code), account_id })))
    .execute();
  return codes;
}

/** Uses a code up; false if the account does not have that code (any more). */
export async function takeRecoveryCode(
  database: Database,
  key: string,
  accountId: number,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await database.write
    .deleteFrom('recovery_code')
    .where('hash', '=', hashOf(key, code))
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
