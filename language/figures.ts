/** Sizes (2.40 × 1.35) and numbers with a sign before them (−20, +966). */
const figures = /((?<!\d|\d[.,])\d+(?:[.,]\d+)*(?:\s?×\s?\d+(?:[.,]\d+)*)+|(?<![\p{L}\p{N}])[+\-−]\d+(?:[.,]\d+)*)/u;

/**
 * Cuts a text around its figures, which then stand at the odd places. Among Arabic words a figure has to be kept from
 * left to right: left alone, the two sides of a size would change places, and a sign would stand behind its number.
 */
export const splitFigures = (text: string): readonly string[] => text.split(figures);

/** A range and nothing else: 0 – 40, -20 – 55. */
const range = /^([+\-−]?\d+(?:[.,]\d+)*)\s?–\s?([+\-−]?\d+(?:[.,]\d+)*)$/u;

/** Tells a range in Arabic words, since two figures beside a dash could be read from either side. */
export const tellRange = (text: string): string => text.replace(range, 'من $1 إلى $2');

/** Short words that are neither a unit nor a name: lines may break between them and figures. */
const joining = [
  'من',
  'إلى',
  'حتى',
  'على',
  'في',
  'عن',
  'أو',
  'كل',
  'to',
  'of',
  'or',
  'and',
  'in',
  'on',
  'at',
  'up',
].join('|');
const ends = String.raw`(?![\p{L}\p{N}])`;
const begins = String.raw`(?<![\p{L}\p{N}])`;
/** Between a figure and its unit, which has few letters, and around the signs between the sides of a size and two choices. */
const gaps = new RegExp(
  String.raw`(?<=\d) (?=[×°%]|/ \d|(?!(?:${joining})${ends})\p{L}{1,4}${ends})|(?<=×|\d /) (?=\d)`,
  'gu',
);
/** Between a name and its number: Lawh 86, لوح 86. Where a size follows, both together would be too long for a line. */
const names = new RegExp(
  String.raw`(?<=${begins}(?:\p{Lu}\p{L}{1,6}|(?!(?:${joining})${ends})\p{Script=Arabic}{2,5})) (?=\d[\d.,]*(?![\d.,/]|\s?×))`,
  'gu',
);
/** The year that ends a text would stand alone on its last line: Finished in 2025. */
const lastYear = /(?<=\p{L}) (in|عام) (?=20\d\d\.$)/u;
/** Nothing but a name is short enough for its line. */
const onlyName = /^\S+ [\d.]+$/;
/** Before what a unit is counted by: mm/s, شمعة/م². */
const per = /(?<=\p{L})\/(?=\p{L}²?(?![\p{L}\p{N}/.]))/gu;
/** The hyphen of DCI‑P3, at which no line breaks, is in none of the site's fonts: for it a browser would fetch two more. */
const firmHyphen = '\u2011';
const plainHyphen = '\u2060-\u2060';
/** Most texts of a page hold none of them, and are not looked through. */
const mayHoldUnits = /[\d/\u2011]/;

/** Keeps figures on the line of their units, names on that of their numbers, and the sides of a size together. */
export function keepUnits(text: string): string {
  if (!mayHoldUnits.test(text)) return text;
  const measured = text
    .replaceAll(gaps, '\u00a0')
    .replace(lastYear, '\u00a0$1\u00a0')
    .replaceAll(per, '/\u2060')
    .replaceAll(firmHyphen, plainHyphen);
  return onlyName.test(text) ? measured : measured.replaceAll(names, '\u00a0');
}
