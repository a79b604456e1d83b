import type { FieldOptions } from '../field.ts';
import { list, listOfKind } from '../list/field.ts';
import { text } from '../text/field.ts';

interface TableOptions extends FieldOptions {
  /** True for a template of a table, in which values may be empty. */
  readonly isTemplate?: boolean;
}

/** Technical parameters: named groups of rows with name, value and unit, each in both languages. */
export function table({ isTemplate = false, ...options }: TableOptions = {}) {
  const row = {
    name: text({ required: true, label: { en: 'Name', ar: 'الاسم' } }),
    value: text({ required: !isTemplate, label: { en: 'Value', ar: 'القيمة' } }),
    unit: text({ max: 30, label: { en: 'Unit', ar: 'الوحدة' } }),
  };
  const group = { group: text(), rows: list(row, { max: 60 }) };
  return Object.assign(listOfKind('table', group, { max: 20, ...options }), { isGrouped: true } as const);
}
