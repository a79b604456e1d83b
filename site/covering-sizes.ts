import type { Media } from '../fields/field.ts';

/** The box that a picture fills and is cut by: its width to its height, or its height as a CSS length. */
export type CropBox = { readonly ratio: number } | { readonly height: string };

const conditionOf = (size: string): string => /^\([^)]*\) /.exec(size)?.[0] ?? '';

/**
 * The `sizes` of a picture that covers a box: how wide the whole picture is drawn, cut sides included.
 * @param sizes how wide the box is, `(min-width: 768px) 40vw, 84vw`; its lengths hold no commas
 */
export function coveringSizes(sizes: string, box: CropBox, { width, height }: Pick<Media, 'width' | 'height'>): string {
  if (width === null || height === null || height === 0) return sizes;
  const ratio = width / height;
  const rounded = (value: number) => Math.round(value * 1000) / 1000;
  if ('ratio' in box && ratio <= box.ratio) return sizes;
  const covering = (length: string): string =>
    'ratio' in box
      ? `calc(${length} * ${rounded(ratio / box.ratio)})`
      : `max(${length}, ${box.height} * ${rounded(ratio)})`;
  return sizes
    .split(', ')
    .map((size) => {
      const condition = conditionOf(size);
      return condition + covering(size.slice(condition.length));
    })
    .join(', ');
}
