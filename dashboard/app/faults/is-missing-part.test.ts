import { expect, it } from 'vitest';
import { isMissingPart } from './is-missing-part.ts';

it.each([
  'Failed to fetch dynamically imported module: https://example.com/assets/palette-1.js',
  'error loading dynamically imported module: https://example.com/assets/palette-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/palette-1.css',
])('a part that was not fetched is told from a fault: %s', (message) => {
  expect(isMissingPart(new TypeError(message))).toBe(true);
});

it('a fault of the program, and what is no error, is no missing part', () => {
  expect([new TypeError('x is undefined'), 'palette', null].map(isMissingPart)).toEqual([false, false, false]);
});
