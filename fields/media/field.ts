import type { FieldOptions } from '../field.ts';
import { fileField } from '../file-field.ts';

/** A picture or a video; which of them decides how it is shown. */
export const media = (options: FieldOptions = {}) => fileField('media', { accept: ['image', 'video'], ...options });
