import { isAway } from './is-away.ts';

/** Milliseconds without attempts, after the first failure and at most. */
const shortestDelay = 50;
const longestDelay = 500;

/** Opens a connection, or fails as the last attempt did. */
export type Attempt = <T>(open: () => Promise<T>) => Promise<T>;

/**
 * Backs off from a database that is away or recovers: hundreds of queries a second would each try to open a connection.
 * After a failure one attempt is made in each delay; all others fail at once with its error. Delays grow to half a
 * second at most, so the database is found soon after it is back.
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
      // Attempts that ran together count as one: the delay grows once.
      delay = Math.max(delay, Math.min(Math.max(before * 2, shortestDelay), longestDelay));
      until = performance.now() + delay;
      last = error;
      throw error;
    }
  };
}
