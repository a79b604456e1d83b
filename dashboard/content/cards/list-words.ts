import { use } from 'react';
import type { Language } from '../../../language/languages.ts';
import { type ListWords, loadListWords } from '../../../language/list-words.ts';
import { currentLanguage } from '../../app/current-language.ts';

const loaded = new Map<Language, Promise<ListWords>>();

/** The words of tables and of what is done with many records, in the dashboard's language. */
export function listWords(): Promise<ListWords> {
  const language = currentLanguage();
  const words = loaded.get(language) ?? loadListWords(language);
  loaded.set(language, words);
  return words;
}

/** Says these words. What uses it is a part that is fetched late, and waits for them as well. */
export const useListWords = (): ListWords => use(listWords());
