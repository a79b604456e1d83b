import * as z from 'zod/mini';
import type { FieldOptions } from '../field.ts';
import { writtenField } from '../written.ts';
import { toEmail } from './to-email.ts';

/** An email address. Its domain is stored in ASCII and lower case, regardless of the script in which it was typed. */
export const email = (options: FieldOptions = {}) =>
  writtenField({
    kind: 'email',
    options,
    schema: () => z.string().check(z.refine((text) => toEmail(text) !== null)),
    refusal: 'invalidEmail',
    input: 'email',
    read: toEmail,
  });
