import { fold } from '../language/fold.ts';
import type { Language, Words } from '../language/languages.ts';
import { readNumber, writeNumber } from '../language/read-number.ts';
import type { Field, Issue } from './field.ts';
import { notANumber } from './number/field.ts';

/** What cells of a spreadsheet need to know of the site. */
export interface SheetContext {
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
export interface SheetCell {
  /** @param value as `?languages=all` carries it; of a text in both languages that of one */
  write(value: unknown, context: SheetContext): string;
  read(cell: string, context: SheetContext): CellValue;
}

const plain: SheetCell = {
  write: (value) => (typeof value === 'string' ? value : ''),
  read: (cell) => ({ value: cell }),
};

const number: SheetCell = {
  write: (value) => (typeof value === 'number' ? writeNumber(value) : ''),
  read(cell, { hasDecimalCommas }) {
    if (cell.trim() === '') return { value: null };
    const value = readNumber(cell, { hasDecimalCommas });
    return value === null ? { issue: notANumber(cell) } : { value };
  },
};

const yes = ['yes', 'true', '1', 'نعم'].map(fold);
const no = ['no', 'false', '0', '', 'لا'].map(fold);

const flag: SheetCell = {
  write: (value, { language }) => (value === true ? { en: 'yes', ar: 'نعم' } : { en: 'no', ar: 'لا' })[language],
  read(cell) {
    const written = fold(cell.trim());
    if (yes.includes(written)) return { value: true };
    return no.includes(written) ? { value: false } : { issue: { code: 'notAnOption' } };
  },
};

function choice(choices: Readonly<Record<string, Words>>): SheetCell {
  return {
    write: (value, { language }) => (typeof value === 'string' ? (choices[value]?.[language] ?? '') : ''),
    read(cell) {
      const written = fold(cell.trim());
      if (written === '') return { value: '' };
      const found = Object.entries(choices).find(([value, { en, ar }]) =>
        [value, en, ar].some((name) => fold(name) === written),
      );
      return found === undefined ? { issue: { code: 'notAnOption' } } : { value: found[0] };
    },
  };
}

const reference = (to: string): SheetCell => ({
  write: (value, { nameOf }) => (typeof value === 'number' ? nameOf(to, value) : ''),
  read(cell, { idsOf }) {
    if (cell.trim() === '') return { value: null };
    const [id, ...others] = idsOf(to, cell);
    if (id === undefined) return { issue: { code: 'unknownRecord' } };
    return others.length > 0 ? { issue: { code: 'notAnOption' } } : { value: id };
  },
});

const cells: Readonly<Record<string, SheetCell>> = {
  text: plain,
  'long-text': plain,
  'rich-text': plain,
  'plain-text': plain,
  'icon-name': plain,
  date: plain,
  email: plain,
  link: plain,
  phone: plain,
  time: plain,
  url: plain,
  number,
  flag,
};

/** How values of a field stand in a spreadsheet; `null` for lists, files and tables, which no cell holds. */
export function sheetCellOf(field: Field): SheetCell | null {
  const { kind, options, form } = field;
  if (kind === 'choice') return choice(form?.choices ?? {});
  if (kind === 'reference' && 'to' in options && typeof options.to === 'string') return reference(options.to);
  return cells[kind] ?? null;
}
