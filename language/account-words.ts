import type { accountWords as english } from './en/dashboard-account.ts';
import type { Language } from './languages.ts';
import { formatMessage, type Message, type MessageValues } from './message.ts';

export type AccountWord = keyof typeof english;

/** Says one of the words of the account's screen; `null` for a word that is not of them. */
export type AccountWords = (word: string, values?: MessageValues) => string | null;

const dictionaries: Readonly<Record<Language, () => Promise<Readonly<Record<AccountWord, Message>>>>> = {
  ar: async () => (await import('./ar/dashboard-account.ts')).accountWords,
  en: async () => (await import('./en/dashboard-account.ts')).accountWords,
};

/** The words of the account's screen in one language; apart from the dashboard's, whose first screen needs none of them. */
export async function loadAccountWords(language: Language): Promise<AccountWords> {
  const words = new Map<string, Message>(Object.entries(await dictionaries[language]()));
  return (word, values) => {
    const message = words.get(word);
    return message === undefined ? null : formatMessage(message, language, values);
  };
}
