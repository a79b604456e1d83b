import { expect, it } from 'vitest';
import { coveringSizes } from './covering-sizes.ts';

const wide = { width: 2400, height: 1000 };
const sizes = '(min-width: 768px) 40vw, 84vw';

it('a picture wider than its box is drawn as wide as its cut sides need', () => {
  expect(coveringSizes(sizes, { ratio: 4 / 5 }, wide)).toBe('(min-width: 768px) calc(40vw * 3), calc(84vw * 3)');
  expect(coveringSizes(sizes, { height: '200px' }, wide)).toBe(
    '(min-width: 768px) max(40vw, 200px * 2.4), max(84vw, 200px * 2.4)',
  );
});

it('a picture as narrow as its box is drawn as wide as the box', () => {
  expect(coveringSizes(sizes, { ratio: 4 / 5 }, { width: 400, height: 500 })).toBe(sizes);
});

it('a picture of unknown size is drawn as wide as its box', () => {
  expect(coveringSizes(sizes, { ratio: 1 }, { width: null, height: null })).toBe(sizes);
});
