import { diffArrays } from 'diff';

/** A piece of the combined text of two versions. */
export interface WordPiece {
  readonly is: 'same' | 'removed' | 'added';
  readonly text: string;
}

/**
 * Above this number of removed and added words, everything between the common start and end counts as replaced: a full
 * comparison would freeze the page.
 */
const mostChanges = 1000;

const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

/** The length of the common start of two word lists. */
function commonStart(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((word, index) => word !== other[index]);
  return end === -1 ? one.length : end;
}

function replacedBetween(was: readonly string[], is: readonly string[]): readonly WordPiece[] {
  const start = commonStart(was, is);
  const end = commonStart(was.slice(start).toReversed(), is.slice(start).toReversed());
  const pieces: readonly WordPiece[] = [
    { is: 'same', text: was.slice(0, start).join('') },
    { is: 'removed', text: was.slice(start, was.length - end).join('') },
    { is: 'added', text: is.slice(start, is.length - end).join('') },
    { is: 'same', text: was.slice(was.length - end).join('') },
  ];
  return pieces.filter(({ text }) => text !== '');
}

/** Compares two texts word by word: unchanged, removed and added pieces. */
export function wordChanges(before: string, after: string): readonly WordPiece[] {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  const changes = diffArrays(was, is, { maxEditLength: mostChanges });
  return (
    changes?.map(({ added, removed, value }) => ({
      is: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    })) ?? replacedBetween(was, is)
  );
}
