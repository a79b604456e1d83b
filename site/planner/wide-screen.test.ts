import { expect, it } from 'vitest';
import { wideScreenOf } from './wide-screen.ts';

it.each([
  [115, 2546, 1432],
  [147, 3254, 1831],
  [178, 3941, 2217],
  [231, 5114, 2877],
  [295, 6531, 3674],
])('a display of 16:9 and %d inches is %d by %d mm', (inches, width, height) => {
  const { widthMillimetres, heightMillimetres } = wideScreenOf(inches);
  expect(Math.round(widthMillimetres)).toBe(width);
  expect(Math.round(heightMillimetres)).toBe(height);
  expect(Math.hypot(widthMillimetres, heightMillimetres) / 25.4).toBeCloseTo(inches, 9);
});
