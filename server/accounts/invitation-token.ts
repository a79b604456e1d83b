import { timingSafeEqual } from 'node:crypto';
import type { InvitationRow } from '../database/tables.ts';
import { sign } from '../secrets/secret-key.ts';

const purpose = 'invitation';
const shape = /^([1-9]\d{0,8})\.[\w-]{43}$/;

/** Where a link leads; what stands behind `#` is sent to no server and written into no log. */
export const invitationAddress = (site: string, token: string): string => `${site}/dashboard/invitation#${token}`;

/**
 * Opens the page on which somebody becomes an administrator. It is that of the newest email: each has an end of its own,
 * which is signed, too.
 */
export function invitationToken(key: string, { id, email, expires_at }: InvitationRow): string {
  return `${id}.${sign(key, purpose, `${id} ${expires_at} ${email}`).toString('base64url')}`;
}

/** The number in a token of the right shape; nothing is believed of it yet. */
export const numberIn = (token: string): number | null => {
  const [, id] = shape.exec(token) ?? [];
  return id === undefined ? null : Number(id);
};

/** Whether it is the token of an invitation, compared in constant time. */
export function isTokenOf(key: string, row: InvitationRow, token: string): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(invitationToken(key, row))];
  return given.length === right.length && timingSafeEqual(given, right);
}
