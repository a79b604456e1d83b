import type { FieldOptions } from '../field.ts';
import { fileField } from '../file-field.ts';

/** A three-dimensional model (GLB). */
export const model = (options: FieldOptions = {}) => fileField('model', { accept: ['model'], ...options });
