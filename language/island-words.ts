import { islands as arabic } from './ar/islands.ts';
import { islands as english } from './en/islands.ts';
import type { Language } from './languages.ts';
import { formatMessage, type MessageValues } from './message.ts';

/** Says one of the words of islands, with its places filled. */
export type IslandWords = (word: keyof typeof english, values?: MessageValues) => string;

const speakers: Readonly<Record<Language, IslandWords>> = {
  ar: (word, values) => formatMessage(arabic[word], 'ar', values),
  en: (word, values) => formatMessage(english[word], 'en', values),
};

/** The words of islands in one language; few, so browsers fetch both. */
export const islandWords = (language: Language): IslandWords => speakers[language];
