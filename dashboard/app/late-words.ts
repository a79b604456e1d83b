import { use } from 'react';
import { type LateWords, loadLateWords } from '../../language/late-words.ts';
import { currentLanguage } from './current-language.ts';

/** As `useWords`, for screens that are opened later: what uses it is fetched late, and waits for its words as well. */
export const useLateWords = (): LateWords => use(loadLateWords(currentLanguage()));
