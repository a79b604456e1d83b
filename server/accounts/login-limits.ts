import type { Network } from '../http/client-networks.ts';
import { digest } from '../rate-limits/digest.ts';
import { type Limit, limitsByNetwork } from '../rate-limits/rate-limit.ts';

const quarterHour = 900;

/** The last free attempt is followed by a pause, each later one by a longer: 15 s, 30 s, 1 min … a quarter of an hour. */
const growing = (excess: number): number => Math.min(quarterHour, 15 * 2 ** Math.min(excess - 1, 10));

export interface LoginAttempt {
  /** As `normalizeUsername` writes it, whether such an account exists or not. */
  readonly username: string;
  readonly networks: readonly Network[];
  /** Token of the device, where the account has signed in on it before. */
  readonly knownDevice: string | undefined;
}

/**
 * What an attempt to log in counts under. Strangers share the buckets of the account and of their address; a device
 * on which the account signed in before has a bucket of its own, so that nobody can lock the administrator out.
 */
export function loginLimits({ username, networks, knownDevice }: LoginAttempt): readonly Limit[] {
  const limit = (key: string, max: number): Limit => ({ key, max, windowSeconds: 3600, pause: growing });
  if (knownDevice !== undefined) return [limit(`login:device:${digest(knownDevice)}`, 10)];
  return [limit(`login:account:${digest(username)}`, 5), ...limitsByNetwork(networks, limit('login:address', 20))];
}

/**
 * What a guess at a second step counts under, after the right password. The buckets are apart from those of passwords,
 * and a known device has its own here too.
 */
export function secondStepLimits({ username, networks, knownDevice }: LoginAttempt): readonly Limit[] {
  const limit = (key: string, max: number): Limit => ({ key, max, windowSeconds: 3600, pause: growing });
  if (knownDevice !== undefined) return [limit(`login:second:device:${digest(knownDevice)}`, 10)];
  return [
    limit(`login:second:account:${digest(username)}`, 5),
    ...limitsByNetwork(networks, limit('login:second:address', 20)),
  ];
}

/** What questions for a passkey count under: nothing can be guessed there, but each is kept a while. */
export const passkeyLimits = (networks: readonly Network[]): readonly Limit[] =>
  limitsByNetwork(networks, { key: 'login:passkey', max: 60, windowSeconds: 600 });

/** What a wrong password or code counts under where somebody who is logged in must give it. */
export const confirmationLimit = (sessionId: string): Limit => ({
  key: `login:confirm:${sessionId}`,
  max: 10,
  windowSeconds: 3600,
  pause: growing,
});

/** One name, however it is typed: the same account and the same bucket. PostgreSQL knows no null characters. */
export const normalizeUsername = (username: string): string =>
  username
    .normalize('NFKC')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .toLowerCase();
