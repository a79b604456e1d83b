import { type Language, languages, otherLanguage } from '../../language/languages.ts';
import type { TranslatedText } from '../translated.ts';
import type { RichDocument } from './document.ts';

export type StoredDocument = RichDocument<number>;
export type Documents = { readonly [L in Language]?: StoredDocument };

/** A text in each language and, if it contains more than the plain text, its structured document. */
export type RichText = TranslatedText & { readonly rich?: Documents };

export const documentsOf = ({ rich = {} }: Pick<RichText, 'rich'>): readonly (readonly [Language, StoredDocument])[] =>
  languages.flatMap((language) => {
    const document = rich[language];
    return document === undefined ? [] : [[language, document] as const];
  });

/** Returns the text with these documents. Without documents, `rich` is left out. */
export function withDocuments({ en, ar }: TranslatedText, rich: Documents): RichText {
  const formatted = documentsOf({ rich });
  return formatted.length === 0 ? { en, ar } : { en, ar, rich: Object.fromEntries(formatted) };
}

/** Returns the text with this document in one language, or without one (`null`). */
export function putDocument(stored: RichText, language: Language, document: StoredDocument | null): RichText {
  const others = documentsOf(stored).filter(([each]) => each !== language);
  return withDocuments(stored, Object.fromEntries(document === null ? others : [...others, [language, document]]));
}

/** A document that contains only a picture counts as content too. */
export const isWritten = (stored: RichText, language: Language): boolean =>
  stored[language] !== '' || stored.rich?.[language] !== undefined;

/** The language of the text that a visitor of `language` reads, with the fallback of other texts. */
export const readIn = (stored: RichText, language: Language): Language =>
  !isWritten(stored, language) && isWritten(stored, otherLanguage(language)) ? otherLanguage(language) : language;
