import type { Group } from './measures.ts';

/** The unit of a value: times are in milliseconds, memory is in bytes. */
export type Unit = 'milliseconds' | 'bytes';

/** One measure in sites of several sizes. */
export interface Row {
  readonly name: string;
  readonly label: string;
  readonly group: Group;
  readonly unit: Unit;
  /** All values by number of products; empty after a timeout. */
  readonly values: ReadonlyMap<number, readonly number[]>;
}

/** The results of a run on one kind of database. */
export interface Result {
  readonly database: 'sqlite' | 'postgres';
  readonly sizes: readonly number[];
  /** Milliseconds of a bare server for one request, in the same run. */
  readonly bare: readonly number[];
  readonly rows: readonly Row[];
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[sorted.length >> 1] ?? Number.NaN;
  const lower = sorted[(sorted.length - 1) >> 1] ?? Number.NaN;
  return (lower + upper) / 2;
};

/** The cost in the largest site divided by that in the smallest; `null` if one of them was not measured. */
export function growthOf({ values }: Pick<Row, 'values'>, sizes: readonly number[]): number | null {
  const [first = [], last = []] = [sizes[0], sizes.at(-1)].map((size) => (size === undefined ? [] : values.get(size)));
  return sizes.length < 2 || first.length === 0 || last.length === 0 ? null : median(last) / median(first);
}
