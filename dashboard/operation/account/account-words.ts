import { createContext, use } from 'react';
import type { AccountWord, AccountWords } from '../../../language/account-words.ts';
import type { LateWord } from '../../../language/late-words.ts';
import type { MessageValues } from '../../../language/message.ts';
import { useLateWords } from '../../app/late-words.ts';

/** A word of the account's screen, or of the whole dashboard. */
export type Word = AccountWord | LateWord;

const AccountWordsContext = createContext<AccountWords | null>(null);

export const AccountWordsProvider = AccountWordsContext.Provider;

const isOfDashboard = (_word: Word, own: string | null): _word is LateWord => own === null;

/** Says words of the account's screen and of the whole dashboard in the administrator's language. */
export function useAccountWords(): (word: Word, values?: MessageValues) => string {
  const say = useLateWords();
  const sayOwn = use(AccountWordsContext);
  if (sayOwn === null) throw new Error('There is no AccountWordsProvider above');
  return (word, values) => {
    const own = sayOwn(word, values);
    return isOfDashboard(word, own) ? say(word, values) : (own ?? '');
  };
}
