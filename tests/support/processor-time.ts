/**
 * Milliseconds of processor time that a piece of work takes, this process's threads together. Other programs on the
 * machine do not count, as they would on a clock.
 */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const rounds = 3;
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function medianTime(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await processorTime(work));
  return median(times);
}

async function measureGrowth(work: (times: 1 | 10) => unknown, floor: number): Promise<number> {
  // Most works cost next to nothing even at their largest; one look says so, and warms up what is measured below.
  const first = await processorTime(() => work(10));
  if (first <= floor) return 1;
  const small = Math.max(await medianTime(() => work(1)), floor / 10);
  // What grows with the cube takes too long to be asked for three times.
  const large = first > small * 300 ? first : await medianTime(() => work(10));
  return large <= floor ? 1 : large / small;
}

/** Ten times the input may cost so much: time that grows with the input, and room for a busy machine. */
export const mostGrowth = 30;

/**
 * How many times as much processor time a work takes for ten times the input: about 10 where time grows with the
 * input, about 100 where it grows with its square; 1 where it costs nothing that counts. A work that costs too much once
 * and not when it is measured again was disturbed by another program.
 * @param floor milliseconds below which the larger input does not count; a tenth of it is the least for the smaller
 * @param most from which growth on the work is measured again
 */
export async function growth(work: (times: 1 | 10) => unknown, floor = 4, most = mostGrowth): Promise<number> {
  const once = await measureGrowth(work, floor);
  return once < most ? once : Math.min(once, await measureGrowth(work, floor));
}
