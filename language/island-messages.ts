import { islands as arabic } from './ar/islands.ts';
import { islands as english } from './en/islands.ts';
import type { Language } from './languages.ts';
import { createTranslate, type Translate } from './translate.ts';

export type IslandMessages = Translate<typeof english>;

const inLanguage: Readonly<Record<Language, IslandMessages>> = {
  ar: createTranslate<typeof english>(arabic, 'ar'),
  en: createTranslate<typeof english>(english, 'en'),
};

/** The messages of islands in one language; few, so browsers fetch both. */
export const islandMessages = (language: Language): IslandMessages => inLanguage[language];
