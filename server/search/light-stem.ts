import { brokenPlurals } from './broken-plurals.ts';

const shortest = 3;

/** The article with attached prefixes: "and", "so", "with", "like", "for". */
const article = /^[وف]?(?:[بك]?ال|لل)/;
const arabicEnd = /(?:ها|ان|ات|ون|ين|يه|ه|ي)$/;

/** One-letter prefixes, which can also be the first letter of the word: "and", "so", "with", "like", "for". */
const oneLetterFronts = [/^[وف]/, /^[بكل]/, /^[وف][بكل]/] as const;

// Harman's "S" stemmer, which removes only plurals, with the plurals of sibilants added.
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

/** A folded word without the article and its prefixes. */
export const withoutArticle = (word: string): string => replaced(word, article, '');

/**
 * The stem shared by the forms of a folded word: `شاش` of `الشاشه` and `بالشاشات`, `كشك` of `اكشاك`, `battery` of
 * `batteries`. For Arabic after Larkey's "light10" stemmer, which removes the article and common endings but does not
 * reduce to roots. Codes with digits do not change.
 */
export const lightStem = (word: string): string =>
  hasDigit(word) ? word : isArabic(word) ? arabicStem(word) : englishStem(word);

/**
 * The words that remain of an Arabic word if its first letters are the prefixes "and", "so", "with", "like" or "for".
 */
export function withoutOneLetterFronts(word: string): string[] {
  if (!isArabic(word) || withoutArticle(word) !== word) return [];
  return oneLetterFronts.map((front) => replaced(word, front, '')).filter((rest) => rest !== word);
}
