import { z } from 'zod';
import { plainField } from '../plain.ts';
import type { ReferenceOptions } from '../reference/field.ts';

const ids = z.array(z.int().positive()).max(100);

/** The ids of several records of another collection, in order; multipart bodies send them as JSON text. */
export const references = (options: ReferenceOptions) =>
  plainField<'references', readonly number[], ReferenceOptions>({
    kind: 'references',
    options,
    schema: z.union([
      ids,
      z
        .string()
        .regex(/^\[[\d,\s]*\]$/)
        .transform((json) => JSON.parse(json))
        .pipe(ids),
    ]),
    stored: ids,
    empty: [],
    refusal: 'unknownRecord',
    isEmpty: (value) => value.length === 0,
  });
