import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { site as english } from '../../language/en/site.ts';

/** What shapes and joins letters; the typeface's alternative letters are left out. */
export const keepFeatures = 'ccmp locl rlig calt liga isol init medi fina curs mark mkmk kern tnum'.split(' ');

/** The weights of light, normal, medium and semibold words. */
const allWeights = { min: 300, max: 600 } as const;

/** The signs of ranges of code points, written in hexadecimal digits. */
const charactersOf = (...ranges: readonly (readonly [first: number, last: number])[]): string =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, place) => first + place))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('');

const latin = `${charactersOf([0x20, 0x22], [0x25, 0x29], [0x2b, 0x3b], [0x3f, 0x5a], [0x61, 0x7a])}\u00a0©«»°±²·×é\u200e\u200f–—‘’“”…\u202f−`;
const arabic = `${charactersOf([0x621, 0x63a], [0x640, 0x652])}،؛؟٪پچڤگ\u200c\u200d`;

/** What hardly a page shows, such as `#`, is left to the files of `@fontsource-variable/readex-pro`. */
const files = {
  both: { characters: latin + arabic, weights: allWeights },
  latin: { characters: latin, weights: allWeights },
  // Every English page shows this one word, for which all Arabic letters would weigh more than the Latin ones.
  word: { characters: english.otherLanguage, weights: 500 },
} as const;

export type ScreenFile = keyof typeof files;
export const screenFiles = ['both', 'latin', 'word'] as const satisfies readonly ScreenFile[];

/** A file of the typeface for screens, in bytes of WOFF2. */
export const screenFile = (name: ScreenFile): Promise<Buffer> =>
  subsetFont(readFileSync(new URL('readex-pro.ttf', import.meta.url)), files[name].characters, {
    targetFormat: 'woff2',
    variationAxes: { HEXP: 0, wght: files[name].weights },
    keepFeatures,
    noHinting: true,
    // Widths of all weights follow from the outlines as well.
    dropTables: ['HVAR'],
  });
