/** Sizes (2.40 × 1.35) and numbers with a sign before them (−20, +966). */
const figures = /((?<!\d|\d[.,])\d+(?:[.,]\d+)*(?:\s?×\s?\d+(?:[.,]\d+)*)+|(?<![\p{L}\p{N}])[+\-−]\d+(?:[.,]\d+)*)/u;

/**
 * Cuts a text around its figures, which then stand at the odd places. Among Arabic words a figure has to be kept from
 * left to right: left alone, the two sides of a size would change places, and a sign would stand behind its number.
 */
export const splitFigures = (text: string): readonly string[] => text.split(figures);
