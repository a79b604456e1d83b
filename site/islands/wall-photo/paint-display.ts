import { cornersOf, invert, type Quad, squareTo } from '../../planner/homography.ts';

/** Pixels as in `ImageData`: red, green, blue and alpha of each, from 0 to 255. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** The bounding box of four corners in a picture, in whole pixels. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function partAround(quad: Quad, within: { readonly width: number; readonly height: number }): Part {
  const across = cornersOf(quad).map(({ x }) => Math.min(within.width, Math.max(0, x)));
  const down = cornersOf(quad).map(({ y }) => Math.min(within.height, Math.max(0, y)));
  const [x, y] = [Math.floor(Math.min(...across)), Math.floor(Math.min(...down))];
  return { x, y, width: Math.ceil(Math.max(...across)) - x, height: Math.ceil(Math.max(...down)) - y };
}

/** Draws a picture into four corners in perspective. Pixels outside of the corners stay unchanged. */
export function paintInto(target: Pixels, { x: left, y: top }: Part, quad: Quad, picture: Pixels): void {
  const { a, b, c, d, e, f, g, h, i } = invert(squareTo(quad));
  const from = new Uint32Array(picture.data.buffer);
  const to = new Uint32Array(target.data.buffer);
  for (let row = 0; row < target.height; row += 1) {
    const y = top + row + 0.5;
    for (let column = 0; column < target.width; column += 1) {
      const x = left + column + 0.5;
      const depth = g * x + h * y + i;
      const u = (a * x + b * y + c) / depth;
      const v = (d * x + e * y + f) / depth;
      // Comparisons with `NaN` are false, so `!(…)` excludes it too.
      if (!(u >= 0 && u < 1 && v >= 0 && v < 1)) continue;
      const pixel = from[Math.floor(v * picture.height) * picture.width + Math.floor(u * picture.width)];
      if (pixel !== undefined) to[row * target.width + column] = pixel;
    }
  }
}
