import { expect, it } from 'vitest';
import { orderOthers } from './other-projects.ts';

const project = (id: number, sector: string, products: readonly number[] = []) => ({
  id,
  sector: { text: sector, language: 'en' as const },
  products,
});
const [mall, airport, arena, hotel, shop] = [
  project(1, 'Retail', [4]),
  project(2, 'Transport', [1]),
  project(3, '', []),
  project(4, 'Hospitality', [4, 9]),
  project(5, 'Retail', [3]),
];
const all = [mall, airport, arena, hotel, shop];

it('a project is followed by those for its sector or with its displays, then by all others', () => {
  expect(orderOthers(all, mall)).toEqual([4, 5, 2, 3]);
  expect(orderOthers(all, shop)).toEqual([1, 2, 3, 4]);
});

it('a project without relations is followed by those behind it, and the first ones come last', () => {
  expect(orderOthers(all, arena)).toEqual([4, 5, 1, 2]);
});

it('a project that is not in the list is followed by the whole list', () => {
  expect(orderOthers(all, project(9, 'Culture'))).toEqual([1, 2, 3, 4, 5]);
});
