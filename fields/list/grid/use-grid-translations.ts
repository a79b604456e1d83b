import { use } from 'react';
import { type GridMessages, loadGridMessages } from '../../../language/grid-messages.ts';
import type { Language } from '../../../language/languages.ts';

/** The messages of tables in forms. What uses it is a part that is fetched late, and waits for them as well. */
export const useGridTranslations = (language: Language): GridMessages => use(loadGridMessages(language));
