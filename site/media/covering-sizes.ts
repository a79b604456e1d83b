import type { Media } from '../../fields/field.ts';
import type { FrameShape } from '../../fields/frame-shape.ts';

/**
 * The box that a picture covers and is cropped by: the ratio of width to height, or the height as a CSS length.
 * `onPhones` is the height in the narrowest windows (the size without a condition).
 */
export type CropBox = { readonly ratio: number } | { readonly height: string; readonly onPhones?: string };

/** The shape of a box, which selects the focal point of the crop; `undefined` without a box. */
export function frameOf(box: CropBox | undefined): FrameShape | undefined {
  if (box === undefined) return undefined;
  if (!('ratio' in box)) return 'wide';
  if (box.ratio === 1) return 'even';
  return box.ratio < 1 ? 'tall' : 'card';
}

const conditionOf = (size: string): string => /^\([^)]*\) /.exec(size)?.[0] ?? '';
const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** Multiplies a length by a factor. The product is computed here if possible, which is shorter than `calc()`. */
function times(length: string, factor: number, written: (product: string) => string): string {
  const [, value, unit] = /^([\d.]+)(px|vw|rem)$/.exec(length) ?? [];
  if (value === undefined) return written(`${length} * ${rounded(factor)}`);
  return `${rounded(Number(value) * factor)}${unit}`;
}

const pixels = (length: string): number => (/^[\d.]+px$/.test(length) ? Number.parseFloat(length) : Number.NaN);

/** The longer of two CSS lengths. */
function longer(one: string, other: string): string {
  if (pixels(one) >= pixels(other)) return one;
  if (pixels(other) > pixels(one)) return other;
  return `max(${one}, ${other})`;
}

/**
 * The `sizes` of a picture that covers a box: the width at which the whole picture is displayed, including the cropped
 * sides.
 * @param sizes the width of the box, such as `(min-width: 768px) 40vw, 84vw`; its lengths contain no commas
 */
export function coveringSizes(sizes: string, box: CropBox, { width, height }: Pick<Media, 'width' | 'height'>): string {
  if (width === null || height === null || height === 0) return sizes;
  const ratio = width / height;
  if ('ratio' in box && ratio <= box.ratio) return sizes;
  const covering = (length: string, isOnPhones: boolean): string =>
    'ratio' in box
      ? times(length, ratio / box.ratio, (product) => `calc(${product})`)
      : longer(
          length,
          times((isOnPhones ? box.onPhones : undefined) ?? box.height, ratio, (product) => product),
        );
  return sizes
    .split(', ')
    .map((size) => {
      const condition = conditionOf(size);
      return condition + covering(size.slice(condition.length), condition === '');
    })
    .join(', ');
}

/** The least and the greatest factor between the displayed width of a covering picture and the width of its box. */
export function coveringFactor(
  box: CropBox | undefined,
  { width, height }: Pick<Media, 'width' | 'height'>,
): { readonly least: number; readonly most: number } {
  if (box === undefined || width === null || height === null || height === 0) return { least: 1, most: 1 };
  if (!('ratio' in box)) return { least: 1, most: Infinity };
  const factor = Math.max(1, width / height / box.ratio);
  return { least: factor, most: factor };
}
