import { site as arabic } from './ar/site.ts';
import { site as english } from './en/site.ts';
import type { Language } from './languages.ts';
import { formatMessage, type MessageValues } from './message.ts';

export type SiteWord = keyof typeof english;

/** Says one of the site's words, with its places filled. */
export type SiteWords = (word: SiteWord, values?: MessageValues) => string;

const speakers: Readonly<Record<Language, SiteWords>> = {
  ar: (word, values) => formatMessage(arabic[word], 'ar', values),
  en: (word, values) => formatMessage(english[word], 'en', values),
};

/** The words of the public site in one language. */
export const siteWords = (language: Language): SiteWords => speakers[language];
