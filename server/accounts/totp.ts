import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

// One-time passwords by time (RFC 6238) as every authenticator knows them: SHA-1, 30 seconds, six digits.
const stepSeconds = 30;
const digits = 6;
/** How many steps the clock of a phone may be off. */
const tolerance = 1;

export const newSecret = (): Buffer => randomBytes(20);

/** The number of the half minute that a moment (milliseconds) lies in. */
export const stepAt = (now: number): number => Math.floor(now / 1000 / stepSeconds);

/** The code of one step: HOTP (RFC 4226) of its number. */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step that a code of six digits belongs to; `null` where it is none of now. */
export function findStep(secret: Buffer, code: string, now = Date.now()): number | null {
  const given = Buffer.from(code);
  let found: number | null = null;
  for (let step = stepAt(now) - tolerance; step <= stepAt(now) + tolerance; step += 1) {
    const right = Buffer.from(codeAt(secret, step));
    if (given.length === right.length && timingSafeEqual(given, right)) found = step;
  }
  return found;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 (RFC 4648) without padding; whole groups of five bits only, so a multiple of five bytes. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((group) => alphabet.charAt(Number.parseInt(group, 2))).join('');
}

/** What authenticators read from the picture: the de facto key URI format. */
export function totpAddress(issuer: string, username: string, secret: Buffer): string {
  const name = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`;
  return `otpauth://totp/${name}?secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
