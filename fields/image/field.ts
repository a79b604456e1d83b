import { fileField, type FileOptions } from '../file-field.ts';

export type ImageOptions = Omit<FileOptions, 'accept'>;

export const image = (options: ImageOptions = {}) => fileField('image', { accept: ['image'], ...options });
