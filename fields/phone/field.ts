import * as z from 'zod/mini';
import type { FieldOptions } from '../field.ts';
import { writtenField } from '../written.ts';

/** Longer than any number, with what people write around it. */
export const longestPhone = 80;

/** E.164: at most 15 digits behind the plus (ITU-T). */
export const international = /^\+[1-9]\d{6,14}$/;

/**
 * A phone number. Which texts are numbers, the server says (`readPhone` of the context): the numbering plans of all
 * countries are too much for browsers. Without that only E.164 is taken.
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
