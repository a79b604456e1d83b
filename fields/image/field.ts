import { fileField, type FileOptions } from '../file-field.ts';

export type ImageOptions = Omit<FileOptions, 'accept'>;

/** A picture. */
export const image = (options: ImageOptions = {}) => fileField('image', { accept: ['image'], ...options });
