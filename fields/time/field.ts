import * as z from 'zod/mini';
import type { FieldOptions } from '../field.ts';
import { writtenField } from '../written.ts';

const written = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** A time of day to the minute, `HH:MM` on a 24-hour clock, without a time zone. */
export const time = (options: FieldOptions = {}) =>
  writtenField({
    kind: 'time',
    options,
    schema: () => z.string().check(z.regex(written)),
    refusal: 'invalidTime',
    input: 'time',
    // Some browsers also send seconds.
    read: (typed) => typed.replace(/^(\d\d:\d\d):\d\d(?:\.\d+)?$/, '$1').match(written)?.[0] ?? null,
  });
