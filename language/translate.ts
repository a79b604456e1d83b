import type { Language } from './languages.ts';
import { formatMessage, type Message, type MessageValue } from './message.ts';

type Messages = Readonly<Record<string, Message>>;

/** The placeholder names of a text, without braces. */
type PlaceholdersIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | PlaceholdersIn<Rest> : never;

/** The placeholders of a message, from its English text. A message with plural forms also needs `count`. */
type PlaceholdersOf<English> = English extends string
  ? PlaceholdersIn<English>
  : PlaceholdersIn<English[keyof English]> | 'count';

/** No argument for a message without placeholders, otherwise one value for each placeholder. */
export type ValuesOf<English> = [PlaceholdersOf<English>] extends [never]
  ? []
  : [values: Readonly<Record<PlaceholdersOf<English>, MessageValue>>];

/** The keys of messages without placeholders other than `Placeholders`. Declarations and props that name a message use it. */
export type KeyOf<English, Placeholders extends string = never> = {
  [Key in keyof English]: [PlaceholdersOf<English[Key]>] extends [Placeholders] ? Key : never;
}[keyof English];

/** Returns the message of a key in one language with its placeholders filled. */
export type Translate<English extends Messages, Key extends keyof English = keyof English> = <One extends Key>(
  key: One,
  ...values: ValuesOf<English[One]>
) => string;

/** @param messages the messages of `language`; the English ones type their placeholders */
export const createTranslate =
  <English extends Messages, Key extends keyof English = keyof English>(
    messages: Readonly<Record<Key, Message>>,
    language: Language,
  ): Translate<English, Key> =>
  (key, ...[values]) =>
    formatMessage(messages[key], language, values);

type Loader<Loaded> = (language: Language) => Promise<Loaded>;

/** Creates a loader for messages that browsers load on demand. It loads each language once. */
export function createLoader<English extends Messages, Key extends keyof English = keyof English>(
  dictionaries: Readonly<Record<Language, () => Promise<Readonly<Record<Key, Message>>>>>,
): Loader<Translate<English, Key>> {
  const loaded = new Map<Language, Promise<Translate<English, Key>>>();
  return (language) => {
    const messages =
      loaded.get(language) ??
      dictionaries[language]().then((dictionary) => createTranslate<English, Key>(dictionary, language));
    loaded.set(language, messages);
    return messages;
  };
}
