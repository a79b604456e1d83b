import { byteLimits } from '../fields/file-limits.ts';

/** The API name of the picture of a form. */
export const photoName = 'photo';

/** The media types of a picture that a visitor may send. */
export const photoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

export const mostPhotoBytes = byteLimits.image;
