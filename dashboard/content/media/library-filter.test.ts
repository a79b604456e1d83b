import { expect, it } from 'vitest';
import { everyFile, type LibraryFilter, readFilter, writeFilter } from './library-filter.ts';

it.each<Partial<LibraryFilter>>([
  {},
  { words: 'شاشة wall' },
  { kind: 'video', size: 'huge', folder: 'none' },
  { folder: 12, isUnused: true, isWordless: true },
])('a filter comes back from its address: %j', (change) => {
  const filter = { ...everyFile, ...change };
  expect(readFilter(new URLSearchParams(writeFilter(filter)))).toEqual(filter);
});

it('what an address says that is no filter is left out', () => {
  expect(readFilter(new URLSearchParams('kind=sound&size=tiny&folder=0&unused=yes&other=1'))).toEqual(everyFile);
});
