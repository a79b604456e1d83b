import { fold } from '../../language/fold.ts';

/** Among so many of the latest ones words are looked for that are too short for an index. */
export const latestLooked = 2000;

/** Indexes of words know them from three characters on. */
export const isIndexed = (part: string): boolean => /^.{3}/su.test(part);

/** True where no word of a question is known to an index, so that only the latest are looked through. */
export function isForLatest(question: string): boolean {
  const parts = fold(question.trim()).split(/\s+/);
  return question.trim() !== '' && !parts.some(isIndexed);
}
