import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { site as english } from '../../language/en/site.ts';

/** OpenType features that shape and join letters. The typeface's alternative letters are left out. */
export const keepFeatures = 'ccmp locl rlig calt liga isol init medi fina curs mark mkmk kern tnum'.split(' ');

/** The weights from light to semibold. */
const allWeights = { min: 300, max: 600 } as const;

/** The characters of ranges of code points, written in hexadecimal digits. */
const charactersOf = (...ranges: readonly (readonly [first: number, last: number])[]): string =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, place) => first + place))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('');

const latin = `${charactersOf([0x20, 0x22], [0x25, 0x29], [0x2b, 0x3b], [0x3f, 0x5a], [0x61, 0x7a])}\u00a0©«»°±²·×é\u200e\u200f–—‘’“”…\u202f−`;
const arabic = `${charactersOf([0x621, 0x63a], [0x640, 0x652])}،؛؟٪پچڤگ\u200c\u200d`;

/** Rare characters, such as `#`, are left to the fonts of `@fontsource-variable/readex-pro`. */
const files = {
  both: { characters: latin + arabic, weights: allWeights },
  latin: { characters: latin, weights: allWeights },
  // Every English page contains this one Arabic word. A font with all Arabic letters would be larger than the Latin
  // one.
  word: { characters: english.otherLanguage, weights: 500 },
} as const;

export type ScreenFile = keyof typeof files;
export const screenFiles = ['both', 'latin', 'word'] as const satisfies readonly ScreenFile[];

/** A web font in WOFF2. */
export const screenFile = (name: ScreenFile): Promise<Buffer> =>
  subsetFont(readFileSync(new URL('readex-pro.ttf', import.meta.url)), files[name].characters, {
    targetFormat: 'woff2',
    variationAxes: { HEXP: 0, wght: files[name].weights },
    keepFeatures,
    noHinting: true,
    // The widths of all weights can be derived from the outlines.
    dropTables: ['HVAR'],
  });
