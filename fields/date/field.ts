import * as z from 'zod/mini';
import type { FieldOptions } from '../field.ts';
import { writtenField } from '../written.ts';

const written = /^(?:19|20|21)\d\d-\d\d-\d\d$/;

/** True for an existing date, written as `2026-02-28`. */
export function isDate(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return written.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** A date of the Gregorian calendar, `YYYY-MM-DD`, without a time zone. */
export const date = (options: FieldOptions = {}) =>
  writtenField({
    kind: 'date',
    options,
    schema: () => z.iso.date(),
    refusal: 'invalidDate',
    input: 'date',
    read: (typed) => (isDate(typed) ? typed : null),
  });
