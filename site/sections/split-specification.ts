import type { Specification } from './specification.tsx';

/** Splits a specification after a number of rows. A group that is split has its name in both parts. */
export function splitSpecification(
  specification: Specification,
  count: number,
): { readonly first: Specification; readonly others: Specification } {
  const startOf = (index: number): number =>
    specification.slice(0, index).reduce((sum, { rows }) => sum + rows.length, 0);
  const cut = (take: (rows: Specification[number]['rows'], at: number) => Specification[number]['rows']) =>
    specification
      .map((group, index) => ({ ...group, rows: take(group.rows, Math.max(0, count - startOf(index))) }))
      .filter(({ rows }) => rows.length > 0);
  return { first: cut((rows, at) => rows.slice(0, at)), others: cut((rows, at) => rows.slice(at)) };
}
