import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

// Time-based one-time passwords (RFC 6238) with the parameters that every authenticator supports: SHA-1, 30 seconds,
// six digits.
const stepSeconds = 30;
const digits = 6;
/** How many steps the clock of a phone may deviate. */
const tolerance = 1;

export const newSecret = (): Buffer => randomBytes(20);

/** The number of the 30-second step that contains a timestamp (milliseconds since 1970). */
export const stepAt = (now: number): number => Math.floor(now / 1000 / stepSeconds);

/** The code of a step: HOTP (RFC 4226) of its number. */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step that a six-digit code belongs to; `null` if it matches no step within the tolerance. */
export function findStep(secret: Buffer, code: string, now = Date.now()): number | null {
  const actual = Buffer.from(code);
  let found: number | null = null;
  for (let step = stepAt(now) - tolerance; step <= stepAt(now) + tolerance; step += 1) {
    const right = Buffer.from(codeAt(secret, step));
    if (actual.length === right.length && timingSafeEqual(actual, right)) found = step;
  }
  return found;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 (RFC 4648) without padding. The number of bytes must be a multiple of five. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((group) => alphabet.charAt(Number.parseInt(group, 2))).join('');
}

/** The content of the QR code for authenticators: the de facto key URI format. */
export function totpAddress(issuer: string, username: string, secret: Buffer): string {
  const name = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`;
  return `otpauth://totp/${name}?secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
