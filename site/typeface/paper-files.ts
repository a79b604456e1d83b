import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { charactersOf } from './characters-of.ts';
import { currencyFile } from './currency-file.ts';
import { renameFamily } from './rename-family.ts';
import { keepFeatures } from './screen-files.ts';

type Ranges = readonly (readonly [first: number, last: number])[];

interface Cut {
  readonly from: string;
  readonly ranges: Ranges;
  /** The axis values at which a variable font is instantiated. */
  readonly axes?: Readonly<Record<string, number>>;
}

const { resolve } = createRequire(import.meta.url);
const readex = fileURLToPath(new URL('readex-pro.ttf', import.meta.url));
const noto = (path: string): string => resolve(`@expo-google-fonts/${path}`);

/** Latin with its accents, Arabic, punctuation, currencies, and a few symbols. */
const ofSite: Ranges = [
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
];
/** Latin, Greek and Cyrillic, without the Devanagari in the same file. */
const ofEurope: Ranges = [
  [0x20, 0x8ff],
  [0x1ab0, 0x1aff],
  [0x1c80, 0x1c8f],
  [0x1d00, 0x2fff],
  [0xa640, 0xa7ff],
  [0xab30, 0xab6f],
  [0xfb00, 0xffff],
];
const ofArabic: Ranges = [[0x20, 0xffff]];
/** Without Braille, and without the few emoji of the supplementary planes in these fonts. */
const ofSymbols: Ranges = [
  [0x2000, 0x27ff],
  [0x2900, 0x2bff],
];

/** `quotation.typ` names the families in the order in which Typst looks for a character. */
const cuts = {
  'readex-400': { from: readex, ranges: ofSite, axes: { HEXP: 0, wght: 400 } },
  'readex-600': { from: readex, ranges: ofSite, axes: { HEXP: 0, wght: 600 } },
  'noto-400': { from: noto('noto-sans/400Regular/NotoSans_400Regular.ttf'), ranges: ofEurope },
  'noto-600': { from: noto('noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'), ranges: ofEurope },
  'noto-arabic-400': {
    from: noto('noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
    ranges: ofArabic,
  },
  'noto-arabic-600': {
    from: noto('noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf'),
    ranges: ofArabic,
  },
  'noto-symbols': { from: noto('noto-sans-symbols/400Regular/NotoSansSymbols_400Regular.ttf'), ranges: ofSymbols },
  'noto-symbols-2': { from: noto('noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf'), ranges: ofSymbols },
  'noto-math': { from: noto('noto-sans-math/400Regular/NotoSansMath_400Regular.ttf'), ranges: ofSymbols },
} as const satisfies Readonly<Record<string, Cut>>;

async function cut({ from, ranges, axes }: Cut): Promise<Buffer> {
  const whole = readFileSync(from);
  const wanted = [...charactersOf(whole)].filter((point) =>
    ranges.some(([first, last]) => first <= point && point <= last),
  );
  return subsetFont(whole, String.fromCodePoint(...wanted), {
    targetFormat: 'sfnt',
    keepFeatures,
    noHinting: true,
    // PDFs contain no formulas.
    dropTables: ['MATH'],
    ...(axes && { variationAxes: axes }),
  });
}

/**
 * Returns the TrueType fonts of PDFs by file name, each at one weight: Typst reads no variable fonts. Their families
 * are renamed, so that an installed font never replaces one of them.
 */
export async function paperFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>([['currency', currencyFile()]]);
  for (const [name, made] of Object.entries(cuts)) {
    const file = await cut(made);
    if (made.from === readex) renameFamily(file, 'Readex Pro', 'Paper Main');
    else renameFamily(file, 'Noto Sans', 'Paper');
    files.set(name, file);
  }
  return files;
}
