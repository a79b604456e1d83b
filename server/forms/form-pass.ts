import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { sign } from '../secrets/secret-key.ts';

/** What makes a message suspicious. */
export type Suspicion =
  | 'honeypot'
  | 'links'
  | 'no-pass'
  | 'forged-pass'
  | 'expired-pass'
  | 'used-pass'
  | 'too-fast'
  | 'company-name';

/** A person needs longer than this to fill in a form, and a page is not left open longer than that. */
const shortestMilliseconds = 3000;
export const passSeconds = 86_400;

const purpose = 'form-pass';
const shape = /^([0-9a-z]{1,10})\.([\w-]{16})\.([\w-]{43})$/;

/** A pass tells when a form was shown; whoever has one has loaded the picture inside the form. */
export function issuePass(key: string, now: number): string {
  const text = `${now.toString(36)}.${randomBytes(12).toString('base64url')}`;
  return `${text}.${sign(key, purpose, text).toString('base64url')}`;
}

export interface CheckedPass {
  readonly suspicion?: Suspicion;
  /** What is used up when the message is taken; only of a pass that is genuine. */
  readonly nonce?: string;
}

/** Looks at a pass without using it up. */
export function checkPass(key: string, token: string | undefined, now: number): CheckedPass {
  if (token === undefined || token === '') return { suspicion: 'no-pass' };
  const [, at, nonce, signature] = shape.exec(token) ?? [];
  if (at === undefined || nonce === undefined || signature === undefined) return { suspicion: 'forged-pass' };
  if (!timingSafeEqual(Buffer.from(signature, 'base64url'), sign(key, purpose, `${at}.${nonce}`)))
    return { suspicion: 'forged-pass' };
  const age = now - Number.parseInt(at, 36);
  if (age > passSeconds * 1000) return { suspicion: 'expired-pass' };
  return age < shortestMilliseconds ? { suspicion: 'too-fast', nonce } : { nonce };
}

/** Uses a pass up, in the transaction of the message; false when that was done before. */
export async function spendPass(tx: Transaction<Tables>, nonce: string, now: number): Promise<boolean> {
  const at = new Date(now).toISOString();
  await tx.deleteFrom('used_pass').where('expires_at', '<', at).execute();
  const used = await tx
    .insertInto('used_pass')
    .values({ nonce, expires_at: new Date(now + passSeconds * 1000).toISOString() })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return used !== undefined;
}
