import { fold } from '../../../language/fold.ts';
import type { Language, Words } from '../../../language/languages.ts';
import { type NumberSource, readNumber, writeNumber } from '../../../language/read-number.ts';
import { choicesOf } from '../../choice/cell.tsx';
import { labelsOf } from '../../flag/cell.tsx';
import { plainText } from '../../plain-cell.tsx';
import { textsOf } from '../../translated-cell.tsx';
import { isItem } from '../cell.tsx';
import { newItem } from '../new-item.ts';
import type { Column, GridShape } from './grid-shape.ts';

/** The values among which a cell chooses, with their names; `null` for one that is typed in. */
export function choicesIn({ field }: Column): readonly (readonly [string, Words])[] | null {
  if (field.kind === 'choice') return choicesOf(field);
  if (field.kind !== 'flag') return null;
  const { on, off } = labelsOf(field);
  return [
    ['1', on ?? { en: '1', ar: '1' }],
    ['0', off ?? { en: '0', ar: '0' }],
  ];
}

/** What stands in a cell of an item: what is typed there, or the value that is chosen. */
export function readCell(item: unknown, { wire, language }: Column, isPlain: boolean): string {
  const value = isPlain ? item : isItem(item) ? item[wire] : undefined;
  if (typeof value === 'boolean') return value ? '1' : '0';
  return language === null ? plainText(value) : textsOf(value)[language];
}

const toValue = ({ field }: Column, text: string): unknown => {
  if (field.kind === 'flag') return text === '0' ? 0 : 1;
  // A number stays text while it is typed, so that no digit jumps.
  return field.kind === 'number' && text === '' ? null : text;
};

const arabicNumber = /[\u0660-\u0669\u06F0-\u06F9\u066B]/g;

/** Digits of an Arabic or Persian keyboard as they are kept, where a column is a number. */
const inLatin = (text: string): string =>
  text.replace(arabicNumber, (sign) => (sign === '٫' ? '.' : String(sign.charCodeAt(0) & 15)));

/** The item with another text in one of its cells; a new item where there is none yet. */
export function writeCell(item: unknown, column: Column, text: string, shape: Pick<GridShape, 'fields' | 'isPlain'>) {
  const { wire, language, field } = column;
  const typed = field.kind === 'number' ? inLatin(text) : text;
  if (shape.isPlain) return language === null ? toValue(column, typed) : { ...textsOf(item), [language]: typed };
  const before = isItem(item) ? item : newItem(shape.fields);
  const value = language === null ? toValue(column, typed) : { ...textsOf(before[wire]), [language]: typed };
  return { ...before, [wire]: value };
}

/** A cell as a spreadsheet is given it. */
export const shownText = (column: Column, text: string, own: Language): string =>
  choicesIn(column)?.find(([value]) => value === text)?.[1][own] ?? text;

/**
 * What a cell makes of a text from elsewhere; `null` where it is none of the values it chooses among, or a number that
 * can be two. A text that is no number stays as it is: the cell shows it, and saving refuses it.
 */
export function understoodText(column: Column, pasted: string, source: NumberSource = {}): string | null {
  const text = pasted.replace(/\s+/g, ' ').trim();
  const choices = choicesIn(column);
  if (choices !== null) {
    const names = fold(text);
    if (text === '') return '';
    return choices.find(([value, { en, ar }]) => [value, en, ar].some((name) => fold(name) === names))?.[0] ?? null;
  }
  if (column.field.kind !== 'number') return text;
  const value = readNumber(pasted, source);
  if (value !== null) return writeNumber(value);
  return readNumber(pasted) === null ? text : null;
}
