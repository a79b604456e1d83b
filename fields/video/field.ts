import type { FieldOptions } from '../field.ts';
import { fileField } from '../file-field.ts';

/** A video (mp4, webm or ogg). */
export const video = (options: FieldOptions = {}) => fileField('video', { accept: ['video'], ...options });
