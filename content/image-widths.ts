import type { Media } from '../fields/field.ts';

/**
 * The only widths, in pixels, in which pictures are offered; every other one is refused. From one to the next there
 * are at most half as many again, so that no picture is loaded much larger than it is shown.
 */
export const imageWidths = [64, 96, 128, 160, 240, 320, 480, 640, 800, 960, 1280, 1600, 2000, 2560] as const;

/** The formats of variants, the better one first, as a page's `<source>` elements list them. */
export const variantFormats = ['avif', 'webp'] as const;
export type VariantFormat = (typeof variantFormats)[number];

/** One offered size: `step` is the width in the address, `width` the real one, never larger than the original. */
export interface ImageStep {
  readonly step: number;
  readonly width: number;
}

type Measured = Pick<Media, 'kind' | 'placeholder' | 'width'>;

/**
 * The sizes in which a picture is offered, the smallest first: every step below the original's width,
 * and the one that covers it, which holds the picture in its own width. A page writes `width` into `srcset`.
 * Empty for what is served as it is: videos, documents, SVG and animations; such pictures have no placeholder.
 */
export function imageSteps(
  { kind, placeholder, width }: Measured,
  widths: readonly number[] = imageWidths,
): readonly ImageStep[] {
  if (kind !== 'image' || placeholder === null || width === null) return [];
  const covering = widths.findIndex((step) => step >= width);
  const offered = covering === -1 ? widths : widths.slice(0, covering + 1);
  return offered.map((step) => ({ step, width: Math.min(step, width) }));
}
