import type { Language } from './languages.ts';
import { formatMessage, type Message, type MessageValue } from './message.ts';

type Messages = Readonly<Record<string, Message>>;

/** The names between the braces of a text. */
type PlacesIn<Text> = Text extends `${string}{${infer Place}}${infer Rest}` ? Place | PlacesIn<Rest> : never;

/** The values that a message needs by its English text; one with plural forms needs `count`. */
type PlacesOf<English> = English extends string ? PlacesIn<English> : PlacesIn<English[keyof English]> | 'count';

/** No argument for a message without places, otherwise one value for each place. */
export type ValuesOf<English> = [PlacesOf<English>] extends [never]
  ? []
  : [values: Readonly<Record<PlacesOf<English>, MessageValue>>];

/** The keys of the messages that need no values but those of `Places`: what a declaration or a property may name. */
export type KeyOf<English, Places extends string = never> = {
  [Key in keyof English]: [PlacesOf<English[Key]>] extends [Places] ? Key : never;
}[keyof English];

/** Returns the message of a key in one language, with its places filled. */
export type Translate<English extends Messages, Key extends keyof English = keyof English> = <One extends Key>(
  key: One,
  ...values: ValuesOf<English[One]>
) => string;

/** @param messages those of `language`; their places are typed by the English ones */
export const createTranslate =
  <English extends Messages, Key extends keyof English = keyof English>(
    messages: Readonly<Record<Key, Message>>,
    language: Language,
  ): Translate<English, Key> =>
  (key, ...[values]) =>
    formatMessage(messages[key], language, values);

type Loader<Loaded> = (language: Language) => Promise<Loaded>;

/** For messages that browsers load when they need them: each language once. */
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
