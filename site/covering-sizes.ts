import type { Media } from '../fields/field.ts';
import type { FrameShape } from '../fields/frame-shape.ts';

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
      ? `calc(${length} * ${rounded(ratio / box.ratio)})`
      : `max(${length}, ${(isOnPhones ? box.onPhones : undefined) ?? box.height} * ${rounded(ratio)})`;
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
