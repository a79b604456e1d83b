import { use } from 'react';
import type { DashboardWords } from '../../language/dashboard-words.ts';
import type { Language } from '../../language/languages.ts';
import { type LateWords, loadLateWords } from '../../language/late-words.ts';
import { currentLanguage } from './current-language.ts';
import { useWords } from './words.ts';

const loaded = new Map<Language, Promise<(say: DashboardWords) => LateWords>>();

function lateWords(): Promise<(say: DashboardWords) => LateWords> {
  const language = currentLanguage();
  const words = loaded.get(language) ?? loadLateWords(language);
  loaded.set(language, words);
  return words;
}

/** As `useWords`, for screens that are opened later: what uses it is fetched late, and waits for its words as well. */
export function useLateWords(): LateWords {
  const say = useWords();
  return use(lateWords())(say);
}
