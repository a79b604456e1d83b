import * as z from 'zod/mini';
import { fold } from '../../language/fold.ts';
import type { Words } from '../../language/languages.ts';
import type { FieldOptions } from '../field.ts';
import { plainField } from '../plain.ts';
import type { SpreadsheetCell } from '../spreadsheet-cell.ts';

export interface FlagOptions extends FieldOptions {
  readonly labels: { readonly on: Words; readonly off: Words };
  /** Returned as `true` and `false`. Default: 1 and 0. */
  readonly answers?: 'boolean';
}

const bit = z.union([z.literal(0), z.literal(1)]);

const digit = z.pipe(
  z.enum(['0', '1']),
  z.transform((text): 0 | 1 => (text === '1' ? 1 : 0)),
);
const truth = z.pipe(
  z.boolean(),
  z.transform((value): 0 | 1 => (value ? 1 : 0)),
);
const sentBit = z.pipe(z.union([bit, digit, truth]), bit);

const yes = ['yes', 'true', '1', 'نعم'].map(fold);
const no = ['no', 'false', '0', '', 'لا'].map(fold);

const spreadsheetCell: SpreadsheetCell = {
  write: (value, { language }) => (value === true ? { en: 'yes', ar: 'نعم' } : { en: 'no', ar: 'لا' })[language],
  read(cell) {
    const written = fold(cell.trim());
    if (yes.includes(written)) return { value: true };
    return no.includes(written) ? { value: false } : { issue: { code: 'notAnOption' } };
  },
};

/** 1 or 0; 1 if a record is created without a value. Forms send it as text, and JSON lists as `true` and `false`. */
export const flag = (options: FlagOptions) => ({
  ...plainField<'flag', 0 | 1, FlagOptions>({
    kind: 'flag',
    options,
    schema: () => sentBit,
    stored: () => bit,
    empty: 1,
    refusal: 'notAnOption',
    isEmpty: () => false,
    spreadsheetCell,
    filter: {
      by: 'choice',
      choices: { '1': options.labels.on, '0': options.labels.off },
      facts: (value) => [String(value)],
    },
  }),
  ...(options.answers === 'boolean' && {
    answered: () => z.boolean(),
    serialize: (stored: 0 | 1): unknown => stored === 1,
  }),
});
