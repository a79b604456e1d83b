import { isLanguage, type Language } from '../language/languages.ts';

/** An edit target: a value of a record, as a page shows it in one language. */
export interface EditTarget {
  /** The slug of its collection. */
  readonly base: string;
  readonly id: number;
  /** Names in the declaration: of a field or, in lists, of a field, the key of an item, and a field of the item. */
  readonly path: readonly string[];
  /**
   * The language of the page. If the text is a fallback in the other language, a translation into this one is to be
   * written.
   */
  readonly language: Language;
}

/** Serializes an edit target for elements of a preview: `products/68/features:k1:title/ar`. */
export const editTargetName = ({ base, id, path, language }: EditTarget): string =>
  `${base}/${id}/${path.map(encodeURIComponent).join(':')}/${language}`;

/** Parses the edit target of an element; `null` if it is invalid. */
export function readEditTarget(name: string | undefined): EditTarget | null {
  const [, base = '', id = '', path = '', language = ''] =
    /^(.+)\/(\d{1,10})\/([^/]+)\/([^/]+)$/.exec(name ?? '') ?? [];
  if (!isLanguage(language)) return null;
  try {
    return { base, id: Number(id), path: path.split(':').map(decodeURIComponent), language };
  } catch {
    return null;
  }
}
