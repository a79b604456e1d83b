import type { Media } from '../../fields/field.ts';
import type { FrameShape } from '../../fields/frame-shape.ts';

/**
 * The box that a picture fills and is cut by: its width to its height, or its height as a CSS length, which may be
 * another one in the narrowest windows (the size without a condition).
 */
export type CropBox = { readonly ratio: number } | { readonly height: string; readonly onPhones?: string };

/** The shape of a box, by which a picture may be cut around a point of its own; none where it has its own shape. */
export function frameOf(box: CropBox | undefined): FrameShape | undefined {
  if (box === undefined) return undefined;
  if (!('ratio' in box)) return 'wide';
  if (box.ratio === 1) return 'even';
  return box.ratio < 1 ? 'tall' : 'card';
}

const conditionOf = (size: string): string => /^\([^)]*\) /.exec(size)?.[0] ?? '';
const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** So many times a length; worked out where that can be done here, which is shorter. */
function times(length: string, factor: number, written: (product: string) => string): string {
  const [, value, unit] = /^([\d.]+)(px|vw|rem)$/.exec(length) ?? [];
  if (value === undefined) return written(`${length} * ${rounded(factor)}`);
  return `${rounded(Number(value) * factor)}${unit}`;
}

const pixels = (length: string): number => (/^[\d.]+px$/.test(length) ? Number.parseFloat(length) : Number.NaN);

/** The longer one of two lengths. */
function longer(one: string, other: string): string {
  if (pixels(one) >= pixels(other)) return one;
  if (pixels(other) > pixels(one)) return other;
  return `max(${one}, ${other})`;
}

/**
 * The `sizes` of a picture that covers a box: how wide the whole picture is drawn, cut sides included.
 * @param sizes how wide the box is, `(min-width: 768px) 40vw, 84vw`; its lengths hold no commas
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

/** How many times as wide as its box a picture that covers it is drawn: at least, and at most. */
export function coveringFactor(
  box: CropBox | undefined,
  { width, height }: Pick<Media, 'width' | 'height'>,
): { readonly least: number; readonly most: number } {
  if (box === undefined || width === null || height === null || height === 0) return { least: 1, most: 1 };
  if (!('ratio' in box)) return { least: 1, most: Infinity };
  const factor = Math.max(1, width / height / box.ratio);
  return { least: factor, most: factor };
}
