/** What Arabic writes onto the front of a word: "and", "so", "with", "like", "for", the article, and these together. */
const front = /^[وف]?(?:[بكل]?ال|لل|[بكل])?$/;

/** What Arabic writes onto the end of a word: of plurals, of origin, and "its". */
const end = /^(?:ات|ان|ون|ين|يه|ي|ه|ها)$/;

const arabic = /\p{Script=Arabic}/u;
const meeting = /\p{Script=Arabic}[^\p{Script=Arabic}]|[^\p{Script=Arabic}]\p{Script=Arabic}/u;
/** An Arabic letter before a figure is one word with it, such as the unit `م2`. */
const parts =
  /(?<!\p{Script=Arabic})\p{Script=Arabic}[\d.]*\d(?![\p{L}\d])|\p{Script=Arabic}+|[^\p{Script=Arabic}.]+(?:\.\p{N}+)*/gu;

/** A part of a word, and where it begins in it. */
export interface WordPart {
  readonly word: string;
  readonly at: number;
}

/**
 * The words that stand in a folded one because Arabic and other letters are written together: `شاشه` and `led` of
 * `شاشهled`, `qned` of `الqned`, whose article says nothing beside a Latin word.
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
