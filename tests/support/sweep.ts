import { createHash } from 'node:crypto';
import { changedFiles } from './changed-files.ts';
import { testScope, testSeed } from './test-scope.ts';

/** A sample has one of this many items. */
const share = 6;

export interface SweepOptions<Item> {
  /** The stable name of the item in the output and in the choice of the sample. */
  readonly keyOf: (item: Item) => string;
  /** Beginnings of the paths of its sources. At least one item of each changed source is in the sample. */
  readonly sourcesOf?: (item: Item) => readonly string[];
}

/** A number from 0 to 2^32 − 1 that depends only on the text and on the seed of the run. */
export const seededNumber = (text: string, seed = testSeed): number =>
  createHash('sha256').update(`${seed}\0${text}`).digest().readUInt32BE();

/** True when an item is tested in this run: always in a full run, one of six items in `npm test`, by the seed. */
export const isInSample = (name: string, key: string): boolean =>
  testScope === 'full' || seededNumber(`${name}\0${key}`) % share === 0;

/**
 * The sample of a sweep: a sixth of the items by the seed, and one of each changed source.
 * @param changed paths relative to the root of the project
 */
export function sampleSweep<Item>(
  name: string,
  items: readonly Item[],
  { keyOf, sourcesOf = () => [] }: SweepOptions<Item>,
  { seed, changed }: { readonly seed: number; readonly changed: readonly string[] },
): readonly Item[] {
  const inOrder = items
    .map((item) => ({ item, order: seededNumber(`${name}\0${keyOf(item)}`, seed) }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ item }) => item);
  const sources = new Set(items.flatMap(sourcesOf));
  const touched = [...sources].filter((source) => changed.some((file) => file.startsWith(source)));
  const chosen = new Set([
    ...inOrder.slice(0, Math.ceil(items.length / share)),
    ...touched.map((source) => inOrder.find((item) => sourcesOf(item).includes(source))),
  ]);
  return items.filter((item) => chosen.has(item));
}

/**
 * The items that a test covers in this run: all in a full run, a sample in `npm test`. The output lists the sample.
 * Must be called while a test file is loaded, so that each item becomes a test.
 */
export function sweep<Item>(name: string, items: readonly Item[], options: SweepOptions<Item>): readonly Item[] {
  if (testScope === 'full') return items;
  const chosen = sampleSweep(name, items, options, { seed: testSeed, changed: changedFiles() });
  console.log(`sample of ${name}: ${chosen.length} of ${items.length} (${chosen.map(options.keyOf).join(', ')})`);
  return chosen;
}
