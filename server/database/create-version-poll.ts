import type { ContentVersions } from './content-versions.ts';

/** Milliseconds between two polls for the changes of other processes; one for each request would cost as much as sending. */
const pollMilliseconds = 5;

export interface VersionPoll {
  /** Polls where that is due. @returns the version of the last poll */
  poll(): number;
  /** Makes the next poll due: a version from before a change of this process must not be returned after it. */
  expire(): void;
}

/**
 * Polls for the changes of other processes, with a minimum interval; those of this process are known with their commit.
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
