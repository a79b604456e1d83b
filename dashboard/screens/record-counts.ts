import { call, listAnswer } from '../call.ts';

/** How much visitors wrote; free comments arrive inside their posts. @throws CallFailure */
export async function countVoices(): Promise<number> {
  // The declarations are large, and the first screen needs nothing else of them.
  const { visitorCollections } = await import('../../content/collections/index.ts');
  const bases = visitorCollections.map(({ base }) => base).filter((base) => !base.includes(':'));
  const lists = await Promise.all(bases.map((base) => call(`/${base}`, listAnswer)));
  return lists.reduce((sum, list) => sum + list.length, 0);
}
