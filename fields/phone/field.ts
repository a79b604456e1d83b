import { z } from 'zod';
import type { FieldOptions } from '../field.ts';
import { writtenField } from '../written.ts';

const international = /^\+[1-9]\d{6,14}$/;
const defaultCallingCode = '966';

/** What people write between digits. */
const separators = /[\s().\-/\u00A0\u2010-\u2015]/g;

/**
 * A number as E.164 writes it (ITU-T E.164: at most 15 digits behind the plus). `00` is the international prefix of
 * both countries; any other leading 0 belongs to a number inside the country, and so does a number without a prefix
 * unless it begins with the country's own code.
 */
export function toInternational(typed: string, callingCode: string = defaultCallingCode): string | null {
  const digits = typed.replace(separators, '');
  if (!/^\+?\d+$/.test(digits)) return null;
  const number = digits.startsWith('+')
    ? digits
    : digits.startsWith('00')
      ? `+${digits.slice(2)}`
      : digits.startsWith('0')
        ? `+${callingCode}${digits.slice(1)}`
        : digits.startsWith(callingCode) && digits.length > 10
          ? `+${digits}`
          : `+${callingCode}${digits}`;
  // A 0 kept behind the country's code, as in +966 (0)50, is not dialled.
  const dialled = number.replace(`+${callingCode}0`, `+${callingCode}`);
  return international.test(dialled) ? dialled : null;
}

/** A phone number, typed in the local or the international form, with Latin or Arabic digits; kept as E.164. */
export const phone = (options: FieldOptions = {}) =>
  writtenField({
    kind: 'phone',
    options,
    schema: () => z.string().regex(international),
    refusal: 'invalidPhone',
    input: 'tel',
    read: toInternational,
  });
