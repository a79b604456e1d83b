import { describe, expect, it } from 'vitest';
import {
  categories,
  categoryHero,
  collections,
  freePosts,
  heroBanners,
  products,
  projectCrew,
  visitorCollections,
} from '../collections/index.ts';
import { editorPathOf, hasSections, managerOf, toScreens } from './screens.ts';

const screens = toScreens(collections, visitorCollections);
const at = (path: string) => screens.find((screen) => screen.path === path);

describe('the screens of the dashboard', () => {
  it('show every collection exactly once, so that one dashboard manages all that visitors see [ADM-GEN-01]', () => {
    const shown = screens.flatMap((screen) => screen.collections);
    expect(new Set(shown)).toEqual(new Set(collections));
    expect(shown).toHaveLength(collections.length);
  });

  it('of a record name whose sections they are', () => {
    const manager = managerOf(categories, screens);
    expect(manager?.path).toBe('categories/:id');
    expect(manager?.collections).toContain(categoryHero);
    expect(managerOf(products, screens)?.path).toBe('product/:id');
    expect(managerOf(heroBanners, screens)).toBeUndefined();
  });

  it('of a record have a page of the whole record below them, at an address of no other screen', () => {
    const editors = screens.filter(({ of }) => of !== undefined).map(editorPathOf);
    expect(editors).toContain('product/:id/edit');
    expect(screens.filter(({ path }) => editors.includes(path))).toEqual([]);
  });

  it('belong to the area at their address, to that of whose sections they show, or to the one they name', () => {
    expect(['products', 'product/:id', 'hero-banners'].map((path) => at(path)?.area)).toEqual([
      'products',
      'products',
      'banners',
    ]);
    // These are in the secondary navigation.
    expect(screens.filter(({ area }) => area === null).map(({ path }) => path)).toEqual([
      'places',
      'cabinets',
      'certificates',
    ]);
  });

  it('show what visitors wrote where it has a view of its own', () => {
    expect(at('community')?.visitors).toEqual([freePosts]);
    expect(screens.flatMap(({ visitors }) => visitors)).toEqual([freePosts]);
  });

  it('are lists of whole records or have sections', () => {
    const withSections = screens.filter(hasSections).flatMap((screen) => screen.collections);
    expect(withSections).toContain(projectCrew);
    expect(withSections).not.toContain(heroBanners);
  });
});
