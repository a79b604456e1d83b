import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { splitNumbers } from '../../language/numbers.ts';
import type { Words } from '../record.ts';

export type Language = keyof Words;

const fontFolder = '../../node_modules/@fontsource-variable/readex-pro/files/';

const weights = [400, 600];
const scripts = { latin: 'U+0000-02FF, U+2000-2BFF', arabic: 'U+0600-06FF, U+FB50-FDFF, U+FE70-FEFF' };

/**
 * Subsets of the fonts for the characters of a text, at fixed weights. Variable fonts would be printed as vector paths,
 * which are large and not searchable.
 */
const fontFaces = async (text: string): Promise<string> => {
  const faces = Object.entries(scripts).flatMap(([script, range]) => {
    const font = readFileSync(new URL(`${fontFolder}readex-pro-${script}-wght-normal.woff2`, import.meta.url));
    return weights.map(async (wght) => {
      const letters = await subsetFont(font, text, { targetFormat: 'woff2', variationAxes: { wght } });
      return `@font-face { font-family: 'Readex Pro'; font-weight: ${wght}; unicode-range: ${range};
        src: url(data:font/woff2;base64,${letters.toString('base64')}); }`;
    });
  });
  return (await Promise.all(faces)).join('');
};

const style = `
@page { size: A4; margin: 0; }
* { box-sizing: border-box; margin: 0; }
body { font: 400 10.5pt/1.6 'Readex Pro', sans-serif; color: #070b16; }
[dir='rtl'] { line-height: 1.75; }
.sheet { block-size: 297mm; padding: 16mm 18mm; display: flex; flex-direction: column; gap: 6mm; break-after: page; overflow: hidden; }
.sheet:last-child { break-after: auto; }
header svg { block-size: 11mm; inline-size: auto; }
h1 { font-size: 27pt; line-height: 1.25; font-weight: 600; }
h2 { font-size: 12.5pt; font-weight: 600; color: #c2410c; margin-block-end: 2mm; }
.lead { font-size: 12.5pt; }
img { inline-size: 100%; border-radius: 4mm; object-fit: cover; }
.thirds { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8mm; }
.columns { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm 9mm; }
.sheet:has(> .groups, > .sizes) > img { flex: 1 1 0; min-block-size: 0; max-block-size: 96mm; }
.groups { columns: 2; column-gap: 9mm; }
.groups > div { break-inside: avoid; padding-block-end: 4mm; }
table { inline-size: 100%; border-collapse: collapse; font-size: 8.5pt; line-height: 1.5; }
th, td { text-align: start; padding-block: 0.8mm; border-block-end: 0.2mm solid #aeb8d0; font-weight: 400; }
th { inline-size: 34%; color: #5b6785; padding-inline-end: 4mm; }
.sizes :is(th, td) { inline-size: auto; padding-inline-end: 3mm; vertical-align: top; }
.sizes [scope='row'], .sizes bdi:has(+ br), .sizes br + bdi { white-space: nowrap; }
footer { margin-block-start: auto; display: flex; justify-content: space-between; font-size: 8.5pt; color: #5b6785; }
`;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A text as HTML with its own direction. A text that is the same in both languages is a number or a Latin name. */
export const words = (text: Words, language: Language): string =>
  `<bdi dir="${text.en === text.ar ? 'ltr' : 'auto'}">${splitNumbers(text[language])
    .map((piece, index) => (index % 2 === 1 ? `<bdi dir="ltr">${piece}</bdi>` : escape(piece)))
    .join('')}</bdi>`;

/** A picture of `demo/media`, resized for a document. */
export const picture = async (file: string, width: number, height: number): Promise<string> => {
  const bytes = await sharp(new URL(`../media/${file}`, import.meta.url).pathname)
    .resize(width, height)
    .jpeg({ quality: 64, mozjpeg: true })
    .toBuffer();
  return `<img alt="" src="data:image/jpeg;base64,${bytes.toString('base64')}">`;
};

const logo = (language: Language): string =>
  readFileSync(new URL(language === 'ar' ? '../media/logo-ar.svg' : '../media/logo.svg', import.meta.url), 'utf8');

/** A page with the logo above and a footer below. */
export const sheet = (language: Language, body: string, footer: string): string =>
  `<section class="sheet"><header>${logo(language)}</header>
  ${body}<footer>${footer}</footer></section>`;

/** A complete document of A4 pages. */
export const toDocument = async (language: Language, title: string, sheets: readonly string[]): Promise<string> => {
  const body = sheets.join('');
  return `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
  <title>${escape(title)}</title><style>${await fontFaces(body)}${style}</style></head><body>${body}</body></html>`;
};
