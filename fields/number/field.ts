import { z } from 'zod';
import type { FieldOptions } from '../field.ts';
import { plainField } from '../plain.ts';

export interface NumberOptions extends FieldOptions {
  readonly min?: number;
  readonly max?: number;
  /** Shown behind the number, such as `mm`. */
  readonly unit?: string;
}

const digits = /^-?\d+(\.\d+)?$/;

/** A number, or none; forms send it as text. */
export function number(options: NumberOptions = {}) {
  const range = z
    .number()
    .min(options.min ?? -1e9)
    .max(options.max ?? 1e9);
  return plainField<'number', number | null, NumberOptions>({
    kind: 'number',
    options,
    schema: z.union([range, z.string().regex(digits).transform(Number).pipe(range)]).nullable(),
    empty: null,
    refusal: 'notANumber',
    isEmpty: (value) => value === null,
    words: (value) => (value === null ? [] : [String(value)]),
  });
}
