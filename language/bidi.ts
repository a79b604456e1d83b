import type { Language } from './languages.ts';

const firstStrongIsolate = '\u2068';
const popIsolate = '\u2069';

/**
 * Keeps a name or a number from reordering the sentence it is put into, where no element can stand around it
 * (attributes, titles, dictionary places). In markup, `<bdi>` does the same.
 */
export const isolate = (text: string): string => (text === '' ? '' : `${firstStrongIsolate}${text}${popIsolate}`);

/** The same in sentences of a language: among Latin words, figures and names stand as they are written. */
export const isolateIn = (language: Language, text: string): string => (language === 'ar' ? isolate(text) : text);
