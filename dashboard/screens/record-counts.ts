import { visitorCollections } from '../../content/collections/index.ts';
import { call, listAnswer } from '../call.ts';

/** What visitors wrote; free comments arrive inside their posts. */
export const voices: readonly string[] = visitorCollections
  .filter(({ base }) => !base.includes(':'))
  .map(({ base }) => base);

/** How many records these collections hold together. @throws CallFailure */
export async function countRecords(bases: readonly string[]): Promise<number> {
  const lists = await Promise.all(bases.map((base) => call(`/${base}`, listAnswer)));
  return lists.reduce((sum, list) => sum + list.length, 0);
}
