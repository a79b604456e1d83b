import { use } from 'react';
import { type GridMessages, loadGridMessages } from '../../../language/grid-messages.ts';
import type { Language } from '../../../language/languages.ts';

/** Returns the messages of tables in forms. Suspends until they have loaded. */
export const useGridTranslations = (language: Language): GridMessages => use(loadGridMessages(language));
