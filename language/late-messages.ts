import type { DashboardEnglish, DashboardKey, DashboardMessage } from './dashboard-messages.ts';
import type { late as english } from './en/dashboard-late.ts';
import { createLoader, type KeyOf, type Translate } from './translate.ts';

type LateKey = keyof typeof english | DashboardKey;
/** Of a message that has no placeholders but these, of the screens that are opened later or of the whole dashboard. */
export type LateMessage<Placeholders extends string = never> =
  | KeyOf<typeof english, Placeholders>
  | DashboardMessage<Placeholders>;

export type LateMessages = Translate<DashboardEnglish, LateKey>;

/** The messages of the screens that are opened later, and those of the whole dashboard, in one language. */
export const loadLateMessages = createLoader<DashboardEnglish, LateKey>({
  ar: async () => ({
    ...(await import('./ar/dashboard.ts')).dashboard,
    ...(await import('./ar/dashboard-late.ts')).late,
  }),
  en: async () => ({
    ...(await import('./en/dashboard.ts')).dashboard,
    ...(await import('./en/dashboard-late.ts')).late,
  }),
});
