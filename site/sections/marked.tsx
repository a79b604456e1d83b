import { Fragment } from 'react';
import type { MarkedText } from '../../content/model/search.ts';
import { directionOf } from '../../language/languages.ts';
import { useSite } from '../site-context.ts';

/** A text in which the words that were looked for are marked; in the other language, it says so. */
export function Marked({ marked }: { readonly marked: MarkedText }) {
  const { language: own } = useSite();
  const { text, language, matches } = marked;
  const pieces = matches.map(([start, end], index) => ({
    before: text.slice(matches[index - 1]?.[1] ?? 0, start),
    match: text.slice(start, end),
    start,
  }));
  const isForeign = language !== own;
  return (
    <span lang={isForeign ? language : undefined} dir={isForeign ? directionOf(language) : undefined}>
      {pieces.map(({ before, match, start }) => (
        <Fragment key={start}>
          {before}
          <mark>{match}</mark>
        </Fragment>
      ))}
      {text.slice(matches.at(-1)?.[1] ?? 0)}
    </span>
  );
}
