import { fold } from '../../language/fold.ts';
import { readNumber, readWritten } from '../../language/read-number.ts';

/** Millimetres in each unit. */
export const lengthUnits = { mm: 1, m: 1000, in: 25.4, ft: 304.8 } as const;
export type LengthUnit = keyof typeof lengthUnits;

export const isLengthUnit = (text: string | null): text is LengthUnit =>
  text !== null && Object.hasOwn(lengthUnits, text);

/** The unit of viewing distances: the larger unit of the same system. */
export const distanceUnit = (unit: LengthUnit): 'm' | 'ft' => (unit === 'mm' || unit === 'm' ? 'm' : 'ft');

/** Millimetres by the unit names and symbols that visitors type, after case and diacritic folding. */
const typed: Readonly<Record<string, number>> = {
  ...lengthUnits,
  cm: 10,
  metre: 1000,
  metres: 1000,
  meter: 1000,
  meters: 1000,
  inch: 25.4,
  inches: 25.4,
  foot: 304.8,
  feet: 304.8,
  '"': 25.4,
  '″': 25.4,
  "'": 304.8,
  '′': 304.8,
  مم: 1,
  سم: 10,
  م: 1000,
  متر: 1000,
  امتار: 1000,
  بوصه: 25.4,
  انش: 25.4,
  قدم: 304.8,
};

const hundredths = 10_000;
/** Most digits before the decimal separator, in any unit. */
const mostDigits = 9;

export const toMillimetres = (value: number, unit: LengthUnit): number => value * lengthUnits[unit];

/** Converts millimetres to a unit, rounded to four decimals. */
export const fromMillimetres = (millimetres: number, unit: LengthUnit): number =>
  Math.round((millimetres / lengthUnits[unit]) * hundredths) / hundredths;

/**
 * Parses a length as visitors type it: `3.4`, `3,4`, `٣٫٤`, `340 cm`, `11 ft`, `٦ م`, `6,000 mm`.
 * @param unit of a number without a unit
 * @returns the length in `unit`; `null` if the text is not a length
 */
export function readLength(text: string, unit: LengthUnit): number | null {
  const written = readWritten(text);
  if (written === null || written.before !== '' || written.whole.length > mostDigits) return null;
  const value = Number(`${written.whole}.${written.fraction}0`);
  const name = fold(written.behind).trim().replace(/\.$/, '');
  if (name === '') return value;
  const named = Object.hasOwn(typed, name) ? typed[name] : undefined;
  return named === undefined ? null : fromMillimetres(value * named, unit);
}

const mostCount = 999_999;

/** Parses an integer with digits of any script; `null` if the text is not one. */
export function readCount(text: string): number | null {
  const value = readNumber(text);
  return value !== null && Number.isInteger(value) && value >= 0 && value <= mostCount ? value : null;
}
