import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { keepFeatures } from './screen-files.ts';

/** What may stand in a document: Latin with its accents, Arabic, punctuation, currencies, and a few signs. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x300, 0x36f],
  [0x600, 0x6ff],
  [0x750, 0x77f],
  [0x1e00, 0x1eff],
  [0x2000, 0x206f],
  [0x20a0, 0x20c0],
  [0x2100, 0x2126],
  [0x2190, 0x2193],
  [0x2200, 0x2265],
  [0xfb50, 0xfdff],
] as const;

const letters = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, place) => first + place))
  .map((letter) => String.fromCodePoint(letter))
  .join('');

/** One weight of the typeface for paper, in bytes of TrueType: what sets pages knows no variable typefaces. */
export const paperFile = (weight: number): Promise<Buffer> =>
  subsetFont(readFileSync(new URL('readex-pro.ttf', import.meta.url)), letters, {
    targetFormat: 'sfnt',
    variationAxes: { HEXP: 0, wght: weight },
    keepFeatures,
    noHinting: true,
  });
