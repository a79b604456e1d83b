import { fold } from './fold.ts';

/**
 * Returns a test for texts that contain every word of a query, ignoring case, accents and spelling variants. An empty
 * query matches everything. For short lists; the search of the site uses an index.
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
