import type { Language } from '../language/languages.ts';

const arabicLetters = /\p{Script=Arabic}/gu;
const latinLetters = /\p{Script=Latin}/gu;
const latinWords = /\p{Script=Latin}{2,}/gu;

/**
 * Names and units stay in Latin script in Arabic texts. This many words without an Arabic letter count as a sentence.
 */
const fewestWords = 4;

/** The other language if a text typed for one language is probably in the other; otherwise `null`. */
export function looksLike(text: string, language: Language): Language | null {
  const arabic = text.match(arabicLetters)?.length ?? 0;
  const latin = text.match(latinLetters)?.length ?? 0;
  if (language === 'en') return arabic > latin ? 'ar' : null;
  return arabic === 0 && (text.match(latinWords)?.length ?? 0) >= fewestWords ? 'en' : null;
}
