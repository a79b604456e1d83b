import { isAway } from './is-away.ts';

/** Milliseconds in which nobody tries, after the first attempt in vain and at most. */
const shortestRest = 50;
const longestRest = 500;

/** Opens a connection, or fails as the last attempt did. */
export type Attempt = <T>(open: () => Promise<T>) => Promise<T>;

/**
 * Spares a database that is away or recovers: hundreds of questions a second would each try to open a connection. After
 * an attempt in vain only one more is made in each rest, whoever asks, and all others are told at once what that said.
 * Rests grow to half a second, so whoever asks then finds it back.
 */
export function createRest(): Attempt {
  let rest = 0;
  let until = 0;
  let last: unknown;

  return async (open) => {
    const before = rest;
    const now = performance.now();
    if (before > 0 && now < until) throw last;
    until = now + before;
    try {
      const opened = await open();
      rest = 0;
      return opened;
    } catch (error) {
      if (!isAway(error)) throw error;
      // Those who tried together found out one thing: the rest grows once.
      rest = Math.max(rest, Math.min(Math.max(before * 2, shortestRest), longestRest));
      until = performance.now() + rest;
      last = error;
      throw error;
    }
  };
}
