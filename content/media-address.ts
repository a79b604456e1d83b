import type { Media } from '../fields/field.ts';
import { cropName, type ImageCrop } from './image-crops.ts';
import type { VariantFormat } from './image-widths.ts';

/** Where the stored file itself is served. */
export const uploadAddress = (media: Pick<Media, 'name'>): string => `/uploads/${media.name}`;

/**
 * So many signs of a hash tell pictures apart: of a hundred thousand, two are alike in one of fifty thousand sites. A page
 * names some three hundred variants, and each would name it whole.
 */
export const shortHash = 12;

/** What pages named before, and may still be read. */
export const formerShortHash = 16;

/** Where a picture, or a crop of it, is served in one of its `imageSteps` or `cropSteps`; the address changes with the content, so it is kept for good. */
export const variantAddress = (
  media: Pick<Media, 'hash'>,
  step: number,
  format: VariantFormat,
  crop?: ImageCrop,
): string => `/images/${media.hash.slice(0, shortHash)}-${step}${crop ? `-${cropName(crop)}` : ''}.${format}`;
