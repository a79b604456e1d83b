import { isLanguage, type Language } from '../language/languages.ts';

/** A value of a record, as a page shows it in one language. */
export interface EditTarget {
  /** Whose collection it is of. */
  readonly base: string;
  readonly id: number;
  /** Names as the declaration has them: of a field or, in lists, of a field, the key of an item, and of a field in it. */
  readonly path: readonly string[];
  /** That of the page: a text of the other language that stands in for it is to be written in this one. */
  readonly language: Language;
}

/** A place as elements of a preview carry it: `products/68/features:k1:title/ar`. */
export const editTargetName = ({ base, id, path, language }: EditTarget): string =>
  `${base}/${id}/${path.map(encodeURIComponent).join(':')}/${language}`;

/** Reads what an element carries; `null` for what names no place. */
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
