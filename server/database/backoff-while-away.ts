import { isAway } from './is-away.ts';

/** Milliseconds between attempts: after the first failure, and at most. */
const shortestDelay = 50;
const longestDelay = 500;

/** Opens a connection, or rejects with the error of the last attempt. */
export type Attempt = <T>(open: () => Promise<T>) => Promise<T>;

/**
 * Backs off while the database is unavailable or recovering: otherwise hundreds of queries per second would each try to
 * open a connection. After a failure one attempt is made per delay; all others fail at once with its error. The delay
 * doubles up to half a second, so that recovery is detected quickly.
 */
export function createBackoff(): Attempt {
  let delay = 0;
  let until = 0;
  let last: unknown;

  return async (open) => {
    const before = delay;
    const now = performance.now();
    if (before > 0 && now < until) throw last;
    until = now + before;
    try {
      const opened = await open();
      delay = 0;
      return opened;
    } catch (error) {
      if (!isAway(error)) throw error;
      // Concurrent attempts count as one: the delay grows once.
      delay = Math.max(delay, Math.min(Math.max(before * 2, shortestDelay), longestDelay));
      until = performance.now() + delay;
      last = error;
      throw error;
    }
  };
}
