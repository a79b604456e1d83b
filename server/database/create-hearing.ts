import type { ContentVersions } from './content-versions.ts';

/** So many milliseconds late changes of other processes may be heard; to ask for them every time costs as much as sending. */
const hearingMilliseconds = 5;

/**
 * Lets the changes of other processes be heard, at most so often; those of this process are heard with their commit.
 * @param clock milliseconds of a clock that nobody sets
 */
export function createHearing(versions: Pick<ContentVersions, 'current'>, clock = () => performance.now()): () => void {
  let heardAt = -Infinity;
  return () => {
    const time = clock();
    if (time - heardAt < hearingMilliseconds) return;
    heardAt = time;
    versions.current();
  };
}
