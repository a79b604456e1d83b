import type { ImageStep } from '../../content/image-widths.ts';

/** The narrowest phone, the widest phone with its pixel ratio, and the widest window, in CSS pixels. */
const [narrowest, phone, widest] = [320, { width: 480, scale: 3 }, 2560] as const;

/**
 * Least and greatest number of device pixels of a length in windows from one width to another. The greatest includes
 * the pixel ratio of high-density screens.
 */
function rangeOf(length: string, from: number, to: number): readonly [least: number, most: number] {
  const number = Number.parseFloat(length);
  if (!length.endsWith('vw')) {
    const pixels = number * (length.endsWith('rem') ? 16 : 1);
    return [pixels, pixels * (from === narrowest ? phone.scale : 2)];
  }
  const share = number / 100;
  return [share * from, share * Math.max(to * 2, from < phone.width ? phone.width * phone.scale : 0)];
}

/** Cache of the results by `sizes`. It is bounded because all `sizes` come from the code. */
const known = new Map<string, readonly [least: number, most: number]>();

/** Least and greatest number of device pixels of a box in any window, from its `sizes`. */
function pixelsOf(sizes: string): readonly [least: number, most: number] {
  const before = known.get(sizes);
  if (before !== undefined) return before;
  let above: number = widest;
  const ranges = sizes.split(', ').map((size) => {
    const [, from = `${narrowest}`, length = size] = /^\(min-width: (\d+)px\) (.+)$/.exec(size) ?? [];
    const range = rangeOf(length, Number(from), above);
    above = Number(from);
    return range;
  });
  const pixels = [Math.min(...ranges.map(([low]) => low)), Math.max(...ranges.map(([, high]) => high))] as const;
  known.set(sizes, pixels);
  return pixels;
}

/**
 * The widths of a picture that some screen may choose, out of the available ones.
 * @param sizes the width of its box, as for `coveringSizes`
 * @param factor least and greatest ratio of its displayed width to that of its box
 */
export function neededSteps(
  steps: readonly ImageStep[],
  sizes: string,
  factor: { readonly least: number; readonly most: number },
): readonly ImageStep[] {
  const [narrow, wide] = pixelsOf(sizes);
  const least = narrow * factor.least;
  const most = wide * factor.most;
  return steps.filter(
    ({ width }, place) => (width >= least || place === steps.length - 1) && (steps[place - 1]?.width ?? 0) < most,
  );
}
