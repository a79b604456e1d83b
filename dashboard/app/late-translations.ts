import { use } from 'react';
import { type LateMessages, loadLateMessages } from '../../language/late-messages.ts';
import { currentLanguage } from './current-language.ts';

/** As `useTranslations`, for screens that are opened later: what uses it is fetched late, and waits for its words as well. */
export const useLateTranslations = (): LateMessages => use(loadLateMessages(currentLanguage()));
