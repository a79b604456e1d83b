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

/** Between a figure and its unit, which has few letters, and around the sign between the sides of a size. */
const gaps = /(?<=\d) (?=[×°%]|\p{L}{1,4}(?![\p{L}\p{N}]))|(?<=×) (?=\d)/gu;
/** Before what a unit is counted by: mm/s, شمعة/م². */
const per = /(?<=\p{L})\/(?=\p{L}²?(?![\p{L}\p{N}/.]))/gu;
/** Most texts of a page hold neither, and are not looked through. */
const mayHoldUnits = /[\d/]/;

/** Keeps figures on the line of their units, and the sides of a size together: apart, neither can be read. */
export const keepUnits = (text: string): string =>
  mayHoldUnits.test(text) ? text.replaceAll(gaps, '\u00a0').replaceAll(per, '/\u2060') : text;
