import type { Language } from '../../language/languages.ts';
import type { ParseContext } from '../field.ts';
import { isSame } from '../is-same.ts';
import { mayBeHtml } from './may-be-html.ts';
import { fromPlain, type PlainForm, toPlain } from './plain-form.ts';
import { rebuild } from './rebuild.ts';
import { putDocument, type RichText, type StoredDocument } from './stored-text.ts';

/** Where a structure was sent, and what is known there. */
export type Place = ParseContext & { readonly path: string; readonly language: Language };

/** How the text of a field is written; `max`: the longest, in UTF-16 units. */
export type TextForm = PlainForm & { readonly max: number };

/** True where the text alone says what the structure says. One that may be HTML would be read as such. */
const isPlain = (document: StoredDocument, text: string, form: PlainForm): boolean =>
  !mayBeHtml(text) &&
  isSame(
    document,
    rebuild(fromPlain(text, form), { findMedia: () => undefined }, () => undefined),
  );

/** The structure with the text that it says; a structure that says no more than its text is not kept. */
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
