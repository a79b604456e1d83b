import * as z from 'zod/mini';
import type { FieldOptions } from '../field.ts';
import { writtenField } from '../written.ts';

/** Maximum length: more than any number with the characters that people add. */
export const longestPhone = 80;

/** E.164: at most 15 digits after the plus (ITU-T). */
export const international = /^\+[1-9]\d{6,14}$/;

/**
 * A phone number. The server decides which texts are valid (`readPhone` of the context), because the numbering plans of
 * all countries are too large for browsers. Without `readPhone` only E.164 is accepted.
 */
export const phone = (options: FieldOptions = {}) =>
  writtenField({
    kind: 'phone',
    options,
    schema: () => z.string().check(z.maxLength(longestPhone)),
    refusal: 'unlikelyPhone',
    input: 'tel',
    max: longestPhone,
    read: (typed, { readPhone }) =>
      readPhone === undefined ? (international.test(typed) ? typed : null) : readPhone(typed),
  });
