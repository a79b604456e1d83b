import { type CropShape, cropOf, cropShapes, cropSteps, type ImageCrop } from '../../content/image-crops.ts';
import { imageSteps, type ImageStep } from '../../content/image-widths.ts';
import type { Media } from '../../fields/field.ts';
import { type CropBox, coveringFactor, coveringSizes } from './covering-sizes.ts';
import { stillAddress } from './media.ts';
import { neededSteps } from './needed-widths.ts';
import type { Site } from '../render/site-context.ts';
import { phones } from '../render/page-stylesheets.ts';

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
  readonly type: 'image/avif';
  readonly sizes: string | undefined;
  readonly srcSet: string;
}

/** How a page names a picture. */
export interface NamedPicture {
  /** The first that suits a browser and its window counts; none for what is served only as it is. */
  readonly sources: readonly PictureSource[];
  /**
   * What the few browsers without AVIF get: one picture, as large as it is shown and no wider than 1280 pixels; none for
   * what is served only as it is.
   */
  readonly still: string | undefined;
}

const widestStill = 1280;

/** A page names some forty pictures: what its reader does without is left out. */
const short = (sizes: string): string => sizes.replaceAll(/([:,]) | (\*) /g, '$1$2');

/** What `sizes` say of windows wider than phones, which the first of them begins with; all where they say nothing of it. */
const sizesAbovePhones = (sizes: string): string => /^(\(min-width: .+), [^(]+$/.exec(sizes)?.[1] ?? sizes;

/** A picture's addresses in the sizes in which some screen may show it. */
export function namePicture(
  site: Pick<Site, 'upload' | 'variant'>,
  media: Media,
  { sizes: allSizes, box, onPhones }: Framing,
): NamedPicture {
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
