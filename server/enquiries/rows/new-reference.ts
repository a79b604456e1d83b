import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no letter that is taken for a digit when it is read out. */
const emails = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What people call a message by: its day, and eight characters nobody can guess. */
export function newReference(now: number): string {
  const random = Array.from(randomBytes(8), (byte) => emails[byte & 31]).join('');
  return `${new Date(now).toISOString().slice(2, 10).replaceAll('-', '')}-${random}`;
}
