import { type CropShape, cropOf, cropShapes, cropSteps, type ImageCrop } from '../../content/image-crops.ts';
import { imageSteps, type ImageStep } from '../../content/image-widths.ts';
import type { Media } from '../../fields/field.ts';
import { type CropBox, coveringFactor, coveringSizes } from './covering-sizes.ts';
import { stillAddress } from './media.ts';
import { neededSteps } from './needed-widths.ts';
import type { Site } from '../render/site-context.ts';
import { phones } from '../render/window-widths.ts';

/** How a picture is displayed, from which its sizes and crops are derived. */
export interface Framing {
  /**
   * The displayed width, as the `sizes` of an image. With a box, the width of the box. A width that begins with
   * `(min-width: 1416px)` grows with the page's column from 1920 px on.
   */
  readonly sizes: string;
  /** The box that crops it, unless it keeps its own shape. */
  readonly box?: CropBox;
  /** The crop that phones load of a full-width picture, so that they load nothing that is cut off. */
  readonly onPhones?: CropShape;
}

/** The attributes of a `<source>` of a picture. */
export interface PictureSource {
  /** Media query of the windows it is for; `undefined` for all. */
  readonly media: string | undefined;
  readonly type: 'image/avif';
  readonly sizes: string | undefined;
  readonly srcSet: string;
}

/** The addresses of a picture in a page. */
export interface NamedPicture {
  /** The browser uses the first that matches. Empty for files that are served only as they are. */
  readonly sources: readonly PictureSource[];
  /**
   * The address for the few browsers without AVIF: one size, at most 1280 pixels wide. `undefined` for files that are
   * served only as they are.
   */
  readonly still: string | undefined;
}

const widestStill = 1280;

/**
 * Adds the width in the widest windows, in which the page's column is 1560 instead of 1320 px wide. A box grows a little
 * more than the column, because the gaps beside it do not grow.
 */
const withWidestColumn = (sizes: string): string =>
  sizes.replace(
    /^\(min-width: 1416px\) (\d+)px/,
    (inColumn, width: string) => `(min-width: 1920px) ${Math.round(Number(width) * 1.19)}px, ${inColumn}`,
  );

/** Removes optional spaces, because a page contains some forty pictures. */
const short = (sizes: string): string => sizes.replaceAll(/([:,]) | (\*) /g, '$1$2');

/** The part of `sizes` for windows wider than phones, which is its beginning; all of `sizes` if it has no condition. */
const sizesAbovePhones = (sizes: string): string => /^(\(min-width: .+), [^(]+$/.exec(sizes)?.[1] ?? sizes;

/** The addresses of a picture in the sizes that some screen may need. */
export function namePicture(
  site: Pick<Site, 'upload' | 'variant'>,
  media: Media,
  { sizes: declared, box, onPhones }: Framing,
): NamedPicture {
  const allSizes = withWidestColumn(declared);
  const crop = onPhones === undefined ? null : cropOf(media, onPhones);
  const sizes = crop === null ? allSizes : sizesAbovePhones(allSizes);
  const steps = neededSteps(imageSteps(media), sizes, coveringFactor(box, media));
  const largest = steps.at(-1);
  if (largest === undefined) return { sources: [], still: undefined };
  const still = stillAddress(site, media, Math.min(widestStill, largest.step));
  const sourceOf = (steps: readonly ImageStep[], sizes: string, crop?: ImageCrop) => ({
    media: crop && phones,
    sizes: short(sizes),
    type: 'image/avif' as const,
    srcSet: steps.map(({ step, width }) => `${site.variant(media, step, 'avif', crop)} ${width}w`).join(),
  });
  const whole = sourceOf(steps, box === undefined ? sizes : coveringSizes(sizes, box, media));
  if (crop === null) return { sources: [whole], still };
  const shape = { width: cropShapes[crop.shape], height: 1 };
  const cut = neededSteps(cropSteps(media, crop), '100vw', coveringFactor(box, shape));
  const cutSizes = box === undefined ? '100vw' : coveringSizes('100vw', box, shape);
  return { sources: [sourceOf(cut, cutSizes, crop), whole], still };
}
