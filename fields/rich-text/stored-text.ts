import { type Language, languages, otherLanguage } from '../../language/languages.ts';
import type { TranslatedText } from '../translated.ts';
import type { RichDocument } from './document.ts';

export type StoredDocument = RichDocument<number>;
export type Documents = { readonly [L in Language]?: StoredDocument };

/** A text in each language and, where it is more than its words say, its structure. */
export type RichText = TranslatedText & { readonly rich?: Documents };

export const documentsOf = ({ rich = {} }: Pick<RichText, 'rich'>): readonly (readonly [Language, StoredDocument])[] =>
  languages.flatMap((language) => {
    const document = rich[language];
    return document === undefined ? [] : [[language, document] as const];
  });

/** A text whose structures are these; the name of them is left out where there is none. */
export function withDocuments({ en, ar }: TranslatedText, rich: Documents): RichText {
  const kept = documentsOf({ rich });
  return kept.length === 0 ? { en, ar } : { en, ar, rich: Object.fromEntries(kept) };
}

/** The text with this structure in one language, or with none (`null`). */
export function putDocument(stored: RichText, language: Language, document: StoredDocument | null): RichText {
  const others = documentsOf(stored).filter(([each]) => each !== language);
  return withDocuments(stored, Object.fromEntries(document === null ? others : [...others, [language, document]]));
}

/** A picture alone says something, too. */
export const isWritten = (stored: RichText, language: Language): boolean =>
  stored[language] !== '' || stored.rich?.[language] !== undefined;

/** The language whose text a visitor of `language` reads, as of any other text. */
export const readIn = (stored: RichText, language: Language): Language =>
  !isWritten(stored, language) && isWritten(stored, otherLanguage(language)) ? otherLanguage(language) : language;
