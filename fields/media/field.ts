import type { FieldOptions } from '../field.ts';
import { fileField } from '../file-field.ts';

/** A picture or a video. The type of the file determines how it is displayed. */
export const media = (options: FieldOptions = {}) => fileField('media', { accept: ['image', 'video'], ...options });
