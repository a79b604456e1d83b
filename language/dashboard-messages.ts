import type { accountMessages } from './en/dashboard-account.ts';
import type { late } from './en/dashboard-late.ts';
import type { dashboard } from './en/dashboard.ts';
import { createLoader, type KeyOf, type Translate } from './translate.ts';

/** All that the dashboard says, so that what says more can be used where less is asked for. */
export type DashboardEnglish = typeof dashboard & typeof late & typeof accountMessages;

export type DashboardKey = keyof typeof dashboard;
/** Of a message that has no placeholders but these. */
export type DashboardMessage<Placeholders extends string = never> = KeyOf<typeof dashboard, Placeholders>;

export type DashboardMessages = Translate<DashboardEnglish, DashboardKey>;

/** The messages of the dashboard in one language; the browser fetches only that one. */
export const loadDashboardMessages = createLoader<DashboardEnglish, DashboardKey>({
  ar: async () => (await import('./ar/dashboard.ts')).dashboard,
  en: async () => (await import('./en/dashboard.ts')).dashboard,
});
