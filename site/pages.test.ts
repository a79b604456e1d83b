import { expect, it } from 'vitest';
import { routes } from '../content/routes.ts';
import { pages } from './pages.ts';

it('every page has an address of the map, and every address of the map has a page', () => {
  expect(pages.map(({ path }) => path).toSorted()).toEqual(Object.values(routes).toSorted());
});
