import { expect, it } from 'vitest';
import { firstTyped, nextTyped, shownOf, waitOf } from './typing.ts';

it('lines are written at 70 ms a letter, stand for 500 ms and are taken back at 50 ms [PUB-ABOUT-03] [CONST-15]', () => {
  const lines = ['ab', 'لَوحة'];
  const seen: (readonly [string, number])[] = [];
  let typed = firstTyped;
  for (let step = 0; step < 12; step += 1) {
    seen.push([shownOf(lines, typed), waitOf(typed)]);
    typed = nextTyped(lines, typed);
  }
  // A letter and its diacritics are one grapheme.
  expect(seen).toEqual([
    ['ab', 500],
    ['a', 50],
    ['', 70],
    ['لَ', 70],
    ['لَو', 70],
    ['لَوح', 70],
    ['لَوحة', 500],
    ['لَوح', 50],
    ['لَو', 50],
    ['لَ', 50],
    ['', 70],
    ['a', 70],
  ]);
});
