import { timingSafeEqual } from 'node:crypto';
import type { InvitationRow } from '../database/tables.ts';
import { sign } from '../secrets/secret-key.ts';

const purpose = 'invitation';
const shape = /^([1-9]\d{0,8})\.[\w-]{43}$/;

/** The address of an invitation link. Browsers do not send the part after `#`, so it is in no log. */
export const invitationAddress = (site: string, token: string): string => `${site}/dashboard/invitation#${token}`;

/** The token of the newest invitation email. The signature covers the expiry, which is different for each email. */
export function invitationToken(key: string, { id, email, expires_at }: InvitationRow): string {
  return `${id}.${sign(key, purpose, `${id} ${expires_at} ${email}`).toString('base64url')}`;
}

/** The invitation id in a token of the right shape. The signature is not checked yet. */
export const numberIn = (token: string): number | null => {
  const [, id] = shape.exec(token) ?? [];
  return id === undefined ? null : Number(id);
};

/** True if the token belongs to the invitation. Compares in constant time. */
export function isTokenOf(key: string, row: InvitationRow, token: string): boolean {
  const [actual, right] = [Buffer.from(token), Buffer.from(invitationToken(key, row))];
  return actual.length === right.length && timingSafeEqual(actual, right);
}
