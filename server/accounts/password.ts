import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { tooManyAttempts } from '../http/call-error.ts';

interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/**
 * Cost of a hash: 32 MB and about 100 ms. Stored with each hash, so that older hashes stay readable after an increase.
 */
const fullCost: PasswordCost = { N: 2 ** 15, r: 8, p: 1 };
let cost = fullCost;

/** Sets the cost of new hashes. Only for tests that are not about passwords. */
export function setPasswordCost(actual: PasswordCost = fullCost): void {
  cost = actual;
}

const bytes = 32;
const longestQueue = 64;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs at most one hash per core, with a bounded queue, so that many logins cannot use up the memory. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= availableParallelism()) {
    if (waiting.length >= longestQueue) throw tooManyAttempts(5);
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

const derive = (password: string, salt: Buffer, { N, r, p }: PasswordCost): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFC'), salt, bytes, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
          error === null ? resolve(key) : reject(error),
        );
      }),
  );

/** `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

const missingSalt = randomBytes(16).toString('base64url');
const missingHash = (): string => ['scrypt', cost.N, cost.r, cost.p, missingSalt, ''].join('$');

/**
 * Compares in constant time. Without a stored hash it takes as long and returns false, so that usernames cannot be
 * probed.
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (stored ?? missingHash()).split('$');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** A password of 20 characters, without characters that look alike. */
export function generatePassword(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  const largest = 256 - (256 % letters.length);
  const chosen = [...randomBytes(64)]
    .filter((byte) => byte < largest)
    .map((byte) => letters.charAt(byte % letters.length));
  return chosen.length < 20 ? generatePassword() : chosen.slice(0, 20).join('');
}
