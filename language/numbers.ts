/** Sizes (2.40 × 1.35) and numbers with a sign (−20, +966). */
const numbers = /((?<!\d|\d[.,])\d+(?:[.,]\d+)*(?:\s?×\s?\d+(?:[.,]\d+)*)+|(?<![\p{L}\p{N}])[+\-−]\d+(?:[.,]\d+)*)/u;

/**
 * Splits a text at sizes and signed numbers, which have odd indexes in the result. In Arabic text they must be rendered
 * left to right, otherwise the two sides of a size are swapped and a sign follows its number.
 */
export const splitNumbers = (text: string): readonly string[] => text.split(numbers);

/** A text that is only a range: 0 – 40, -20 – 55. */
const range = /^([+\-−]?\d+(?:[.,]\d+)*)\s?–\s?([+\-−]?\d+(?:[.,]\d+)*)$/u;

/** Writes a range in Arabic words, because two numbers with a dash can be read from either side. */
export const tellRange = (text: string): string => text.replace(range, 'من $1 إلى $2');

/** Short words that are neither a unit nor a name: lines may break between them and numbers. */
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
/** Spaces between a number and its unit of up to four letters, around × in sizes, and around / between two options. */
const gaps = new RegExp(
  String.raw`(?<=\d) (?=[×°%]|/ \d|(?!(?:${joining})${ends})\p{L}{1,4}${ends})|(?<=×|\d /) (?=\d)`,
  'gu',
);
/**
 * The space between a name and its number: Lawh 86, لوح 86. Not before a size, because both together would be too long
 * for a line.
 */
const names = new RegExp(
  String.raw`(?<=${begins}(?:\p{Lu}\p{L}{1,6}|(?!(?:${joining})${ends})\p{Script=Arabic}{2,5})) (?=\d[\d.,]*(?![\d.,/]|\s?×))`,
  'gu',
);
/** A year at the end of a text, which would otherwise be alone on the last line: Finished in 2025. */
const lastYear = /(?<=\p{L}) (in|عام) (?=20\d\d\.$)/u;
/** A text that is only a name and a number; it is short enough for its line. */
const onlyName = /^\S+ [\d.]+$/;
/** The slash in units: mm/s, شمعة/م². */
const per = /(?<=\p{L})\/(?=\p{L}²?(?![\p{L}\p{N}/.]))/gu;
/**
 * The non-breaking hyphen (as in DCI‑P3) is in none of the site's fonts, so a browser would load two more fonts for it.
 */
const firmHyphen = '\u2011';
const plainHyphen = '\u2060-\u2060';
/** Most texts have none of these characters and are returned unchanged. */
const mayHoldUnits = /[\d/\u2011]/;

/** Prevents line breaks between numbers and units, names and numbers, and the sides of a size. */
export function keepUnits(text: string): string {
  if (!mayHoldUnits.test(text)) return text;
  const measured = text
    .replaceAll(gaps, '\u00a0')
    .replace(lastYear, '\u00a0$1\u00a0')
    .replaceAll(per, '/\u2060')
    .replaceAll(firmHyphen, plainHyphen);
  return onlyName.test(text) ? measured : measured.replaceAll(names, '\u00a0');
}
