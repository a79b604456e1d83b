import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const read = (name: string): Buffer => readFileSync(new URL(name, import.meta.url));

/** What shapes and joins letters; the typeface's alternative letters are left out. */
export const keepFeatures = 'ccmp locl rlig calt liga isol init medi fina curs mark mkmk kern tnum'.split(' ');

const lettersIn = (unicodeRange: string): string =>
  [...unicodeRange.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, place) => first + place);
    })
    .map((letter) => String.fromCodePoint(letter))
    .join('');

/** The file as the rule for it in `styles/fonts.css` wants it, in bytes of WOFF2. */
export async function firstFile(): Promise<Buffer> {
  const [, lightest, heaviest, letters = ''] =
    /font-weight: (\d+) (\d+);[^}]*readex-first\.woff2[^}]*unicode-range:([^;]+);/.exec(
      read('../styles/fonts.css').toString(),
    ) ?? [];
  return subsetFont(read('readex-pro.ttf'), lettersIn(letters), {
    targetFormat: 'woff2',
    variationAxes: { HEXP: 0, wght: { min: Number(lightest), max: Number(heaviest) } },
    keepFeatures,
    noHinting: true,
  });
}
