import type { ContentVersions } from './content-versions.ts';

/**
 * Milliseconds between two polls for the changes of other processes. A poll for each request would cost as much as
 * sending a cached answer.
 */
const pollMilliseconds = 5;

export interface VersionPoll {
  /** Polls if the interval has passed. @returns the version of the last poll */
  poll(): number;
  /** Makes the next call poll: after a change of this process an older version must not be returned. */
  expire(): void;
}

/**
 * Polls for the changes of other processes with a minimum interval. Changes of this process are known at their commit.
 * @param clock milliseconds of a monotonic clock
 */
export function createVersionPoll(
  versions: Pick<ContentVersions, 'current'>,
  clock = () => performance.now(),
): VersionPoll {
  let polledAt = -Infinity;
  let version = 0;
  return {
    poll() {
      const time = clock();
      if (time - polledAt < pollMilliseconds) return version;
      version = versions.current();
      polledAt = time;
      return version;
    },
    expire() {
      polledAt = -Infinity;
    },
  };
}
