import type { Language } from '../../language/languages.ts';
import type { ParseContext } from '../field.ts';
import { isSame } from '../is-same.ts';
import { mayBeHtml } from './may-be-html.ts';
import { fromPlain, type PlainForm, toPlain } from './plain-form.ts';
import { rebuild } from './rebuild.ts';
import { putDocument, type RichText, type StoredDocument } from './stored-text.ts';

/** The API path and language of a sent document, with the parse context. */
export type Place = ParseContext & { readonly path: string; readonly language: Language };

/** How the plain text of a field is written. `max` is its maximum length in UTF-16 code units. */
export type TextForm = PlainForm & { readonly max: number };

/**
 * True if the plain text contains everything that the document does. False for a text that may be HTML, because it
 * would be parsed as such.
 */
const isPlain = (document: StoredDocument, text: string, form: PlainForm): boolean =>
  !mayBeHtml(text) &&
  isSame(
    document,
    rebuild(fromPlain(text, form), { findMedia: () => undefined }, () => undefined),
  );

/**
 * Merges a document into a value together with its plain text. A document that contains no more than its text is not
 * stored.
 */
export function layDocument(
  document: StoredDocument,
  stored: RichText,
  { path, report, language }: Place,
  { max, ...form }: TextForm,
): RichText {
  if (isPlain(document, stored[language], form)) return putDocument(stored, language, null);
  const text = toPlain(document, form);
  if (text.length > max) report(path, 'tooLong', { max, length: text.length });
  return putDocument({ ...stored, [language]: text }, language, isPlain(document, text, form) ? null : document);
}
