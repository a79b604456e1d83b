import type { DashboardEnglish } from './dashboard-messages.ts';
import type { accountMessages as english } from './en/dashboard-account.ts';
import type { LateMessage } from './late-messages.ts';
import { createLoader, type KeyOf, type Translate } from './translate.ts';

/** Of a message without places, of the account's screen or of the whole dashboard. */
export type AccountMessage = KeyOf<typeof english> | LateMessage;

export type AccountMessages = Translate<DashboardEnglish>;

/** The messages of the account's screen, and those of the whole dashboard, in one language. */
export const loadAccountMessages = createLoader<DashboardEnglish>({
  ar: async () => ({
    ...(await import('./ar/dashboard.ts')).dashboard,
    ...(await import('./ar/dashboard-late.ts')).late,
    ...(await import('./ar/dashboard-account.ts')).accountMessages,
  }),
  en: async () => ({
    ...(await import('./en/dashboard.ts')).dashboard,
    ...(await import('./en/dashboard-late.ts')).late,
    ...(await import('./en/dashboard-account.ts')).accountMessages,
  }),
});
