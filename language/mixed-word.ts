/** Arabic prefixes: "and", "so", "with", "like", "for", the article, and their combinations. */
const front = /^[وف]?(?:[بكل]?ال|لل|[بكل])?$/;

/** Arabic suffixes: plurals, origin, and "its". */
const end = /^(?:ات|ان|ون|ين|يه|ي|ه|ها)$/;

const arabic = /\p{Script=Arabic}/u;
const meeting = /\p{Script=Arabic}[^\p{Script=Arabic}]|[^\p{Script=Arabic}]\p{Script=Arabic}/u;
/** An Arabic letter before a number belongs to the same word, such as the unit `م2`. */
const parts =
  /(?<!\p{Script=Arabic})\p{Script=Arabic}[\d.]*\d(?![\p{L}\d])|\p{Script=Arabic}+|[^\p{Script=Arabic}.]+(?:\.\p{N}+)*/gu;

/** A part of a word and its index in the word. */
export interface WordPart {
  readonly word: string;
  readonly at: number;
}

/**
 * Splits a folded word in which Arabic and other letters are joined: `شاشهled` into `شاشه` and `led`, `الqned` into
 * `qned`. Arabic prefixes and suffixes of a Latin word are dropped.
 */
export function splitMixedWord(word: string): readonly WordPart[] {
  if (!meeting.test(word)) return [{ word, at: 0 }];
  const found = [...word.matchAll(parts)].map(({ 0: part, index }) => ({ word: part, at: index }));
  return found.filter(({ word: part }, place) => {
    const [before, behind] = [found[place - 1]?.word ?? '', found[place + 1]?.word ?? ''];
    const isFront = front.test(part) && behind !== '' && !arabic.test(behind);
    const isEnd = end.test(part) && /\p{L}$/u.test(before) && !arabic.test(before);
    return !isFront && !isEnd;
  });
}
