import * as z from 'zod/mini';
import type { FieldOptions } from '../field.ts';
import { writtenField } from '../written.ts';
import { toEmail } from './to-email.ts';

/** An e-mail address; its domain is kept in ASCII and lower case, in whichever script it was written. */
export const email = (options: FieldOptions = {}) =>
  writtenField({
    kind: 'email',
    options,
    schema: () => z.string().check(z.refine((text) => toEmail(text) !== null)),
    refusal: 'invalidEmail',
    input: 'email',
    read: toEmail,
  });
