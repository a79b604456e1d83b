import { describe, expect, it } from 'vitest';
import { categories, categoryHero, collections, heroBanners, products, projectCrew } from '../collections/index.ts';
import { hasSections, managerOf, toScreens } from './screens.ts';

const screens = toScreens(collections);

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

  it('are lists of whole records or have sections', () => {
    const withSections = screens.filter(hasSections).flatMap((screen) => screen.collections);
    expect(withSections).toContain(projectCrew);
    expect(withSections).not.toContain(heroBanners);
  });
});
