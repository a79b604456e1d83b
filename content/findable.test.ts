import { expect, it } from 'vitest';
import { slugOfKind, findableOf, findables } from './findable.ts';
import { findableKinds } from './findable-kinds.ts';

it('every kind that visitors can search for is declared by one collection', () => {
  expect(findables.map(({ kind }) => kind).toSorted()).toEqual([...findableKinds].toSorted());
  for (const kind of findableKinds) expect(findableOf(slugOfKind(kind))?.kind).toBe(kind);
});

it('records whose page shows many of them are not found by themselves', () => {
  expect(['herobanner', 'productssectionone', 'community', 'no-such-base'].map(findableOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
