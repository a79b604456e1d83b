import { use } from 'react';
import { type LateMessages, loadLateMessages } from '../../language/late-messages.ts';
import { currentLanguage } from './current-language.ts';

/** As `useTranslations`, with the messages of screens that load later. Suspends until the messages have loaded. */
export const useLateTranslations = (): LateMessages => use(loadLateMessages(currentLanguage()));
