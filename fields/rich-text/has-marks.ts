import type { Field } from '../field.ts';

/** Whether the plain text of a field has the marks of old (`PlainForm`). */
export const hasMarks = ({ options }: Pick<Field, 'options'>): boolean =>
  'hasMarks' in options && options.hasMarks === true;
