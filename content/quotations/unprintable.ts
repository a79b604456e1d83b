import { printableRanges } from './printable-ranges.ts';

const printable = printableRanges
  .trim()
  .split(/\s+/)
  .map((range) =>
    range
      .split('-')
      .map((point) => `\\u{${point}}`)
      .join('-'),
  )
  .join('');
/** Control characters, invisible characters and spaces never count as unprintable. */
const unprintable = new RegExp(`[^\\p{Cc}\\p{Default_Ignorable_Code_Point}\\u{3000}${printable}]`, 'u');
const control = /(?!\s)\p{Cc}/gu;
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Replaces a character that no font of the PDF has. */
export const missingCharacter = '\u25a1';

const isUnprintable = (text: string): boolean => unprintable.test(text.normalize());

/** Returns the characters of a text that no font of the PDF has: grapheme clusters in order, without repetitions. */
export function unprintableIn(text: string): readonly string[] {
  if (!isUnprintable(text)) return [];
  return [...new Set([...characters.segment(text)].map(({ segment }) => segment).filter(isUnprintable))];
}

/** Returns a text as the PDF shows it: without control characters, and with `missingCharacter` for each unprintable one. */
export function toPrintable(text: string): string {
  const shown = text.replace(control, '');
  if (!isUnprintable(shown)) return shown;
  return [...characters.segment(shown)]
    .map(({ segment }) => (isUnprintable(segment) ? missingCharacter : segment))
    .join('');
}
