import { inLanguage } from '../../content/language-prefix.ts';
import { defaultLanguage, type Language, languages } from '../../language/languages.ts';

/** The address of a page in each language that has it, encoded, without origin and language. */
export type Alternates = Readonly<Partial<Record<Language, string>>>;

/** The address of a page pinned to a language; `path` is the decoded path without a language. */
export const pinnedPath = (path: string, language: Language): string =>
  inLanguage(encodeURI(path).replace(/[?#]/g, encodeURIComponent), language);

interface Place {
  readonly path: string;
  readonly language: Language;
  readonly pinned: boolean;
}

/** The address at which a visitor reads a page, as forms name it. */
export const ownPath = ({ path, language, pinned }: Place): string =>
  pinned ? pinnedPath(path, language) : encodeURI(path);

/**
 * What search engines are told about a page: its pinned twin in each language, and the one for everybody else.
 * `origin` has no slash at its end; `twins` stand in for `path` where the address holds words of a language.
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
