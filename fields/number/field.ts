import * as z from 'zod/mini';
import { readNumber, writeNumber } from '../../language/read-number.ts';
import type { FieldOptions, Issue } from '../field.ts';
import { plainField } from '../plain.ts';
import type { SpreadsheetCell } from '../spreadsheet-cell.ts';
import type { Unit } from './units.ts';

export interface NumberOptions extends FieldOptions {
  readonly min?: number;
  readonly max?: number;
  /** True where fractions make no sense. */
  readonly isWhole?: boolean;
  /** Shown behind the number, in the language of whoever looks. */
  readonly unit?: Unit;
}

/** The number that was sent, also as a person types it; `null` where it is none. */
function toNumber(input: unknown): number | null {
  if (typeof input === 'string') return readNumber(input);
  return typeof input === 'number' && Number.isFinite(input) ? input : null;
}

/** A defect that quotes what was typed. */
export const notANumber = (input: unknown): Pick<Issue, 'code' | 'params'> => ({
  code: 'notANumber',
  params: { text: (typeof input === 'string' ? input : JSON.stringify(input ?? null)).slice(0, mostQuoted) },
});

/** Characters of a refused text that its sentence quotes. */
const mostQuoted = 60;

const storedNumber = z.nullable(z.number());
const writtenNumber = z.pipe(
  z.string().check(z.refine((text) => readNumber(text) !== null)),
  z.transform((text) => readNumber(text) ?? 0),
);
const sentNumbers = new Map<string, z.ZodMiniType<number | null>>();

/** What may be sent for numbers of a range, declared once for each. */
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

/** A number, or none; forms send it as text, and so may calls: as people type numbers. */
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
