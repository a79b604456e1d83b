import { use } from 'react';
import { type ListMessages, loadListMessages } from '../../../language/list-messages.ts';
import { currentLanguage } from '../../app/current-language.ts';

/** The messages of tables. What uses it is a part that is fetched late, and waits for them as well. */
export const useListTranslations = (): ListMessages => use(loadListMessages(currentLanguage()));
