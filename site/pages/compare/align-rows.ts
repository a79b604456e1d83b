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

/**
 * Puts the technical parameters of several products side by side: rows whose group and name are the same to a reader
 * (see `language/fold.ts`) are one row. Groups and rows come in the order in which they are first met.
 */
export function alignRows(specifications: readonly Specification[]): ComparedGroup[] {
  const groups = new Map<string, Collected>();
  for (const [index, specification] of specifications.entries()) {
    for (const { group, rows } of specification) {
      const collected = groups.get(keyOf(group)) ?? { name: group, rows: new Map() };
      groups.set(keyOf(group), collected);
      for (const { name, value, unit } of rows) {
        const row = collected.rows.get(keyOf(name)) ?? { name, cells: specifications.map(() => null) };
        collected.rows.set(keyOf(name), row);
        // A product that names a property twice is shown with the first of its values.
        row.cells[index] ??= { value, unit: unit.text === '' ? null : unit };
      }
    }
  }
  return [...groups.values()]
    .map(({ name, rows }) => ({ name, rows: [...rows.values()].map((row) => toRow(row.name, row.cells)) }))
    .filter(({ rows }) => rows.length > 0);
}
