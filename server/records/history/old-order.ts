import { isSame } from '../../../fields/is-same.ts';

/** Of some ids those that are among others, and those that are not, both in their order. */
function divide(ids: readonly number[], others: readonly number[]) {
  const known = new Set(others);
  return { among: ids.filter((id) => known.has(id)), besides: ids.filter((id) => !known.has(id)) };
}

/** An old order of the records that are still there, then those that came since, in their present order. */
export const oldOrderOf = (old: readonly number[], present: readonly number[]): readonly number[] => [
  ...divide(old, present).among,
  ...divide(present, old).besides,
];

/** Whether the records of an order that are still there stand in it, whatever came between them. */
export const isInOrder = (order: readonly number[], present: readonly number[]): boolean =>
  isSame(divide(order, present).among, divide(present, order).among);
