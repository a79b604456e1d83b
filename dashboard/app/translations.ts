import { createContext, use } from 'react';
import type { DashboardMessages } from '../../language/dashboard-messages.ts';
import type { UiMessages } from '../../ui/ui-messages.ts';

const TranslationsContext = createContext<DashboardMessages | null>(null);

export const TranslationsProvider = TranslationsContext.Provider;

/** Returns the dashboard's messages in the administrator's language. */
export function useTranslations(): DashboardMessages {
  const translations = use(TranslationsContext);
  if (translations === null) throw new Error('There is no WordsProvider above');
  return translations;
}

/** The messages of the components in `ui/`. */
export const toUiMessages = (t: DashboardMessages): UiMessages => ({
  wait: t('wait'),
  loading: t('loading'),
  tryAgain: t('tryAgain'),
  close: t('close'),
  yes: t('yes'),
  no: t('no'),
});
