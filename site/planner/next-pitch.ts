/** Two pitches with a smaller ratio look the same. */
const leastDifference = 1.4;

/** The next coarser pitch of those offered, or else the next finer one; `null` if all look like this one. */
export function nextPitch(pitch: number, offered: readonly number[]): number | null {
  const known = offered.toSorted((one, other) => one - other);
  const coarser = known.find((each) => each > pitch * leastDifference);
  return coarser ?? known.findLast((each) => each < pitch / leastDifference) ?? null;
}
