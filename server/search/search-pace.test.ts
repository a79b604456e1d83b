import { expect, it } from 'vitest';
import { SearchPace } from './search-pace.ts';

it('an address may ask 40 questions at once, then 4 a second', () => {
  const pace = new SearchPace();
  const ask = (address: string, now: number) => pace.count(address, now);
  for (let count = 0; count < 40; count += 1) expect(ask('a', 0)).toBe(0);
  expect(ask('a', 0)).toBe(1);
  expect(ask('b', 0)).toBe(0);
  expect(ask('a', 250)).toBe(0);
  expect(ask('a', 250)).toBe(1);
});
