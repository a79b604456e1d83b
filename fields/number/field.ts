import { z } from 'zod';
import type { FieldOptions } from '../field.ts';
import { plainField } from '../plain.ts';
import type { Unit } from './units.ts';

export interface NumberOptions extends FieldOptions {
  readonly min?: number;
  readonly max?: number;
  /** True where fractions make no sense. */
  readonly isWhole?: boolean;
  /** Shown behind the number, in the language of whoever looks. */
  readonly unit?: Unit;
}

const digits = /^-?\d+(\.\d+)?$/;

const isNumber = (input: unknown): boolean =>
  typeof input === 'string' ? digits.test(input) : typeof input === 'number' && Number.isFinite(input);

const storedNumber = z.number().nullable();
const sentNumbers = new Map<string, z.ZodType<number | null>>();

/** What may be sent for numbers of a range, declared once for each. */
function sentNumber({ min = -1e9, max = 1e9, isWhole = false }: NumberOptions): z.ZodType<number | null> {
  const key = `${min} ${max} ${isWhole}`;
  const known = sentNumbers.get(key);
  if (known !== undefined) return known;
  const range = z
    .number()
    .min(min)
    .max(max)
    .refine((value) => !isWhole || Number.isInteger(value));
  const schema = z.union([range, z.string().regex(digits).transform(Number).pipe(range)]).nullable();
  sentNumbers.set(key, schema);
  return schema;
}

/** A number, or none; forms send it as text. */
export function number(options: NumberOptions = {}) {
  const { isWhole = false } = options;
  return plainField<'number', number | null, NumberOptions>({
    kind: 'number',
    options,
    schema: () => sentNumber(options),
    stored: () => storedNumber,
    empty: null,
    refusal: (input) =>
      !isNumber(input) ? 'notANumber' : isWhole && !Number.isInteger(Number(input)) ? 'notWhole' : 'outOfRange',
    isEmpty: (value) => value === null,
    filter: { by: 'range', facts: (value) => (value === null ? [] : [value]) },
    words: (value) => (value === null ? [] : [String(value)]),
  });
}
