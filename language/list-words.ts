import type { listWords as english } from './en/dashboard-lists.ts';
import type { Language } from './languages.ts';
import { formatMessage, type Message, type MessageValues } from './message.ts';

export type ListWord = keyof typeof english;

/** Says one of the words of tables and of what is done with many records. */
export type ListWords = (word: ListWord, values?: MessageValues) => string;

const dictionaries: Readonly<Record<Language, () => Promise<Readonly<Record<ListWord, Message>>>>> = {
  ar: async () => (await import('./ar/dashboard-lists.ts')).listWords,
  en: async () => (await import('./en/dashboard-lists.ts')).listWords,
};

/** These words in one language; apart from the dashboard's, whose first screen needs none of them. */
export async function loadListWords(language: Language): Promise<ListWords> {
  const words = await dictionaries[language]();
  return (word, values) => formatMessage(words[word], language, values);
}
