import { use } from 'react';
import { type AccountWord, type AccountWords, loadAccountWords } from '../../../language/account-words.ts';
import { currentLanguage } from '../../app/current-language.ts';

export type Word = AccountWord;

/** The messages of the account's screen and of the whole dashboard in the administrator's language. */
export const useAccountWords = (): AccountWords => use(loadAccountWords(currentLanguage()));
