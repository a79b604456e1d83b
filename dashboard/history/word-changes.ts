/** A piece of two texts laid over each other. */
export interface WordPiece {
  readonly is: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Beyond so many pairs of words that would be compared, what stands between the same ends counts as replaced. */
const mostPairs = 250_000;

const wordsOf = (text: string): readonly string[] => text.match(/\S+\s*|\s+/g) ?? [];

/** How many words two lists begin with in common. */
function commonStart(one: readonly string[], other: readonly string[]): number {
  let count = 0;
  while (count < one.length && count < other.length && one[count] === other[count]) count += 1;
  return count;
}

/** The lengths of the longest common runs of words, from each pair of places to the ends: the usual table. */
function lengthsOf(before: readonly string[], after: readonly string[]): Uint32Array {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const at = row * width + column;
      lengths[at] =
        before[row] === after[column]
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  }
  return lengths;
}

function middleOf(before: readonly string[], after: readonly string[]): readonly WordPiece[] {
  const replaced: readonly WordPiece[] = [
    { is: 'removed', text: before.join('') },
    { is: 'added', text: after.join('') },
  ];
  if (before.length * after.length > mostPairs) return replaced;
  const lengths = lengthsOf(before, after);
  const width = after.length + 1;
  const pieces: WordPiece[] = [];
  for (let row = 0, column = 0; row < before.length || column < after.length;) {
    const [was = '', is = ''] = [before[row], after[column]];
    const [below = 0, beside = 0] = [lengths[(row + 1) * width + column], lengths[row * width + column + 1]];
    if (row < before.length && column < after.length && was === is) {
      pieces.push({ is: 'same', text: was });
      row += 1;
      column += 1;
    } else if (column === after.length || (row < before.length && below >= beside)) {
      pieces.push({ is: 'removed', text: was });
      row += 1;
    } else {
      pieces.push({ is: 'added', text: is });
      column += 1;
    }
  }
  return pieces;
}

/** Neighbours of one kind as one; those that say nothing go. */
function joined(pieces: readonly WordPiece[]): readonly WordPiece[] {
  const whole: WordPiece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (piece.text === '') continue;
    if (last?.is === piece.is) whole[whole.length - 1] = { ...last, text: last.text + piece.text };
    else whole.push(piece);
  }
  return whole;
}

/** What became of a text, word by word: what stayed, what went and what came. */
export function wordChanges(before: string, after: string): readonly WordPiece[] {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  const start = commonStart(was, is);
  const end = commonStart(was.slice(start).toReversed(), is.slice(start).toReversed());
  return joined([
    { is: 'same', text: was.slice(0, start).join('') },
    ...middleOf(was.slice(start, was.length - end), is.slice(start, is.length - end)),
    { is: 'same', text: was.slice(was.length - end).join('') },
  ]);
}
