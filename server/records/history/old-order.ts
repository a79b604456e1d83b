import { isSame } from '../../../fields/is-same.ts';

/** Splits ids into those that are among `others` and those that are not, each in the given order. */
function divide(ids: readonly number[], others: readonly number[]) {
  const known = new Set(others);
  return { among: ids.filter((id) => known.has(id)), besides: ids.filter((id) => !known.has(id)) };
}

/** The old order of the records that still exist, followed by newer records in their present order. */
export const oldOrderOf = (old: readonly number[], present: readonly number[]): readonly number[] => [
  ...divide(old, present).among,
  ...divide(present, old).besides,
];

/** True if the records of an order that still exist are in that relative order, ignoring records between them. */
export const isInOrder = (order: readonly number[], present: readonly number[]): boolean =>
  isSame(divide(order, present).among, divide(present, order).among);
