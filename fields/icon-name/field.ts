import * as z from 'zod/mini';
import type { FieldOptions } from '../field.ts';
import { plainField } from '../plain.ts';
import { textCell } from '../spreadsheet-cell.ts';

const schema = z.union([z.string().check(z.regex(/^bi-[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60)), z.literal('')]);

/** The name of an icon in the Bootstrap library, such as `bi-alarm`. It is not a file. */
export const iconName = (options: FieldOptions = {}) =>
  plainField({
    kind: 'icon-name',
    options,
    schema: () => schema,
    stored: () => schema,
    empty: '',
    refusal: 'invalidIconName',
    isEmpty: (name) => name === '',
    spreadsheetCell: textCell,
  });
