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

/** A text in a language, or in the other one if it is untranslated. */
const readIn = (text: TranslatedText, language: Language): string => text[language] || text[otherLanguage(language)];

/** Values for answers: an empty text that follows another one is replaced by that one. */
export function withFollowed({ follows }: Following, values: Values): Values {
  const followed = Object.entries(follows).map(([name, leader]): [string, TranslatedText] => {
    const [own, other] = [textOf(values, name), textOf(values, leader)];
    return [name, { en: own.en || other.en, ar: own.ar || other.ar }];
  });
  return followed.length === 0 ? values : { ...values, ...Object.fromEntries(followed) };
}

/**
 * Values for storage: a text that equals the one it follows, before or after this change, is stored as empty, so that
 * it continues to follow.
 */
export function withoutFollowed({ follows }: Following, before: Values, after: Values): Values {
  const stored = Object.entries(follows).map(([name, leader]): [string, TranslatedText] => {
    const own = textOf(after, name);
    const leaders = [textOf(before, leader), textOf(after, leader)];
    const storedOr = (language: Language): string =>
      leaders.some((text) => readIn(text, language) === own[language]) ? '' : own[language];
    return [name, { en: storedOr('en'), ar: storedOr('ar') }];
  });
  return stored.length === 0 ? after : { ...after, ...Object.fromEntries(stored) };
}
