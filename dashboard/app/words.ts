import { createContext, use } from 'react';
import type { DashboardWords } from '../../language/dashboard-words.ts';
import type { UiWords } from '../../ui/ui-words.ts';

const WordsContext = createContext<DashboardWords | null>(null);

export const WordsProvider = WordsContext.Provider;

/** Says words of the dashboard in the administrator's language. */
export function useWords(): DashboardWords {
  const words = use(WordsContext);
  if (words === null) throw new Error('There is no WordsProvider above');
  return words;
}

/** What the parts of `ui/` say by themselves. */
export const toUiWords = (say: DashboardWords): UiWords => ({
  wait: say('wait'),
  loading: say('loading'),
  tryAgain: say('tryAgain'),
  close: say('close'),
  yes: say('yes'),
  no: say('no'),
});
