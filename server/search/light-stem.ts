import { brokenPlurals } from './broken-plurals.ts';

const shortest = 3;

/** The article with what is written onto it: "and", "so", "with", "like", "for". */
const article = /^[وف]?(?:[بك]?ال|لل)/;
const arabicEnd = /(?:ها|ان|ات|ون|ين|يه|ه|ي)$/;

/** What may be a word of its own before another, or the first letter of that: "and", "so", "with", "like", "for". */
const oneLetterFronts = [/^[وف]/, /^[بكل]/, /^[وف][بكل]/] as const;

// Harman's "S" stemmer, which takes off plurals alone, with the plurals of hissing sounds added.
const englishEnds: readonly (readonly [RegExp, string])[] = [
  [/(?<![ae])ies$/, 'y'],
  [/(?<=x|ch|sh|ss)es$/, ''],
  [/(?<![aeo])es$/, 'e'],
  [/(?<![us])s$/, ''],
];

const isArabic = (word: string): boolean => /^\p{Script=Arabic}+$/u.test(word);
const hasDigit = (word: string): boolean => /\d/.test(word);

const replaced = (word: string, part: RegExp, by: string): string => {
  const rest = word.replace(part, by);
  return rest.length < shortest ? word : rest;
};

const arabicStem = (word: string): string => {
  const known = brokenPlurals.get(word) ?? brokenPlurals.get(withoutArticle(word));
  return replaced(known ?? withoutArticle(word), arabicEnd, '');
};

function englishStem(word: string): string {
  const ending = englishEnds.find(([part]) => part.test(word));
  return ending === undefined ? word : replaced(word, ...ending);
}

/** A folded word without the article in front of it, and what is written onto that. */
export const withoutArticle = (word: string): string => replaced(word, article, '');

/**
 * What the forms of a folded word share: `شاش` of `الشاشه` and `بالشاشات`, `كشك` of `اكشاك`, `battery` of `batteries`.
 * For Arabic after Larkey's "light10" stemmer, which takes off the article and common endings and leaves roots alone.
 * Codes, which have digits, stay as they are.
 */
export const lightStem = (word: string): string =>
  hasDigit(word) ? word : isArabic(word) ? arabicStem(word) : englishStem(word);

/** The words that an Arabic one would be if its first letters were "and", "so", "with", "like" or "for". */
export function withoutOneLetterFronts(word: string): string[] {
  if (!isArabic(word) || withoutArticle(word) !== word) return [];
  return oneLetterFronts.map((front) => replaced(word, front, '')).filter((rest) => rest !== word);
}
