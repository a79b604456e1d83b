import { use } from 'react';
import { type AccountMessage, type AccountMessages, loadAccountMessages } from '../../../language/account-messages.ts';
import { currentLanguage } from '../../app/current-language.ts';

export type AccountMessageKey = AccountMessage;

/** Returns the messages of the account screen and of the whole dashboard in the administrator's language. */
export const useAccountTranslations = (): AccountMessages => use(loadAccountMessages(currentLanguage()));
