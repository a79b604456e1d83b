import { createContext, use } from 'react';
import type { DashboardWords } from '../language/dashboard-words.ts';

const WordsContext = createContext<DashboardWords | null>(null);

export const WordsProvider = WordsContext.Provider;

/** Says words of the dashboard in the administrator's language. */
export function useWords(): DashboardWords {
  const words = use(WordsContext);
  if (words === null) throw new Error('There is no WordsProvider above');
  return words;
}
