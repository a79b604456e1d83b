import { z } from 'zod';
import type { FieldOptions } from '../field.ts';
import { plainField } from '../plain.ts';

export interface NumberOptions extends FieldOptions {
  readonly min?: number;
  readonly max?: number;
  /** True where fractions make no sense. */
  readonly isWhole?: boolean;
  /** Shown behind the number, such as `mm`. */
  readonly unit?: string;
}

const digits = /^-?\d+(\.\d+)?$/;

const isNumber = (input: unknown): boolean =>
  typeof input === 'string' ? digits.test(input) : typeof input === 'number' && Number.isFinite(input);

/** A number, or none; forms send it as text. */
export function number(options: NumberOptions = {}) {
  const { isWhole = false } = options;
  const range = z
    .number()
    .min(options.min ?? -1e9)
    .max(options.max ?? 1e9)
    .refine((value) => !isWhole || Number.isInteger(value));
  return plainField<'number', number | null, NumberOptions>({
    kind: 'number',
    options,
    schema: z.union([range, z.string().regex(digits).transform(Number).pipe(range)]).nullable(),
    stored: z.number().nullable(),
    empty: null,
    refusal: (input) =>
      !isNumber(input) ? 'notANumber' : isWhole && !Number.isInteger(Number(input)) ? 'notWhole' : 'outOfRange',
    isEmpty: (value) => value === null,
    filter: { by: 'range', unit: options.unit, facts: (value) => (value === null ? [] : [value]) },
    words: (value) => (value === null ? [] : [String(value)]),
  });
}
