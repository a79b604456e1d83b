import type { Network } from '../http/client-networks.ts';
import { digest } from '../rate-limits/digest.ts';
import { type Limit, limitsByNetwork } from '../rate-limits/rate-limit.ts';

const quarterHour = 900;

/** Seconds of the pause after the last free attempt, doubling with each further one: 15 s, 30 s, 1 min … 15 min. */
const growing = (excess: number): number => Math.min(quarterHour, 15 * 2 ** Math.min(excess - 1, 10));

export interface LoginAttempt {
  /** The output of `normalizeUsername`, even if no such account exists. */
  readonly username: string;
  readonly networks: readonly Network[];
  /** Token of the device, if the account has signed in on it before. */
  readonly knownDevice: string | undefined;
}

/**
 * The limits of a login attempt. Unknown devices share the buckets of the account and of their network. A device on
 * which the account signed in before has its own bucket, so that an attacker cannot lock the administrator out.
 */
export function loginLimits({ username, networks, knownDevice }: LoginAttempt): readonly Limit[] {
  const limit = (key: string, max: number): Limit => ({ key, max, windowSeconds: 3600, pause: growing });
  if (knownDevice !== undefined) return [limit(`login:device:${digest(knownDevice)}`, 10)];
  return [limit(`login:account:${digest(username)}`, 5), ...limitsByNetwork(networks, limit('login:address', 20))];
}

/**
 * The limits of attempts at a second step, after the correct password. The buckets are separate from those of
 * passwords, and a known device has its own bucket here, too.
 */
export function secondStepLimits({ username, networks, knownDevice }: LoginAttempt): readonly Limit[] {
  const limit = (key: string, max: number): Limit => ({ key, max, windowSeconds: 3600, pause: growing });
  if (knownDevice !== undefined) return [limit(`login:second:device:${digest(knownDevice)}`, 10)];
  return [
    limit(`login:second:account:${digest(username)}`, 5),
    ...limitsByNetwork(networks, limit('login:second:address', 20)),
  ];
}

/** The limits of passkey challenges. They cannot be guessed, but each is stored for a while. */
export const passkeyLimits = (networks: readonly Network[]): readonly Limit[] =>
  limitsByNetwork(networks, { key: 'login:passkey', max: 60, windowSeconds: 600 });

/** The limit of wrong passwords or codes in the confirmations of a logged-in user. */
export const confirmationLimit = (sessionId: string): Limit => ({
  key: `login:confirm:${sessionId}`,
  max: 10,
  windowSeconds: 3600,
  pause: growing,
});

/**
 * Normalizes a username, so that each spelling leads to the same account and bucket. Removes null characters, which
 * PostgreSQL does not accept.
 */
export const normalizeUsername = (username: string): string =>
  username
    .normalize('NFKC')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .toLowerCase();
