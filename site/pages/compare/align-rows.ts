import type { Text } from '../../../fields/field.ts';
import { fold } from '../../../language/fold.ts';
import type { Specification } from '../../sections/specification.tsx';

/** A value with its unit; `null` where a product says nothing. */
export interface Cell {
  readonly value: Text;
  readonly unit: Text | null;
}

/** One property of all products, in their order. */
export interface ComparedRow {
  readonly name: Text;
  readonly cells: readonly (Cell | null)[];
  /** True when products say different things, or one of them says nothing. */
  readonly differs: boolean;
  /** The heading of the group that it was taken from, which may name its figures; absent where it stands in its own. */
  readonly takenFrom?: Text;
}

export interface ComparedGroup {
  readonly name: Text;
  readonly rows: readonly ComparedRow[];
}

/** The same for all texts that a reader takes for the same. */
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

/** The names that some product gives to rows of several groups, such as a size: they mean something else in each. */
function namesOfSeveral(specifications: readonly Specification[]): ReadonlySet<string> {
  const isTwice = (name: string, _: number, all: readonly string[]) => all.filter((other) => other === name).length > 1;
  return new Set(
    specifications.flatMap((specification) =>
      specification.flatMap(({ rows }) => [...new Set(rows.map(({ name }) => keyOf(name)))]).filter(isTwice),
    ),
  );
}

/**
 * Puts the technical parameters of several products side by side: rows whose group and name are the same to a reader
 * (see `language/fold.ts`) are one row, and so are rows of one name in different groups, unless a product itself has
 * the name in several. Groups and rows come in the order in which they are first met.
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
        // A product that names a property twice is shown with the first of its values.
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
 * Takes what a single product says out of its groups, where it would be a line of gaps, and puts it behind them, what
 * is said of one product together. Rows of a name that several groups have stay, since it says too little elsewhere.
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
 * What is known of all products, and below it their technical parameters: a property of both is one row, among the
 * parameters, which say it more exactly; what they leave open is said as it is known. Behind all, in a group of the
 * given name, is what a single product says.
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
