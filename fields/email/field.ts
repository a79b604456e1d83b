import { z } from 'zod';
import type { FieldOptions } from '../field.ts';
import { writtenField } from '../written.ts';

const schema = z.email().max(254);

/** An e-mail address; its domain is kept in lower case. Only characters that no header could mistake are let through. */
export const email = (options: FieldOptions = {}) =>
  writtenField({
    kind: 'email',
    options,
    schema: () => schema,
    refusal: 'invalidEmail',
    input: 'email',
    read(typed) {
      const at = typed.lastIndexOf('@');
      const address = typed.slice(0, at) + typed.slice(at).toLowerCase();
      return schema.safeParse(address).success ? address : null;
    },
  });
