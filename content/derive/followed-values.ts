import { type Language, languages, otherLanguage } from '../../language/languages.ts';
import type { TranslatedText } from '../../fields/translated.ts';
import type { Collection } from '../model/collection.ts';

type Values = Readonly<Record<string, unknown>>;
type Following = Pick<Collection, 'follows'>;

const isText = (value: unknown): value is TranslatedText =>
  typeof value === 'object' && value !== null && languages.every((language) => language in value);
const textOf = (values: Values, name: string): TranslatedText => {
  const value = values[name];
  return isText(value) ? value : { en: '', ar: '' };
};

/** A text as it is read in a language: in the other one where it is not written in this one. */
const readIn = (text: TranslatedText, language: Language): string => text[language] || text[otherLanguage(language)];

/** Values as they are answered: an empty text that follows another one is that one. */
export function withFollowed({ follows }: Following, values: Values): Values {
  const followed = Object.entries(follows).map(([name, leader]): [string, TranslatedText] => {
    const [own, other] = [textOf(values, name), textOf(values, leader)];
    return [name, { en: own.en || other.en, ar: own.ar || other.ar }];
  });
  return followed.length === 0 ? values : { ...values, ...Object.fromEntries(followed) };
}

/** Values as they are stored: a text that is the one it follows, or was before this change, goes on following it. */
export function withoutFollowed({ follows }: Following, before: Values, after: Values): Values {
  const stored = Object.entries(follows).map(([name, leader]): [string, TranslatedText] => {
    const own = textOf(after, name);
    const leaders = [textOf(before, leader), textOf(after, leader)];
    const kept = (language: Language): string =>
      leaders.some((text) => readIn(text, language) === own[language]) ? '' : own[language];
    return [name, { en: kept('en'), ar: kept('ar') }];
  });
  return stored.length === 0 ? after : { ...after, ...Object.fromEntries(stored) };
}
