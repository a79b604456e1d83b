import type { gridMessages as english } from './en/dashboard-grid.ts';
import { createLoader, type Translate } from './translate.ts';

export type GridMessages = Translate<typeof english>;

/** The messages of tables in forms, fetched with the first form that has a table. */
export const loadGridMessages = createLoader<typeof english>({
  ar: async () => (await import('./ar/dashboard-grid.ts')).gridMessages,
  en: async () => (await import('./en/dashboard-grid.ts')).gridMessages,
});
