import type { Media } from '../fields/field.ts';

/**
 * The only widths of variants in pixels; all others are refused. Each is at most 1.5 times the previous one, so that no
 * picture is loaded much larger than it is displayed.
 */
export const imageWidths = [64, 96, 128, 160, 240, 320, 480, 640, 800, 960, 1280, 1600, 2000, 2560] as const;

/** The formats of variants, the better one first, in the order of a page's `<source>` elements. */
export const variantFormats = ['avif', 'webp'] as const;
export type VariantFormat = (typeof variantFormats)[number];

/** An available size. `step` is the width in the address, `width` the actual one, never larger than the original. */
export interface ImageStep {
  readonly step: number;
  readonly width: number;
}

type Measured = Pick<Media, 'kind' | 'placeholder' | 'width'>;

/**
 * The available sizes of a picture, in ascending order: every step below the original's width, and the next one, which
 * has the original's width. Pages write `width` into `srcset`. Empty for files that are served only as they are:
 * videos, documents, SVG and animations. Such pictures have no placeholder.
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
