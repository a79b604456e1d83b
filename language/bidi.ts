import type { Language } from './languages.ts';

const rightToLeftIsolate = '\u2067';
const firstStrongIsolate = '\u2068';
const popIsolate = '\u2069';

/**
 * Keeps a name or a number from reordering the sentence it is put into, where no element can stand around it
 * (attributes, titles). In markup, `<bdi>` does the same. Messages isolate their values themselves.
 */
export const isolate = (text: string): string => (text === '' ? '' : `${firstStrongIsolate}${text}${popIsolate}`);

const arabic = /[\u0600-\u06ff]/;
/** Arabic words with single numbers between them, and addresses of pages, which programs find in texts up to their last character. */
const safeInArabic = /^(?:(?!.*\d\s+\d)[\u0600-\u06ff\d\s.,:]*|\S+:\/\/\S+)$/;

/**
 * Isolates a text that is put into a sentence, if one could reorder the other. Text that has isolates already is
 * composed and stays as it is. An Arabic text that begins with a Latin word still runs from right to left.
 */
export function isolateIn(language: Language, text: string): string {
  const isSafe = language === 'ar' ? safeInArabic.test(text) : !arabic.test(text);
  if (isSafe || text.includes(popIsolate)) return text;
  return language === 'ar' && arabic.test(text) ? `${rightToLeftIsolate}${text}${popIsolate}` : isolate(text);
}
