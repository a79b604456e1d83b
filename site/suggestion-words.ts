import { findableKinds } from '../content/findable-kinds.ts';

/** The words a search field needs, in the page's language. */
export interface SuggestionWords {
  readonly list: string;
  readonly failure: string;
  readonly all: string;
  readonly kinds: Readonly<Record<string, string>>;
  /** What is announced for 0, 1, 2 … suggestions. */
  readonly counts: readonly string[];
}

/** What no word holds. */
const between = '|';

/** As they stand in pages, one behind the other: every page has them, and names and quotes would be a third of it. */
export const writeSuggestionWords = ({ list, failure, all, kinds, counts }: SuggestionWords): string =>
  [list, failure, all, ...findableKinds.map((kind) => kinds[kind] ?? ''), ...counts].join(between);

/** What `writeSuggestionWords` wrote. */
export function readSuggestionWords(written: string): SuggestionWords {
  const [list = '', failure = '', all = '', ...rest] = written.split(between);
  return {
    list,
    failure,
    all,
    kinds: Object.fromEntries(findableKinds.map((kind, place) => [kind, rest[place] ?? ''])),
    counts: rest.slice(findableKinds.length),
  };
}
