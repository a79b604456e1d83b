import type { Language } from '../language/languages.ts';

const arabicLetters = /\p{Script=Arabic}/gu;
const latinLetters = /\p{Script=Latin}/gu;
const latinWords = /\p{Script=Latin}{2,}/gu;

/** Names and units stay Latin in Arabic texts; so many words of it without an Arabic letter are a sentence. */
const fewestWords = 4;

/** The other language, if a text that was typed into the field of one looks like it; `null` if it does not. */
export function looksLike(text: string, language: Language): Language | null {
  const arabic = text.match(arabicLetters)?.length ?? 0;
  const latin = text.match(latinLetters)?.length ?? 0;
  if (language === 'en') return arabic > latin ? 'ar' : null;
  return arabic === 0 && (text.match(latinWords)?.length ?? 0) >= fewestWords ? 'en' : null;
}
