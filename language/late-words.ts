import { type DashboardWord, type DashboardWords } from './dashboard-words.ts';
import type { late as english } from './en/dashboard-late.ts';
import type { Language } from './languages.ts';
import { formatMessage, type Message, type MessageValues } from './message.ts';

/** A word of the screens that are opened later, or of the whole dashboard. */
export type LateWord = keyof typeof english | DashboardWord;

/** Says one of these words, with its places filled. */
export type LateWords = (word: LateWord, values?: MessageValues) => string;

type Own = Readonly<Record<keyof typeof english, Message>>;

const dictionaries: Readonly<Record<Language, () => Promise<Own>>> = {
  ar: async () => (await import('./ar/dashboard-late.ts')).late,
  en: async () => (await import('./en/dashboard-late.ts')).late,
};

/** What the screens that are opened later say in one language, above what the whole dashboard says. */
export async function loadLateWords(language: Language): Promise<(say: DashboardWords) => LateWords> {
  const words = await dictionaries[language]();
  const isOwn = (word: LateWord): word is keyof Own => Object.hasOwn(words, word);
  return (say) => (word, values) => (isOwn(word) ? formatMessage(words[word], language, values) : say(word, values));
}
