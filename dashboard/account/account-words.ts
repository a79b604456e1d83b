import { createContext, use } from 'react';
import type { AccountWord, AccountWords } from '../../language/account-words.ts';
import type { DashboardWord } from '../../language/dashboard-words.ts';
import type { MessageValues } from '../../language/message.ts';
import { useWords } from '../words.ts';

/** A word of the account's screen, or of the whole dashboard. */
export type Word = AccountWord | DashboardWord;

const AccountWordsContext = createContext<AccountWords | null>(null);

export const AccountWordsProvider = AccountWordsContext.Provider;

const isOfDashboard = (_word: Word, own: string | null): _word is DashboardWord => own === null;

/** Says words of the account's screen and of the dashboard in the administrator's language. */
export function useAccountWords(): (word: Word, values?: MessageValues) => string {
  const say = useWords();
  const sayOwn = use(AccountWordsContext);
  if (sayOwn === null) throw new Error('There is no AccountWordsProvider above');
  return (word, values) => {
    const own = sayOwn(word, values);
    return isOfDashboard(word, own) ? say(word, values) : (own ?? '');
  };
}
