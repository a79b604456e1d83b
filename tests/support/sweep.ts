import { createHash } from 'node:crypto';
import { changedFiles } from './changed-files.ts';
import { testScope, testSeed } from './test-scope.ts';

/** One of so many items is in a sample. */
const share = 6;

export interface SweepOptions<Item> {
  /** What the item is called in the output and in the order of the sample; stays the same from run to run. */
  readonly keyOf: (item: Item) => string;
  /** Beginnings of the paths of its own sources. Of the items of a source that was changed at least one is taken. */
  readonly sourcesOf?: (item: Item) => readonly string[];
}

/** A number from 0 up to 2^32 that depends on the seed of the run and on nothing else but the text. */
export const seededNumber = (text: string, seed = testSeed): number =>
  createHash('sha256').update(`${seed}\0${text}`).digest().readUInt32BE();

/** Whether one thing of many is looked at in this run: in the gate of a change one of six, by the seed. */
export const isInSample = (name: string, key: string): boolean =>
  testScope === 'full' || seededNumber(`${name}\0${key}`) % share === 0;

/**
 * The items of a sweep that a sample holds: a sixth by the seed, and one of each source that was changed.
 * @param changed paths from the root of the project
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
 * The items that a test goes through in this run: all in a full run, a sample in the gate of a change. The output names
 * what is in the sample. Called while a test file is read, so that each item becomes a test of its own.
 */
export function sweep<Item>(name: string, items: readonly Item[], options: SweepOptions<Item>): readonly Item[] {
  if (testScope === 'full') return items;
  const chosen = sampleSweep(name, items, options, { seed: testSeed, changed: changedFiles() });
  console.log(`sample of ${name}: ${chosen.length} of ${items.length} (${chosen.map(options.keyOf).join(', ')})`);
  return chosen;
}
