import * as z from 'zod/mini';
import { languages, otherLanguage } from '../../language/languages.ts';
import type { RichSide } from '../field.ts';
import { isSame } from '../is-same.ts';
import { once } from '../once.ts';
import { parseJson } from '../parse-json.ts';
import { withFiles } from './document.ts';
import { answeredDocument, sentDocument } from './document-shapes.ts';
import { layDocument, type Place, type TextForm } from './lay-document.ts';
import { rebuild } from './rebuild.ts';
import { isWritten, putDocument, readIn, type RichText, type StoredDocument } from './stored-text.ts';

const sentOrNone = once(() => z.nullable(sentDocument()));
const sentStructure = once(() => {
  const document = sentOrNone();
  return z.union([document, z.strictObject({ en: z.exactOptional(document), ar: z.exactOptional(document) })]);
});
const answeredInBoth = once(() => {
  const document = z.nullable(answeredDocument());
  return z.object({ en: document, ar: document });
});
const answeredInOne = once(() => z.exactOptional(answeredDocument()));
const sentByLanguage = z.strictObject({ en: z.exactOptional(z.unknown()), ar: z.exactOptional(z.unknown()) });

/** Forms send JSON text; an empty text means none. */
const toValue = (input: unknown): unknown => {
  if (typeof input !== 'string') return input;
  return input === '' ? null : parseJson(input);
};

/** Parses a sent document into its stored form; `null` for none. */
function readDocument(input: unknown, { path, report, ...context }: Place): StoredDocument | null {
  const sent = sentOrNone().safeParse(toValue(input));
  if (!sent.success) report(path, 'wrongType', { expected: 'text' });
  if (sent.data === null || sent.data === undefined) return null;
  return rebuild(sent.data, context, (code, max) => report(path, code, max === undefined ? undefined : { max }));
}

/** The structured document of a text field, as the API handles it. */
export function richSide(form: TextForm): RichSide<RichText> {
  return {
    get schema() {
      return sentStructure();
    },
    answered: (all) => (all ? answeredInBoth() : answeredInOne()),
    // If only the text or only the document has changed, that one counts; if both have changed, the document.
    parse(input, stored, path, context, before) {
      const both = sentByLanguage.safeParse(toValue(input));
      const parts: Readonly<Record<string, unknown>> = both.data ?? { [context.language]: input };
      let laid = stored;
      for (const language of languages) {
        const part = parts[language];
        if (part === undefined) continue;
        const place = { ...context, language, path: both.success ? `${path}[${language}]` : path };
        const document = readDocument(part, place);
        // A client that knows one language sends back what it read, which may have been the fallback.
        const isFallback = !both.success && !isWritten(before, language);
        const known = before.rich?.[isFallback ? otherLanguage(language) : language];
        // `null` removes the previous document, but not one that was just created from HTML in the text.
        const isBefore = laid.rich?.[language] === before.rich?.[language];
        if (document === null) laid = isBefore ? putDocument(laid, language, null) : laid;
        else if (known === undefined || !isSame(document, known)) laid = layDocument(document, laid, place, form);
      }
      return laid;
    },
    serialize(stored, { all, language, findMedia }) {
      const named = (document: StoredDocument | undefined) =>
        document && withFiles(document, (id) => findMedia(id)?.name ?? null);
      if (all) return { en: named(stored.rich?.en) ?? null, ar: named(stored.rich?.ar) ?? null };
      return named(stored.rich?.[readIn(stored, language)]);
    },
  };
}
