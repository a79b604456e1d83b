import type { Specification } from './specification.tsx';

/** Splits a specification behind so many of its rows; a group that is cut through has its name on both sides. */
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
