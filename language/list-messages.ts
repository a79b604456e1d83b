import type { listMessages as english } from './en/dashboard-lists.ts';
import { createLoader, type KeyOf, type Translate } from './translate.ts';

/** Of a message that has no placeholders but these. */
export type ListMessage<Placeholders extends string = never> = KeyOf<typeof english, Placeholders>;
export type ListMessages = Translate<typeof english>;

/** The messages of tables and of what is done with many records; the dashboard's first screen needs none of them. */
export const loadListMessages = createLoader<typeof english>({
  ar: async () => (await import('./ar/dashboard-lists.ts')).listMessages,
  en: async () => (await import('./en/dashboard-lists.ts')).listMessages,
});
