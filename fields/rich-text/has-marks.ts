import type { Field } from '../field.ts';

/** Whether the plain text of a field uses the legacy marks (`PlainForm`). */
export const hasMarks = ({ options }: Pick<Field, 'options'>): boolean =>
  'hasMarks' in options && options.hasMarks === true;
