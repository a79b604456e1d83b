import * as z from 'zod/mini';
import { readNumber, writeNumber } from '../../language/read-number.ts';
import type { FieldOptions, Issue } from '../field.ts';
import { plainField } from '../plain.ts';
import type { SpreadsheetCell } from '../spreadsheet-cell.ts';
import type { Unit } from './units.ts';

export interface NumberOptions extends FieldOptions {
  readonly min?: number;
  readonly max?: number;
  /** True for integers. */
  readonly isWhole?: boolean;
  /** Shown after the number, in the reader's language. */
  readonly unit?: Unit;
}

/** Parses a sent number, also in the notations that people type; `null` if it is not a number. */
function toNumber(input: unknown): number | null {
  if (typeof input === 'string') return readNumber(input);
  return typeof input === 'number' && Number.isFinite(input) ? input : null;
}

/** The error for a text that is not a number, which quotes it. */
export const notANumber = (input: unknown): Pick<Issue, 'code' | 'params'> => ({
  code: 'notANumber',
  params: { text: (typeof input === 'string' ? input : JSON.stringify(input ?? null)).slice(0, mostQuoted) },
});

/** Most characters of a refused text that its message quotes. */
const mostQuoted = 60;

const storedNumber = z.nullable(z.number());
const writtenNumber = z.pipe(
  z.string().check(z.refine((text) => readNumber(text) !== null)),
  z.transform((text) => readNumber(text) ?? 0),
);
const sentNumbers = new Map<string, z.ZodMiniType<number | null>>();

/** The schema of accepted numbers within a range. It is cached by range. */
function sentNumber({ min = -1e9, max = 1e9, isWhole = false }: NumberOptions): z.ZodMiniType<number | null> {
  const key = `${min} ${max} ${isWhole}`;
  const known = sentNumbers.get(key);
  if (known !== undefined) return known;
  const range = z.number().check(
    z.minimum(min),
    z.maximum(max),
    z.refine((value) => !isWhole || Number.isInteger(value)),
  );
  const schema = z.nullable(z.union([range, z.pipe(writtenNumber, range)]));
  sentNumbers.set(key, schema);
  return schema;
}

const spreadsheetCell: SpreadsheetCell = {
  isNumber: true,
  write: (value) => (typeof value === 'number' ? writeNumber(value) : ''),
  read(cell, { hasDecimalCommas }) {
    if (cell.trim() === '') return { value: null };
    const value = readNumber(cell, { hasDecimalCommas });
    return value === null ? { issue: notANumber(cell) } : { value };
  },
};

/** A number, or none. Forms and API clients may send it as text in the notations that people type. */
export function number(options: NumberOptions = {}) {
  const { isWhole = false } = options;
  return plainField<'number', number | null, NumberOptions>({
    kind: 'number',
    options,
    schema: () => sentNumber(options),
    stored: () => storedNumber,
    empty: null,
    refusal(input) {
      const value = toNumber(input);
      if (value === null) return notANumber(input);
      return { code: isWhole && !Number.isInteger(value) ? 'notWhole' : 'outOfRange' };
    },
    isEmpty: (value) => value === null,
    spreadsheetCell,
    filter: { by: 'range', facts: (value) => (value === null ? [] : [value]) },
    words: (value) => (value === null ? [] : [String(value)]),
  });
}
