import * as z from 'zod/mini';
import { type Language, languages, otherLanguage } from '../language/languages.ts';
import type { Field, FieldOptions, ParseContext, Text } from './field.ts';
import { holdsNothing } from './field.ts';
import { textCell } from './spreadsheet-cell.ts';

/** A text in each language; empty means untranslated, never `undefined`. */
export type TranslatedText = Readonly<Record<Language, string>>;

export interface TextOptions extends FieldOptions {
  /** Maximum length in UTF-16 code units. */
  readonly max?: number;
}

const emptyText: TranslatedText = { en: '', ar: '' };

/**
 * Normalizes line breaks to `\n`, and removes control characters (such as NUL, which PostgreSQL cannot store) and lone
 * surrogates.
 */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '')
    .toWellFormed();

const answeredText = z.string();
const storedText = z.object({ en: answeredText, ar: answeredText });

const byLanguage = (max?: number) => {
  const text = z.nullish(max === undefined ? z.string() : z.string().check(z.maxLength(max)));
  return z.strictObject({ en: text, ar: text });
};
const anyByLanguage = byLanguage();

const sentTexts = new Map<number, z.ZodMiniType>();

/** The schema of accepted values, cached by length: hundreds of fields share a few maximum lengths. */
export function sentText(max: number): z.ZodMiniType {
  const schema = sentTexts.get(max) ?? z.nullable(z.union([z.string().check(z.maxLength(max)), byLanguage(max)]));
  sentTexts.set(max, schema);
  return schema;
}

/** The language of the value for a visitor of `language`: their own, or the other one if that is empty. */
const readLanguage = (stored: TranslatedText, language: Language): Language =>
  stored[language] === '' && stored[otherLanguage(language)] !== '' ? otherLanguage(language) : language;

/**
 * The common behaviour of all translated texts, which differ in length and display. A plain value that equals the
 * current fallback is stored as empty, so that a client which knows only one language never stores a fallback as a
 * translation.
 */
export function translatedText<const Kind extends string>(
  kind: Kind,
  options: TextOptions & { readonly max: number },
  lines?: Field['lines'],
): Field<TranslatedText, Text> & { readonly kind: Kind; readonly options: TextOptions & { readonly max: number } } {
  const checked = (value: string, path: string, context: ParseContext): string => {
    const text = cleanText(value).trim();
    if (text.length > options.max) context.report(path, 'tooLong', { max: options.max, length: text.length });
    return text;
  };

  return {
    ...holdsNothing,
    kind,
    options,
    translated: true,
    ...(lines && { lines }),
    spreadsheetCell: textCell,
    get schema() {
      return sentText(options.max);
    },
    stored: storedText,
    answered: (all) => (all ? storedText : answeredText),
    empty: emptyText,
    parse(input, previous, path, context) {
      if (input === null) return { ...previous, [context.language]: '' };
      if (typeof input === 'string') {
        const text = checked(input, path, context);
        const isFallback = previous[context.language] === '' && previous[otherLanguage(context.language)] === text;
        return isFallback ? previous : { ...previous, [context.language]: text };
      }
      const both = anyByLanguage.safeParse(input);
      if (!both.success) {
        context.report(path, 'wrongType', { expected: 'text' });
        return previous;
      }
      const texts = { ...previous };
      for (const language of languages) {
        const text = both.data[language];
        if (text !== undefined) texts[language] = checked(text ?? '', `${path}[${language}]`, context);
      }
      return texts;
    },
    serialize(stored, context) {
      if (context.all) return { en: stored.en, ar: stored.ar };
      const language = readLanguage(stored, context.language);
      if (language !== context.language) context.fellBack();
      return stored[language];
    },
    view(stored, context) {
      const language = readLanguage(stored, context.language);
      if (language !== context.language) context.fellBack();
      return { text: stored[language], language };
    },
    withLanguage: (stored, other, language) => ({ ...stored, [language]: other[language] }),
    isEmpty: (stored) => stored.en === '' && stored.ar === '',
    isComplete: (stored, language) => stored[language] !== '',
    words: (stored, language) => (stored[language] === '' ? [] : [stored[language]]),
  };
}
