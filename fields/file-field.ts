import * as z from 'zod/mini';
import { type Language, languages, otherLanguage } from '../language/languages.ts';
import {
  type Field,
  type FieldOptions,
  type FileKind,
  type FileUse,
  holdsNothing,
  type Media,
  type ParseContext,
} from './field.ts';
import { fileAddress } from './file-address.ts';
import { recordId } from './record-id.ts';

/** The id of the file shared by both languages, and of each language's own file, if any. */
export type StoredFile = Readonly<Record<'shared' | Language, number | null>>;

/** The background that a picture is designed for. */
export type Ground = 'dark' | 'light';

export interface FileOptions extends FieldOptions {
  readonly accept: readonly FileKind[];
  /** The background that a picture is designed for, if the site shows it only on that. */
  readonly ground?: Ground;
  /** True if the API returns, in one language, the address of the file instead of its stored name. */
  readonly asAddress?: true;
}

export type FileField = ReturnType<typeof fileField>;

const storedId = z.nullable(z.int().check(z.positive()));
const storedFile = z.object({ shared: storedId, en: storedId, ar: storedId });

const answeredName = z.nullable(z.string());
const answeredNames = z.object({ shared: answeredName, en: answeredName, ar: answeredName });

const noFile: StoredFile = { shared: null, en: null, ar: null };
const reference = z.nullable(z.union([recordId, z.string().check(z.minLength(1), z.maxLength(255))]));
const perLanguage = z.strictObject({
  shared: z.optional(reference),
  en: z.optional(reference),
  ar: z.optional(reference),
});

const sentFile = z.union([reference, perLanguage]);

const inUse = (stored: StoredFile, language: Language): number | null =>
  stored[language] ?? stored.shared ?? stored[otherLanguage(language)];

/**
 * A file field. Its API value is a stored file name, or the file's address on this site. A plain value sets the shared
 * file, an object (`image[ar]`) the file of a language, and `null` clears. An uploaded part has already become a
 * pending file, and is referred to by its id like any other.
 */
export function fileField<const Kind extends string>(
  kind: Kind,
  options: FileOptions,
): Field<StoredFile, Media | null> & { readonly kind: Kind; readonly options: FileOptions } {
  const resolve = (value: number | string | null, path: string, context: ParseContext): number | null => {
    if (value === null) return null;
    const media = context.findMedia(value);
    if (media === undefined) context.report(path, 'unknownFile');
    else if (!options.accept.includes(media.kind)) {
      context.report(path, 'wrongFileKind', { kind: media.kind, accepted: options.accept.join(', ') });
    } else return media.id;
    return null;
  };

  return {
    ...holdsNothing,
    kind,
    options,
    translated: false,
    spreadsheetCell: null,
    schema: sentFile,
    stored: storedFile,
    answered: (all) => (all ? answeredNames : answeredName),
    empty: noFile,
    parse(input, previous, path, context) {
      const plain = reference.safeParse(input === '' ? null : input);
      if (plain.success) {
        return plain.data === null ? noFile : { ...previous, shared: resolve(plain.data, path, context) };
      }
      const each = perLanguage.safeParse(input);
      if (!each.success) {
        context.report(path, 'wrongType', { expected: 'file' });
        return previous;
      }
      const files = { ...previous };
      for (const part of ['shared', ...languages] as const) {
        const value = each.data[part];
        if (value !== undefined) files[part] = resolve(value, part === 'shared' ? path : `${path}[${part}]`, context);
      }
      return files;
    },
    serialize(stored, context) {
      const name = (id: number | null) => (id === null ? null : (context.findMedia(id)?.name ?? null));
      if (context.all) return { shared: name(stored.shared), en: name(stored.en), ar: name(stored.ar) };
      const own = name(inUse(stored, context.language));
      return own !== null && options.asAddress === true ? fileAddress(own) : own;
    },
    view(stored, context) {
      const id = inUse(stored, context.language);
      return id === null ? null : (context.findMedia(id) ?? null);
    },
    isEmpty: (stored) => inUse(stored, 'ar') === null,
    isComplete: (stored, language) => stored[language] !== null || stored.shared !== null,
    files: (stored): readonly FileUse[] =>
      (['shared', ...languages] as const).flatMap((part) => {
        const mediaId = stored[part];
        return mediaId === null ? [] : [{ mediaId, language: part === 'shared' ? null : part }];
      }),
    withLanguage: (stored, other, language) => ({ ...stored, [language]: other[language] }),
    replaceFile: (stored, from, to) => {
      const inPlace = (id: number | null) => (id === from ? to : id);
      return { shared: inPlace(stored.shared), en: inPlace(stored.en), ar: inPlace(stored.ar) };
    },
  };
}
