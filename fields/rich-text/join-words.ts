import type { RichSpan, RichWords } from './document.ts';

const looksLike = (one: RichSpan, other: RichSpan): boolean =>
  one.bold === other.bold && one.italic === other.italic && one.link === other.link;

/** Merges adjacent runs with the same formatting. */
export function joinWords(words: RichWords): RichWords {
  const joined: RichSpan[] = [];
  for (const span of words) {
    const last = joined.at(-1);
    if (span.text === '') continue;
    if (last !== undefined && looksLike(last, span))
      joined[joined.length - 1] = { ...last, text: last.text + span.text };
    else joined.push(span);
  }
  return joined;
}

/** Number of blank characters at the end or the beginning of a text. */
function countBlanks(text: string, blank: RegExp, isAtEnd: boolean): number {
  let count = 0;
  while (count < text.length && blank.test(text.charAt(isAtEnd ? text.length - 1 - count : count))) count += 1;
  return count;
}

/**
 * Removes blanks and empty lines at both ends, and merges adjacent runs with the same formatting.
 * @param blank matches a character to remove
 */
export function trimWords(words: RichWords, blank = /\s/): RichWords {
  const spans = [...joinWords(words)];
  for (let first = spans.shift(); first !== undefined; first = spans.shift()) {
    const text = first.text.slice(countBlanks(first.text, blank, false));
    if (text === '') continue;
    spans.unshift({ ...first, text });
    break;
  }
  for (let last = spans.pop(); last !== undefined; last = spans.pop()) {
    const text = last.text.slice(0, last.text.length - countBlanks(last.text, blank, true));
    if (text === '') continue;
    return joinWords([...spans, { ...last, text }]);
  }
  return [];
}
