/**
 * Returns the milliseconds of processor time that some work takes in all threads of this process. Other programs on the
 * machine do not count, unlike in elapsed time.
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
  // Most work costs almost nothing even with the large input. This first run shows that, and warms up the later
  // measurements.
  const first = await processorTime(() => work(10));
  if (first <= floor) return 1;
  const small = Math.max(await medianTime(() => work(1)), floor / 10);
  // Cubic growth takes too long to be measured three times.
  const large = first > small * 300 ? first : await medianTime(() => work(10));
  return large <= floor ? 1 : large / small;
}

/** The highest factor for ten times the input: linear growth plus a margin for a busy machine. */
export const mostGrowth = 30;

/**
 * Returns the factor of processor time for ten times the input: about 10 for linear growth, about 100 for quadratic
 * growth; 1 when the cost is negligible. A high factor is measured again and the lower one counts, because another
 * program may have disturbed the first measurement.
 * @param floor milliseconds below which the larger input is negligible; the smaller input counts as at least a tenth of
 * it
 * @param most the factor from which on the work is measured again
 */
export async function growth(work: (times: 1 | 10) => unknown, floor = 4, most = mostGrowth): Promise<number> {
  const once = await measureGrowth(work, floor);
  return once < most ? once : Math.min(once, await measureGrowth(work, floor));
}
