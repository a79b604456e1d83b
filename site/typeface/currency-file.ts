import svg2ttf from 'svg2ttf';
import svgpath from 'svgpath';
import { type CurrencySymbol, dirhamSymbol, riyalSymbol } from './currency-symbols.ts';

/** Units in an em. The symbols are as high as capital letters. */
const em = 1000;
const capital = 700;
const beside = 60;

function toGlyph({ character, width, height, path }: CurrencySymbol): string {
  const scale = capital / height;
  const drawn = svgpath(path).abs().translate(0, -height).scale(scale, -scale).translate(beside, 0).round(0);
  const advance = Math.round(width * scale) + 2 * beside;
  return `<glyph unicode="${character}" horiz-adv-x="${advance}" d="${drawn.toString()}"/>`;
}

/** Returns a TrueType font with the two currency symbols that the other fonts lack. */
export function currencyFile(): Buffer {
  const glyphs = [riyalSymbol, dirhamSymbol].map(toGlyph).join('');
  const font = `<svg xmlns="http://www.w3.org/2000/svg"><defs><font id="PaperCurrency" horiz-adv-x="${em}">
    <font-face font-family="Paper Currency" font-weight="400" units-per-em="${em}" ascent="800" descent="-200"/>
    <missing-glyph horiz-adv-x="${em}"/>${glyphs}</font></defs></svg>`;
  // A fixed timestamp makes the output reproducible.
  return Buffer.from(svg2ttf(font, { ts: 0, description: '', url: '' }).buffer);
}
