import { type Language, languages, otherLanguage } from '../../language/languages.ts';
import type { ParseContext } from '../field.ts';
import { cleanText, type TranslatedText } from '../translated.ts';
import { brokenLimit } from './broken-limit.ts';
import { type RichDocument, richLimits } from './document.ts';
import { layDocument, type TextForm } from './lay-document.ts';
import { rebuild } from './rebuild.ts';
import type { RichText } from './stored-text.ts';

/** HTML that was sent for one language, parsed. */
interface HtmlValue {
  readonly document: RichDocument<never>;
  readonly language: Language;
  readonly path: string;
}

/** The place of a sent value that may be HTML, and how it is parsed. */
interface HtmlPlace extends Pick<ParseContext, 'language' | 'parseHtml'> {
  readonly path: string;
  readonly form: TextForm;
}

/** Maximum length of HTML relative to that of its text, because parsing time grows faster than linearly. */
export const mostMarkup = 4;

/**
 * Extracts HTML from a sent value. A text that is equal to the stored one is not HTML, so that sending back what was
 * read changes nothing.
 * @returns the parsed HTML, and the rest of the input
 */
export function takeHtml(
  input: unknown,
  previous: TranslatedText,
  { path, language, form, parseHtml }: HtmlPlace,
): { readonly html: readonly HtmlValue[]; readonly rest: unknown } {
  const parse = (sent: unknown, stored: string): RichDocument<never> | null => {
    if (parseHtml === undefined || typeof sent !== 'string' || sent.length > form.max * mostMarkup) return null;
    const text = cleanText(sent).trim();
    return text === stored ? null : parseHtml(text, form);
  };
  if (typeof input === 'string') {
    const document = parse(input, previous[language] === '' ? previous[otherLanguage(language)] : previous[language]);
    return document === null ? { html: [], rest: input } : { html: [{ document, language, path }], rest: {} };
  }
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return { html: [], rest: input };
  const sent = new Map<string, unknown>(Object.entries(input));
  const html = languages.flatMap((each): HtmlValue[] => {
    const document = parse(sent.get(each), previous[each]);
    return document === null ? [] : [{ document, language: each, path: `${path}[${each}]` }];
  });
  for (const value of html) sent.delete(value.language);
  return { html, rest: html.length === 0 ? input : Object.fromEntries(sent) };
}

/** Merges parsed HTML into a value, as structured document and plain text. */
export function layHtml(
  { document, language, path }: HtmlValue,
  stored: RichText,
  context: ParseContext,
  form: TextForm,
): RichText {
  const rebuilt = rebuild(document, context, () => undefined);
  const limit = brokenLimit(rebuilt);
  if (limit === undefined) return layDocument(rebuilt, stored, { ...context, language, path }, form);
  context.report(path, 'tooMany', { max: richLimits[limit] });
  return stored;
}
