import type { Group } from './measures.ts';

/** What a figure counts; times are in milliseconds, memory in bytes. */
export type Unit = 'milliseconds' | 'bytes';

/** One thing that was measured in sites of several sizes. */
export interface Row {
  readonly name: string;
  readonly label: string;
  readonly group: Group;
  readonly unit: Unit;
  /** Every measurement by the number of products; empty where it took longer than anybody waits. */
  readonly values: ReadonlyMap<number, readonly number[]>;
}

/** What a run found out about one kind of database. */
export interface Result {
  readonly edition: 'sqlite' | 'postgres';
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

/** How many times as much the largest site takes as the smallest; `null` where one of them was not measured. */
export function growthOf({ values }: Pick<Row, 'values'>, sizes: readonly number[]): number | null {
  const [first = [], last = []] = [sizes[0], sizes.at(-1)].map((size) => (size === undefined ? [] : values.get(size)));
  return sizes.length < 2 || first.length === 0 || last.length === 0 ? null : median(last) / median(first);
}
