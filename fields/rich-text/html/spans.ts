import type { SpannedCell } from '../table-grid.ts';
import { type HtmlElement, numberIn } from './tree.ts';

/**
 * The number of columns and rows that a table cell spans.
 * @param left number of rows of its table section from its own on: a cell spans at most these, and `rowspan` 0 means
 * all
 */
export const spansOf = (cell: HtmlElement, left: number): Pick<SpannedCell<unknown>, 'columns' | 'rows'> => ({
  columns: numberIn(cell, 'colspan') ?? 1,
  rows: Math.min((numberIn(cell, 'rowspan') ?? 1) || left, left),
});
