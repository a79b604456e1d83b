import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { sign } from '../secrets/secret-key.ts';

/** A reason why a submission may be spam. */
export type SpamSignal =
  | 'honeypot'
  | 'links'
  | 'no-pass'
  | 'forged-pass'
  | 'expired-pass'
  | 'used-pass'
  | 'too-fast'
  | 'company-name';

/**
 * A form filled in faster than the first limit is a spam signal. The second limit, after which a token expires, is
 * longer than a page usually stays open.
 */
const shortestMilliseconds = 3000;
export const formTokenSeconds = 86_400;

const purpose = 'form-pass';
const shape = /^([0-9a-z]{1,10})\.([\w-]{16})\.([\w-]{43})$/;

/**
 * Creates a form token, which contains the time when a form was shown. A client receives it by loading the image in the
 * form.
 */
export function issueFormToken(key: string, now: number): string {
  const text = `${now.toString(36)}.${randomBytes(12).toString('base64url')}`;
  return `${text}.${sign(key, purpose, text).toString('base64url')}`;
}

export interface CheckedPass {
  readonly spamSignal?: SpamSignal;
  /** The nonce to use up when the submission is stored; only for a genuine token. */
  readonly nonce?: string;
}

/** Checks a form token without using it up. */
export function checkFormToken(key: string, token: string | undefined, now: number): CheckedPass {
  if (token === undefined || token === '') return { spamSignal: 'no-pass' };
  const [, at, nonce, signature] = shape.exec(token) ?? [];
  if (at === undefined || nonce === undefined || signature === undefined) return { spamSignal: 'forged-pass' };
  if (!timingSafeEqual(Buffer.from(signature, 'base64url'), sign(key, purpose, `${at}.${nonce}`)))
    return { spamSignal: 'forged-pass' };
  const age = now - Number.parseInt(at, 36);
  if (age > formTokenSeconds * 1000) return { spamSignal: 'expired-pass' };
  return age < shortestMilliseconds ? { spamSignal: 'too-fast', nonce } : { nonce };
}

/** Uses up a form token in the transaction of the submission; false if it was used before. */
export async function spendFormToken(tx: Transaction<Tables>, nonce: string, now: number): Promise<boolean> {
  const at = new Date(now).toISOString();
  await tx.deleteFrom('used_pass').where('expires_at', '<', at).execute();
  const used = await tx
    .insertInto('used_pass')
    .values({ nonce, expires_at: new Date(now + formTokenSeconds * 1000).toISOString() })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return used !== undefined;
}
