import { fold } from '../../language/fold.ts';

/** Words too short for the index are searched only in this many of the latest items. */
export const latestLooked = 2000;

/** Full-text indexes contain words of three or more characters. */
export const isIndexed = (part: string): boolean => /^.{3}/su.test(part);

/** True if no word of a query is indexed, so that only the latest items are searched. */
export function isForLatest(question: string): boolean {
  const parts = fold(question.trim()).split(/\s+/);
  return question.trim() !== '' && !parts.some(isIndexed);
}
