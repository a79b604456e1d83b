import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no letters that can be confused with digits when read aloud. */
const emails = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The reference of an enquiry: its date, and eight characters that cannot be guessed. */
export function newReference(now: number): string {
  const random = Array.from(randomBytes(8), (byte) => emails[byte & 31]).join('');
  return `${new Date(now).toISOString().slice(2, 10).replaceAll('-', '')}-${random}`;
}
