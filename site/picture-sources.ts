import { type CropShape, cropOf, cropShapes, cropSteps, type ImageCrop } from '../content/image-crops.ts';
import { imageSteps, type ImageStep, type VariantFormat } from '../content/image-widths.ts';
import type { Media } from '../fields/field.ts';
import { type CropBox, coveringFactor, coveringSizes } from './covering-sizes.ts';
import { stillAddress } from './media.ts';
import { neededSteps } from './needed-widths.ts';
import type { Site } from './site-context.ts';
import { phones } from './style-sheets.ts';

/** How a picture is shown: all that its sizes and shapes follow from. */
export interface Framing {
  /** How wide the picture is shown, as the `sizes` of an image; where a box cuts it, how wide that is. */
  readonly sizes: string;
  /** The box that cuts it, where it has not the picture's own shape. */
  readonly box?: CropBox;
  /** The shape that phones get of a wide picture, across whose screen it goes: they load nothing that is cut away. */
  readonly onPhones?: CropShape;
}

/** What one `<source>` of a picture says. */
export interface PictureSource {
  /** The windows it is for; all unless given. */
  readonly media: string | undefined;
  readonly type: `image/${VariantFormat}`;
  readonly sizes: string | undefined;
  readonly srcSet: string;
}

/** The width of the one picture that the few browsers without AVIF get, in pixels, where it is shown so large. */
const widestStill = 1280;

/** What `sizes` say of windows wider than phones, which the first of them begins with; all where they say nothing of it. */
const sizesAbovePhones = (sizes: string): string => /^(\(min-width: .+), [^(]+$/.exec(sizes)?.[1] ?? sizes;

/** The sources of a picture, the first that suits a browser and its window counts; none for what is served only as it is. */
export function pictureSources(
  site: Pick<Site, 'upload' | 'variant'>,
  media: Media,
  { sizes: allSizes, box, onPhones }: Framing,
): readonly PictureSource[] {
  const crop = onPhones === undefined ? null : cropOf(media, onPhones);
  const sizes = crop === null ? allSizes : sizesAbovePhones(allSizes);
  const steps = neededSteps(imageSteps(media), sizes, coveringFactor(box, media));
  if (steps.length === 0) return [];
  const sourceOf = (format: VariantFormat, steps: readonly ImageStep[], crop?: ImageCrop) => ({
    type: `image/${format}` as const,
    srcSet: steps.map(({ step, width }) => `${site.variant(media, step, format, crop)} ${width}w`).join(', '),
  });
  const widest = Math.min(widestStill, steps.at(-1)?.step ?? widestStill);
  const whole = { media: undefined, sizes: box === undefined ? sizes : coveringSizes(sizes, box, media) };
  const sources = [
    { ...whole, ...sourceOf('avif', steps) },
    { media: undefined, type: 'image/webp' as const, sizes: undefined, srcSet: stillAddress(site, media, widest) },
  ];
  if (crop === null) return sources;
  const shape = { width: cropShapes[crop.shape], height: 1 };
  const cut = neededSteps(cropSteps(media, crop), '100vw', coveringFactor(box, shape));
  const cutSizes = box === undefined ? '100vw' : coveringSizes('100vw', box, shape);
  return [{ media: phones, sizes: cutSizes, ...sourceOf('avif', cut, crop) }, ...sources];
}
