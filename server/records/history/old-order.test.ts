import { describe, expect, it } from 'vitest';
import { growth, mostGrowth } from '../../../tests/support/processor-time.ts';
import { isInOrder, oldOrderOf } from './old-order.ts';

describe('an order that was', () => {
  it('is that of the records which are still there, and those that came since stand behind them', () => {
    expect(oldOrderOf([3, 1, 2], [1, 2, 3])).toEqual([3, 1, 2]);
    expect(oldOrderOf([3, 9, 1], [5, 1, 4, 3])).toEqual([3, 1, 5, 4]);
    expect(oldOrderOf([], [2, 1])).toEqual([2, 1]);
  });

  it('still holds where nothing but additions and deletions happened since', () => {
    expect(isInOrder([3, 1, 2], [3, 7, 1, 2])).toBe(true);
    expect(isInOrder([3, 1, 2], [3, 2])).toBe(true);
    expect(isInOrder([3, 1, 2], [1, 3, 2])).toBe(false);
  });

  it('costs as much as there are records, not its square', async () => {
    const ids = Array.from({ length: 40_000 }, (_, index) => index);
    const ofSize = { 1: ids.slice(0, 4000), 10: ids };
    // Milliseconds. A quadratic comparison takes seconds.
    const floor = 60;
    const present = { 1: ofSize[1].toReversed(), 10: ids.toReversed() };
    expect(await growth((times) => oldOrderOf(ofSize[times], present[times]), floor)).toBeLessThan(mostGrowth);
    expect(await growth((times) => isInOrder(ofSize[times], ofSize[times]), floor)).toBeLessThan(mostGrowth);
  });
});
