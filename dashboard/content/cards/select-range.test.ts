import { expect, it } from 'vitest';
import { idsBetween, withIds } from './select-range.ts';

const shown = [4, 9, 1, 7, 3];

it('a press with Shift is about everything from the one pressed before, in the order shown [ADM-GEN-91]', () => {
  expect(idsBetween(shown, 9, 7)).toEqual([9, 1, 7]);
  expect(idsBetween(shown, 7, 9)).toEqual([9, 1, 7]);
  expect(idsBetween(shown, 9, 9)).toEqual([9]);
});

it('without one before, or where that one is no longer shown, it is about itself', () => {
  expect(idsBetween(shown, null, 7)).toEqual([7]);
  expect(idsBetween(shown, 88, 7)).toEqual([7]);
});

it('a range is selected and unselected, and others stay as they are', () => {
  expect([...withIds(new Set([3]), [9, 1], true)]).toEqual([3, 9, 1]);
  expect([...withIds(new Set([3, 9, 1]), [9, 1], false)]).toEqual([3]);
});
