import type { FieldOptions } from '../field.ts';
import { fileField, type FileOptions } from '../file-field.ts';
import type { Ground } from '../file-ground.ts';

export interface ImageOptions extends FieldOptions, Pick<FileOptions, 'asAddress'> {
  /** What the picture is drawn to stand on, where the site shows it on that alone. */
  readonly ground?: Ground;
}

/** A picture. */
export const image = (options: ImageOptions = {}) => fileField('image', { accept: ['image'], ...options });
