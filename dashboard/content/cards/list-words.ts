import { use } from 'react';
import { type ListWords, loadListWords } from '../../../language/list-words.ts';
import { currentLanguage } from '../../app/current-language.ts';

/** The messages of tables. What uses it is a part that is fetched late, and waits for them as well. */
export const useListWords = (): ListWords => use(loadListWords(currentLanguage()));
