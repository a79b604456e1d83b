import type { Field } from './field.ts';

/** A word that is written like no name, no abbreviation and no unit after a number. */
const commonWord = /(?<![\p{L}\p{N}.]|\p{N}\s)[a-z]{3,}(?![\p{L}\p{N}])/u;

/** A word that is no abbreviation. */
const word = /(?<!\p{L})\p{L}*[a-z]\p{L}*/gu;
/** This many words are a sentence, even if each begins with a capital letter. */
const fewestWords = 4;

/** Whether an Arabic text that equals the English one was left untranslated. Names and codes are the same in both. */
export const isCopiedText = (text: string): boolean =>
  !/\p{Script=Arabic}/u.test(text) && (commonWord.test(text) || (text.match(word)?.length ?? 0) >= fewestWords);

/** Whether a value has an English text as its Arabic one. */
export function isCopied<Stored>(field: Pick<Field<Stored>, 'words'>, stored: Stored): boolean {
  const english = field.words(stored, 'en');
  return field.words(stored, 'ar').some((text) => english.includes(text) && isCopiedText(text));
}
