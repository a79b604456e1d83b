import { inLanguage } from '../../content/language-prefix.ts';
import { defaultLanguage, type Language, languages } from '../../language/languages.ts';

/** The encoded address of a page in each language that has it, without origin and language. */
export type Alternates = Readonly<Partial<Record<Language, string>>>;

/** The encoded address of a page pinned to a language. `path` is decoded and has no language. */
export const pinnedPath = (path: string, language: Language): string =>
  inLanguage(encodeURI(path).replace(/[?#]/g, encodeURIComponent), language);

interface Place {
  readonly path: string;
  readonly language: Language;
  readonly pinned: boolean;
}

/** The encoded address of a page as the visitor opened it, for use in forms. */
export const ownPath = ({ path, language, pinned }: Place): string =>
  pinned ? pinnedPath(path, language) : encodeURI(path);

/**
 * The `hreflang` alternates of a page: its pinned address in each language and the `x-default`. `origin` has no
 * trailing slash. `twins` replace `path` if the address contains words of a language.
 */
export function alternates(
  path: string,
  origin: string,
  named?: Alternates,
): { readonly hreflang: Language | 'x-default'; readonly href: string }[] {
  const pinned = languages.flatMap((language) => {
    const address =
      named === undefined ? pinnedPath(path, language) : named[language] && inLanguage(named[language], language);
    return address === undefined ? [] : [{ hreflang: language, href: origin + address }];
  });
  const fallback = pinned.find(({ hreflang }) => hreflang === defaultLanguage) ?? pinned[0];
  return fallback === undefined ? [] : [...pinned, { hreflang: 'x-default', href: fallback.href }];
}
