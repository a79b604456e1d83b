import { splitMixedWord, type WordPart } from './mixed-word.ts';

/** Letters that count as equal for searching, although NFKD keeps them apart. */
const alike: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  ς: 'σ',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  '٫': '.',
  '٬': ',',
};

const needsFolding = /[^\u0000-\u007F]/;
const lettersAlike = new RegExp(`[${Object.keys(alike).join('')}]`, 'g');
// Combining marks (harakat, Latin accents, the hamza that NFKD separates from its seat), tatweel, invisible characters.
const ignored = /[\p{Mn}\u0640\p{Cf}]/gu;
const arabicDigits = /[\u0660-\u0669\u06F0-\u06F9]/g;

/**
 * Normalizes a text for searching: compatibility forms resolved, lower-case, without vowel marks, tatweel and accents;
 * أ إ آ ٱ as ا, ى and ئ as ي, ة as ه, ؤ as و; Arabic and Persian digits as Latin ones. Applied to the index and to
 * queries. Rules: Lucene's ArabicNormalizer, extended by digits, ٱ, hamza on its seat and Persian forms.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (!needsFolding.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(ignored, '')
    .toLowerCase()
    .replace(lettersAlike, (letter) => alike[letter] ?? letter)
    .replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 15));
}

export interface FoldedText {
  readonly text: string;
  /** For each UTF-16 unit of the folded text, the index of its character in the original. */
  readonly starts: readonly number[];
}

/** Folds a text and maps the result to the original, so that matches can be highlighted there. */
export function foldWithStarts(original: string): FoldedText {
  const starts: number[] = [];
  let text = '';
  let at = 0;
  for (const character of original) {
    const folded = fold(character);
    for (let unit = 0; unit < folded.length; unit += 1) starts.push(at);
    text += folded;
    at += character.length;
  }
  return { text, starts };
}

/** Words and numbers with decimal points: `p1.5`, `55`, `3840hz`. */
const word = /[\p{L}\p{N}]+(?:\.\p{N}+)*/gu;

/** The words of a folded text in order, with their positions. Joined Arabic and Latin letters are separate words. */
export const placedWordsOf = (folded: string): readonly WordPart[] =>
  [...folded.matchAll(word)].flatMap(({ 0: found, index }) =>
    splitMixedWord(found).map((part) => ({ word: part.word, at: index + part.at })),
  );

/** The words of a folded text in order. */
export const wordsOf = (folded: string): string[] => placedWordsOf(folded).map(({ word: found }) => found);
