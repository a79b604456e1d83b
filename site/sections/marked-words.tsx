import { Fragment } from 'react';
import type { MarkedText } from '../../content/model/search.ts';

/** A text in which the matched words are highlighted. */
export function MarkedWords({ text, matches }: Pick<MarkedText, 'text' | 'matches'>) {
  const pieces = matches.map(([start, end], index) => ({
    before: text.slice(matches[index - 1]?.[1] ?? 0, start),
    match: text.slice(start, end),
    start,
  }));
  return (
    <>
      {pieces.map(({ before, match, start }) => (
        <Fragment key={start}>
          {before}
          <mark>{match}</mark>
        </Fragment>
      ))}
      {text.slice(matches.at(-1)?.[1] ?? 0)}
    </>
  );
}
