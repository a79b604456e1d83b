import type { Text } from '../../../fields/field.ts';
import { fold } from '../../../language/fold.ts';
import type { Specification } from '../../sections/specification.tsx';

/** A value with its unit, which is `null` if there is none. */
export interface Cell {
  readonly value: Text;
  readonly unit: Text | null;
}

/** One property of all products, in the order of the products. */
export interface ComparedRow {
  readonly name: Text;
  readonly cells: readonly (Cell | null)[];
  /** True if the values differ or one of them is missing. */
  readonly differs: boolean;
  /** The heading of the row's original group, which may name its figures; absent if the row is still in that group. */
  readonly takenFrom?: Text;
}

export interface ComparedGroup {
  readonly name: Text;
  readonly rows: readonly ComparedRow[];
}

/** A key that is equal for texts that readers consider equal. */
export const keyOf = (text: Text): string => fold(text.text).replaceAll(/\s+/g, ' ').trim();
const cellKey = ({ value, unit }: Cell): string => `${keyOf(value)} ${unit === null ? '' : keyOf(unit)}`;

export const toRow = (name: Text, cells: readonly (Cell | null)[]): ComparedRow => ({
  name,
  cells,
  differs: new Set(cells.map((cell) => (cell === null ? '' : cellKey(cell)))).size > 1,
});

interface Collected {
  readonly name: Text;
  readonly rows: Map<string, { readonly name: Text; readonly cells: (Cell | null)[] }>;
}

/**
 * The row names that one product uses in several groups, such as a size. They have a different meaning in each group.
 */
function namesOfSeveral(specifications: readonly Specification[]): ReadonlySet<string> {
  const isTwice = (name: string, _: number, all: readonly string[]) => all.filter((other) => other === name).length > 1;
  return new Set(
    specifications.flatMap((specification) =>
      specification.flatMap(({ rows }) => [...new Set(rows.map(({ name }) => keyOf(name)))]).filter(isTwice),
    ),
  );
}

/**
 * Aligns the technical parameters of several products. Rows with equivalent group and name (see `language/fold.ts`)
 * become one row. Rows with the same name in different groups become one row too, unless a product has the name in
 * several groups. Groups and rows are in the order of their first occurrence.
 */
export function alignRows(specifications: readonly Specification[]): ComparedGroup[] {
  const groups = new Map<string, Collected>();
  const severalTimes = namesOfSeveral(specifications);
  for (const [index, specification] of specifications.entries()) {
    for (const { group, rows } of specification) {
      const own = groups.get(keyOf(group)) ?? { name: group, rows: new Map() };
      groups.set(keyOf(group), own);
      for (const { name, value, unit } of rows) {
        const key = keyOf(name);
        const elsewhere = severalTimes.has(key) ? undefined : [...groups.values()].find(({ rows }) => rows.has(key));
        const { rows: collected } = elsewhere ?? own;
        const row = collected.get(key) ?? { name, cells: specifications.map(() => null) };
        collected.set(key, row);
        // If a product has a property twice, the first value is shown.
        row.cells[index] ??= { value, unit: unit.text === '' ? null : unit };
      }
    }
  }
  return [...groups.values()]
    .map(({ name, rows }) => ({ name, rows: [...rows.values()].map((row) => toRow(row.name, row.cells)) }))
    .filter(({ rows }) => rows.length > 0);
}

const isOfOne = ({ cells }: ComparedRow): boolean =>
  cells.length > 1 && cells.filter((cell) => cell !== null).length === 1;
const columnOf = ({ cells }: ComparedRow): number => cells.findIndex((cell) => cell !== null);

/**
 * Moves rows with a value for only one product out of their groups into a last group, sorted by product. Rows whose
 * name occurs in several groups stay, because the name is ambiguous without its group.
 */
function singleRowsLast(groups: readonly ComparedGroup[], name: Text): readonly ComparedGroup[] {
  const names = groups.flatMap(({ rows }) => rows.map((row) => keyOf(row.name)));
  const isTaken = (row: ComparedRow) =>
    isOfOne(row) && names.indexOf(keyOf(row.name)) === names.lastIndexOf(keyOf(row.name));
  const taken = groups.flatMap((group) => group.rows.filter(isTaken).map((row) => ({ ...row, takenFrom: group.name })));
  return [
    ...groups.map((group) => ({ ...group, rows: group.rows.filter((row) => !isTaken(row)) })),
    { name, rows: taken.toSorted((one, other) => columnOf(one) - columnOf(other)) },
  ].filter(({ rows }) => rows.length > 0);
}

/**
 * Combines the general properties of all products with their technical parameters. A property of both becomes one row
 * among the parameters, because those are more exact; its empty cells are filled with the general values. Rows with a
 * value for only one product go into a last group named `ofOne`.
 */
export function withGeneral(
  general: ComparedGroup,
  specified: readonly ComparedGroup[],
  ofOne: Text,
): readonly ComparedGroup[] {
  const known = new Map(general.rows.map((row) => [keyOf(row.name), row]));
  const specifiedNames = new Set(specified.flatMap(({ rows }) => rows.map(({ name }) => keyOf(name))));
  const filled = specified.map((group) => ({
    ...group,
    rows: group.rows.map((row) => {
      const same = known.get(keyOf(row.name));
      return same === undefined
        ? row
        : toRow(
            row.name,
            row.cells.map((cell, index) => cell ?? same.cells[index] ?? null),
          );
    }),
  }));
  return [
    { ...general, rows: general.rows.filter(({ name }) => !specifiedNames.has(keyOf(name))) },
    ...singleRowsLast(filled, ofOne),
  ].filter(({ rows }) => rows.length > 0);
}
