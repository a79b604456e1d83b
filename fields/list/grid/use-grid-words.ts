import { use } from 'react';
import { type GridWords, loadGridWords } from '../../../language/grid-words.ts';
import type { Language } from '../../../language/languages.ts';

const loaded = new Map<Language, Promise<GridWords>>();

/** Says words of tables in forms. What uses it is a part that is fetched late, and waits for them as well. */
export function useGridWords(language: Language): GridWords {
  const words = loaded.get(language) ?? loadGridWords(language);
  loaded.set(language, words);
  return use(words);
}
