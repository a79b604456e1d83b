import { collections, visitorCollections } from '../../content/collections/index.ts';
import { call, listAnswer } from '../call.ts';

/** The screens that the banners menu leads to. */
const bannerScreens = ['hero-banners', 'product-banners', 'content-slider', 'cards-slider', 'body-slider'];

const screensAt = (path: string): readonly string[] => (path === '/banners' ? bannerScreens : [path.slice(1)]);

/** The bases of the collections whose records stand on an area's own screen. */
export const basesOf = (path: string): readonly string[] => {
  const screens = screensAt(path);
  return collections.filter(({ placement }) => screens.includes(placement.screen)).map(({ base }) => base);
};

/** What visitors wrote; free comments arrive inside their posts. */
export const voices: readonly string[] = visitorCollections
  .filter(({ base }) => !base.includes(':'))
  .map(({ base }) => base);

/** How many records these collections hold together. @throws CallFailure */
export async function countRecords(bases: readonly string[]): Promise<number> {
  const lists = await Promise.all(bases.map((base) => call(`/${base}`, listAnswer)));
  return lists.reduce((sum, list) => sum + list.length, 0);
}
