import { z } from 'zod';
import type { FieldOptions } from '../field.ts';
import { plainField } from '../plain.ts';

export interface ReferenceOptions extends FieldOptions {
  /** The base name of the collection whose records are offered. */
  readonly to: string;
}

const id = z.int().positive();

/** The id of one record of another collection, or none. A record deleted since reads as none where it is shown. */
export const reference = (options: ReferenceOptions) =>
  plainField<'reference', number | null, ReferenceOptions>({
    kind: 'reference',
    options,
    schema: z
      .union([
        id,
        z
          .string()
          .regex(/^\d{1,9}$/)
          .transform(Number)
          .pipe(id),
      ])
      .nullable(),
    stored: id.nullable(),
    empty: null,
    refusal: 'unknownRecord',
    isEmpty: (value) => value === null,
  });
