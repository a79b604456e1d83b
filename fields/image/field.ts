import type { FieldOptions } from '../field.ts';
import { fileField } from '../file-field.ts';

/** A picture. */
export const image = (options: FieldOptions = {}) => fileField('image', { accept: ['image'], ...options });
