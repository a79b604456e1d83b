import type { dashboard as english } from './en/dashboard.ts';
import type { Language } from './languages.ts';
import { formatMessage, type Message, type MessageValues } from './message.ts';

export type DashboardWord = keyof typeof english;

/** Says one of the dashboard's words, with its places filled. */
export type DashboardWords = (word: DashboardWord, values?: MessageValues) => string;

const dictionaries: Readonly<Record<Language, () => Promise<Readonly<Record<DashboardWord, Message>>>>> = {
  ar: async () => (await import('./ar/dashboard.ts')).dashboard,
  en: async () => (await import('./en/dashboard.ts')).dashboard,
};

/** The words of the dashboard in one language; the browser fetches only that one. */
export async function loadDashboardWords(language: Language): Promise<DashboardWords> {
  const words = await dictionaries[language]();
  return (word, values) => formatMessage(words[word], language, values);
}
