import type { gridWords as english } from './en/dashboard-grid.ts';
import type { Language } from './languages.ts';
import { formatMessage, type Message, type MessageValues } from './message.ts';

type GridWord = keyof typeof english;

/** Says one of the words of tables in forms. */
export type GridWords = (word: GridWord, values?: MessageValues) => string;

const dictionaries: Readonly<Record<Language, () => Promise<Readonly<Record<GridWord, Message>>>>> = {
  ar: async () => (await import('./ar/dashboard-grid.ts')).gridWords,
  en: async () => (await import('./en/dashboard-grid.ts')).gridWords,
};

/** These words in one language, fetched with the first form that has a table. */
export async function loadGridWords(language: Language): Promise<GridWords> {
  const words = await dictionaries[language]();
  return (word, values) => formatMessage(words[word], language, values);
}
