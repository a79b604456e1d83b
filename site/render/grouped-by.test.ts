import { expect, it } from 'vitest';
import { groupedBy } from './grouped-by.ts';

it('a list is grouped once, however often it is asked for', () => {
  let looked = 0;
  const inCategory = groupedBy(({ categories }: { readonly categories: readonly (number | null)[] }) => {
    looked += 1;
    return categories;
  });
  const list = [{ categories: [1, 2] }, { categories: [null] }, { categories: [2] }];
  expect(inCategory(list, 2)).toEqual([list[0], list[2]]);
  expect([inCategory(list, 1), inCategory(list, 3), inCategory(list, null)]).toEqual([[list[0]], [], []]);
  expect(looked).toBe(list.length);
  expect(inCategory([...list, { categories: [3] }], 3)).toHaveLength(1);
});
