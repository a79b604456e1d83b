import { z } from 'zod';
import type { FieldOptions } from '../field.ts';
import { writtenField } from '../written.ts';

const longest = 300;

/** The address of a website of the visitor's; `screens.example` is taken as `https://screens.example`. */
export const url = (options: FieldOptions = {}) =>
  writtenField({
    kind: 'url',
    options,
    schema: z.url({ protocol: /^https?$/ }).max(longest),
    refusal: 'invalidUrl',
    input: 'url',
    read(typed) {
      const address = /^[a-z][a-z0-9+.-]*:/i.test(typed) && !/^[\w.-]+:\d/.test(typed) ? typed : `https://${typed}`;
      const parsed = /[\s\\]/.test(address) || address.length > longest ? null : URL.parse(address);
      if (parsed === null || !/^https?:$/.test(parsed.protocol) || parsed.username !== '') return null;
      return parsed.hostname.includes('.') ? address : null;
    },
  });
