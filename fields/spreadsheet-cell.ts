import type { Language } from '../language/languages.ts';
import type { Issue } from './field.ts';

/** What cells of a spreadsheet need to know of the site. */
export interface SpreadsheetContext {
  readonly language: Language;
  /** True where numbers of the same file have commas before their fractions. */
  readonly hasDecimalCommas?: boolean | undefined;
  /** How a record is named in a cell. */
  readonly nameOf: (base: string, id: number) => string;
  /** The records that a cell may name. */
  readonly idsOf: (base: string, name: string) => readonly number[];
}

/** The value that a cell stands for, as calls carry it, or why it stands for none. */
type CellValue = { readonly value: unknown } | { readonly issue: Pick<Issue, 'code' | 'params'> };

/** How a value that is no list and no file stands in one cell of a spreadsheet. */
export interface SpreadsheetCell {
  /** True for a number, which may have a comma before its fraction. */
  readonly isNumber?: boolean;
  /** @param value as `?languages=all` carries it; of a text in both languages that of one */
  write(value: unknown, context: SpreadsheetContext): string;
  read(cell: string, context: SpreadsheetContext): CellValue;
}

/** A text stands in its cell as it is. */
export const textCell: SpreadsheetCell = {
  write: (value) => (typeof value === 'string' ? value : ''),
  read: (cell) => ({ value: cell }),
};
