import type { SpannedCell } from '../table-grid.ts';
import { type HtmlElement, numberIn } from './tree.ts';

/**
 * Over how many columns and rows a cell of a table reaches.
 * @param left the rows of its part of the table from its own on: it reaches beyond none, and 0 rows are all of them
 */
export const spansOf = (cell: HtmlElement, left: number): Pick<SpannedCell<unknown>, 'columns' | 'rows'> => ({
  columns: numberIn(cell, 'colspan') ?? 1,
  rows: Math.min((numberIn(cell, 'rowspan') ?? 1) || left, left),
});
