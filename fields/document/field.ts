import type { FieldOptions } from '../field.ts';
import { fileField } from '../file-field.ts';

/** A PDF document. */
export const document = (options: FieldOptions = {}) => fileField('document', { accept: ['document'], ...options });
