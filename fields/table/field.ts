import type { FieldOptions } from '../field.ts';
import { list } from '../list/field.ts';
import { text } from '../text/field.ts';

const row = { name: text({ required: true }), value: text({ required: true }), unit: text({ max: 30 }) };
const group = { group: text(), rows: list(row, { max: 60 }) };

/** Technical parameters: named groups of rows of name, value and unit, each in both languages. */
export const table = (options: FieldOptions = {}) => ({
  ...list(group, { max: 20, ...options }),
  kind: 'table' as const,
});
