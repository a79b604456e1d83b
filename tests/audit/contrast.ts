/** Red, green and blue, each from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** The share of background pixels that may have a lower contrast: single bright pixels do not make text unreadable. */
const spared = 0.02;

/** Relative luminance from 0 to 1 (WCAG 2.2). */
function luminanceOf([red, green, blue]: Colour): number {
  const linear = (part: number): number => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the contrast that all but the worst 2 % of the background have; `null` without a background. */
export function lowContrast(contrasts: readonly number[]): number | null {
  const sorted = contrasts.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * spared)] ?? null;
}
