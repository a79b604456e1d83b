import { use } from 'react';
import { type ListMessages, loadListMessages } from '../../../language/list-messages.ts';
import { currentLanguage } from '../../app/current-language.ts';

/** Returns the messages of tables. Suspends until they have loaded. */
export const useListTranslations = (): ListMessages => use(loadListMessages(currentLanguage()));
