import type { FieldOptions } from '../field.ts';
import { fileField } from '../file-field.ts';

/** A video (MP4 or WebM). */
export const video = (options: FieldOptions = {}) => fileField('video', { accept: ['video'], ...options });
