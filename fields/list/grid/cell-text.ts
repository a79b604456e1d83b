import { fold } from '../../../language/fold.ts';
import type { Language } from '../../../language/languages.ts';
import { type NumberSource, readNumber, writeNumber } from '../../../language/read-number.ts';
import { plainText } from '../../plain-cell.tsx';
import { textsOf } from '../../translated-cell.tsx';
import { isItem } from '../cell.tsx';
import { newItem } from '../new-item.ts';
import type { Column, GridShape } from './grid-shape.ts';

/** The text of an item's cell: the typed text, or the chosen value. */
export function readCell(item: unknown, { apiName, language }: Column, isPlain: boolean): string {
  const value = isPlain ? item : isItem(item) ? item[apiName] : undefined;
  if (typeof value === 'boolean') return value ? '1' : '0';
  return language === null ? plainText(value) : textsOf(value)[language];
}

/** Returns the item with another text in one of its cells; a new item if there is none yet. */
export function writeCell(item: unknown, column: Column, text: string, shape: Pick<GridShape, 'fields' | 'isPlain'>) {
  const { apiName, language, cell } = column;
  const { toValue = (typed: string): unknown => typed } = cell;
  const valueIn = (before: unknown) => (language === null ? toValue(text) : { ...textsOf(before), [language]: text });
  if (shape.isPlain) return valueIn(item);
  const before = isItem(item) ? item : newItem(shape.fields);
  return { ...before, [apiName]: valueIn(before[apiName]) };
}

/** The text of a cell for a spreadsheet: the name of a choice, or the text itself. */
export const shownText = (column: Column, text: string, own: Language): string =>
  column.cell.choices?.find(([value]) => value === text)?.[1][own] ?? text;

/**
 * Converts a pasted text for a cell; `null` if it is not one of the cell's choices, or is an ambiguous number. A text
 * that is not a number stays as it is: the cell shows it, and saving refuses it.
 */
export function understoodText(column: Column, pasted: string, source: NumberSource = {}): string | null {
  const text = pasted.replace(/\s+/g, ' ').trim();
  const { choices, isNumber } = column.cell;
  if (choices !== undefined) {
    const names = fold(text);
    if (text === '') return '';
    return choices.find(([value, { en, ar }]) => [value, en, ar].some((name) => fold(name) === names))?.[0] ?? null;
  }
  if (isNumber !== true) return text;
  const value = readNumber(pasted, source);
  if (value !== null) return writeNumber(value);
  return readNumber(pasted) === null ? text : null;
}
