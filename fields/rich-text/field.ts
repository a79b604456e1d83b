import * as z from 'zod/mini';
import { type Language, languages, otherLanguage } from '../../language/languages.ts';
import type { Field, FileUse, Media, ReadContext, Text } from '../field.ts';
import { once } from '../once.ts';
import { sentText, type TextOptions, translatedText } from '../translated.ts';
import { runsOf, withFiles } from './document.ts';
import { storedDocument } from './document-shapes.ts';
import { layHtml, mostMarkup, takeHtml } from './html-values.ts';
import { richSide } from './rich-side.ts';
import { documentsOf, isWritten, readIn, type RichText, withDocuments } from './stored-text.ts';

export interface RichTextOptions extends TextOptions {
  /** Whether the plain text uses the legacy marks (`PlainForm`). Default: false. */
  readonly hasMarks?: boolean;
}

const storedText = once((): z.ZodMiniType<RichText> => {
  const document = z.exactOptional(storedDocument());
  return z.object({ en: z.string(), ar: z.string(), rich: z.exactOptional(z.object({ en: document, ar: document })) });
});

function view(stored: RichText, { language, findMedia, fellBack }: ReadContext): Text {
  const read = readIn(stored, language);
  if (read !== language) fellBack();
  const document = stored.rich?.[read];
  const text = { text: stored[read], language: read };
  if (document === undefined) return text;
  return { ...text, rich: withFiles(document, (id): Media | null => findMedia(id) ?? null) };
}

const filesIn = (stored: RichText): readonly FileUse[] =>
  documentsOf(stored).flatMap(([language, { blocks }]) =>
    blocks.flatMap((block) => (block.is === 'file' ? [{ mediaId: block.file, language }] : [])),
  );

const linksIn = (stored: RichText): readonly string[] =>
  documentsOf(stored)
    .flatMap(([, { blocks }]) => blocks.flatMap(runsOf).flat())
    .flatMap(({ link = '' }) => (link.startsWith('/') ? [link] : []));

/** Alternative texts of pictures, for the search index. */
const altsIn = ({ rich }: RichText, language: Language): readonly string[] =>
  (rich?.[language]?.blocks ?? []).flatMap((block) => (block.is === 'file' && block.alt !== '' ? [block.alt] : []));

/**
 * A formatted text: headings, lists, quotations, links, tables, and files of the media library. It is stored as plain
 * text and, if it contains more, as a structured document. Sent HTML is converted to both. Legacy values are plain
 * texts.
 */
export function richText(options: RichTextOptions = {}): Field<RichText, Text> & {
  readonly kind: 'rich-text';
  readonly options: RichTextOptions & { readonly max: number };
} {
  const { hasMarks = false, max = 5000 } = options;
  const form = { hasMarks, max };
  const base = translatedText('rich-text', { ...options, max });
  return {
    ...base,
    get schema() {
      return sentText(max * mostMarkup);
    },
    get stored() {
      return storedText();
    },
    parse(input, previous, path, context) {
      const { html, rest } = takeHtml(input, previous, { ...context, path, form });
      const texts = base.parse(rest, previous, path, context);
      const unchanged = documentsOf(previous).filter(([language]) => texts[language] === previous[language]);
      return html.reduce(
        (stored, value) => layHtml(value, stored, context, form),
        withDocuments(texts, Object.fromEntries(unchanged)),
      );
    },
    serialize(stored, { all, language, fellBack }) {
      if (all) return { en: stored.en, ar: stored.ar };
      const read = readIn(stored, language);
      if (read !== language) fellBack();
      return stored[read];
    },
    view,
    rich: richSide(form),
    isEmpty: (stored) => languages.every((language) => !isWritten(stored, language)),
    isComplete: isWritten,
    withLanguage: (stored, other, language) =>
      withDocuments(
        { ...stored, [language]: other[language] },
        Object.fromEntries([
          ...documentsOf(stored).filter(([each]) => each === otherLanguage(language)),
          ...documentsOf(other).filter(([each]) => each === language),
        ]),
      ),
    words: (stored, language) => [...base.words(stored, language), ...altsIn(stored, language)],
    files: filesIn,
    replaceFile: (stored, from, to) =>
      withDocuments(
        stored,
        Object.fromEntries(
          documentsOf(stored).map(([language, document]) => [
            language,
            withFiles(document, (id) => (id === from ? to : id)),
          ]),
        ),
      ),
    links: linksIn,
  };
}
