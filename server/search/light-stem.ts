const shortest = 3;

// Only what is glued to the front: the article with what may precede it, and "and".
const arabicFront = /^(?:وال|بال|كال|فال|لل|ال|و(?=.{4}))/;
const arabicEnd = /(?:ها|ان|ات|ون|ين|يه|ه|ي)$/;
const englishEnd = /(?:ies|es|s|ing)$/;

const isArabic = (word: string): boolean => /^\p{Script=Arabic}+$/u.test(word);

const without = (word: string, part: RegExp): string => {
  const rest = word.replace(part, '');
  return rest.length < shortest ? word : rest;
};

/**
 * The part of a folded word that its forms share: `شاش` of `الشاشه`, `screen` of `screens`. Since words are looked up
 * as parts of words, this part finds every form. After Larkey's "light10" stemmer for Arabic, which takes off
 * the article and common endings and leaves roots alone.
 */
export const lightStem = (word: string): string =>
  isArabic(word) ? without(without(word, arabicFront), arabicEnd) : without(word, englishEnd);
