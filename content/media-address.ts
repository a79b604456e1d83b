import type { Media } from '../fields/field.ts';
import { cropName, type ImageCrop } from './image-crops.ts';
import type { VariantFormat } from './image-widths.ts';

/** The address of the original file. */
export const uploadAddress = (media: Pick<Media, 'name'>): string => `/uploads/${media.name}`;

/**
 * Number of hash characters in addresses of variants. Among a hundred thousand pictures, two have the same ones in one
 * of fifty thousand sites. A page contains some three hundred addresses of variants, which whole hashes would make much
 * longer.
 */
export const shortHash = 12;

/** The length used by earlier releases; pages from then may still be open. */
export const formerShortHash = 16;

/**
 * The address of a variant of a picture or crop in one of its `imageSteps` or `cropSteps`. The address changes with the
 * content, so the answer is immutable.
 */
export const variantAddress = (
  media: Pick<Media, 'hash'>,
  step: number,
  format: VariantFormat,
  crop?: ImageCrop,
): string => `/images/${media.hash.slice(0, shortHash)}-${step}${crop ? `-${cropName(crop)}` : ''}.${format}`;
