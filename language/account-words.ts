import type { DashboardEnglish } from './dashboard-words.ts';
import type { accountWords as english } from './en/dashboard-account.ts';
import type { LateWord } from './late-words.ts';
import { createLoader, type KeyOf, type Translate } from './translate.ts';

/** Of a message without places, of the account's screen or of the whole dashboard. */
export type AccountWord = KeyOf<typeof english> | LateWord;

export type AccountWords = Translate<DashboardEnglish>;

/** The messages of the account's screen, and those of the whole dashboard, in one language. */
export const loadAccountWords = createLoader<DashboardEnglish>({
  ar: async () => ({
    ...(await import('./ar/dashboard.ts')).dashboard,
    ...(await import('./ar/dashboard-late.ts')).late,
    ...(await import('./ar/dashboard-account.ts')).accountWords,
  }),
  en: async () => ({
    ...(await import('./en/dashboard.ts')).dashboard,
    ...(await import('./en/dashboard-late.ts')).late,
    ...(await import('./en/dashboard-account.ts')).accountWords,
  }),
});
