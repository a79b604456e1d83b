import type { Language } from '../language/languages.ts';
import type { Issue } from './field.ts';

/** What spreadsheet cells need to know about the site. */
export interface SpreadsheetContext {
  readonly language: Language;
  /** True if other numbers of the file have a decimal comma. */
  readonly hasDecimalCommas?: boolean | undefined;
  /** The name of a record in a cell. */
  readonly nameOf: (slug: string, id: number) => string;
  /** The ids of records with a name. */
  readonly idsOf: (slug: string, name: string) => readonly number[];
}

/** The API value of a cell, or the reason why it has none. */
type CellValue = { readonly value: unknown } | { readonly issue: Pick<Issue, 'code' | 'params'> };

/** The conversion of a value to and from one spreadsheet cell, for all types but lists and files. */
export interface SpreadsheetCell {
  /** True for a number, which may have a decimal comma. */
  readonly isNumber?: boolean;
  /** @param value in the form of `?languages=all`; of a translated text, the text in one language */
  write(value: unknown, context: SpreadsheetContext): string;
  read(cell: string, context: SpreadsheetContext): CellValue;
}

/** A text is written to its cell unchanged. */
export const textCell: SpreadsheetCell = {
  write: (value) => (typeof value === 'string' ? value : ''),
  read: (cell) => ({ value: cell }),
};
