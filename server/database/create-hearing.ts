import type { ContentVersions } from './content-versions.ts';

/** So many milliseconds late changes of other processes may be heard; to ask for them every time costs as much as sending. */
const hearingMilliseconds = 5;

export interface Hearing {
  /** Lets changes be heard, where that is due. @returns the version as it was heard last */
  hear(): number;
  /** Lets them be heard at once next time: what was heard before a change of this process must not stand for it. */
  forget(): void;
}

/**
 * Lets the changes of other processes be heard, at most so often; those of this process are heard with their commit.
 * @param clock milliseconds of a clock that nobody sets
 */
export function createHearing(versions: Pick<ContentVersions, 'current'>, clock = () => performance.now()): Hearing {
  let heardAt = -Infinity;
  let heard = 0;
  return {
    hear() {
      const time = clock();
      if (time - heardAt < hearingMilliseconds) return heard;
      heard = versions.current();
      heardAt = time;
      return heard;
    },
    forget() {
      heardAt = -Infinity;
    },
  };
}
