import { use } from 'react';
import { type GridWords, loadGridWords } from '../../../language/grid-words.ts';
import type { Language } from '../../../language/languages.ts';

/** The messages of tables in forms. What uses it is a part that is fetched late, and waits for them as well. */
export const useGridWords = (language: Language): GridWords => use(loadGridWords(language));
