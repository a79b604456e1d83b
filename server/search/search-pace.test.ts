import { expect, it } from 'vitest';
import { networksOf } from '../accounts/client-networks.ts';
import { SearchPace } from './search-pace.ts';

it('an address may ask 40 questions at once, then 4 a second', () => {
  const pace = new SearchPace();
  const ask = (address: string, now: number) => pace.count(networksOf(address), now);
  for (let count = 0; count < 40; count += 1) expect(ask('192.0.2.1', 0)).toBe(0);
  expect(ask('192.0.2.1', 0)).toBe(1);
  expect(ask('192.0.2.2', 0)).toBe(0);
  expect(ask('192.0.2.1', 250)).toBe(0);
  expect(ask('192.0.2.1', 250)).toBe(1);
});

it('who has a whole /48 of IPv6 asks as much as four visitors, however many addresses are used', () => {
  const pace = new SearchPace();
  const waits = Array.from({ length: 400 }, (_, turn) =>
    pace.count(networksOf(`2001:db8:1:${turn.toString(16)}::1`), 0),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(160);
  expect(pace.count(networksOf('2001:db8:2::1'), 0)).toBe(0);
});
