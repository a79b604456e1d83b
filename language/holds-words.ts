import { fold } from './fold.ts';

/**
 * A test for texts that hold every part of a question, whatever their case, accents and ways of writing; an empty
 * question finds everything. For short lists; visitors' search has an index.
 */
export function holdsWords(question: string): (texts: readonly string[]) => boolean {
  const parts = fold(question)
    .split(/\s+/)
    .filter((part) => part !== '');
  return (texts) => {
    const folded = fold(texts.join('\n'));
    return parts.every((part) => folded.includes(part));
  };
}
