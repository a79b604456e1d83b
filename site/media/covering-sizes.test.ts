import { expect, it } from 'vitest';
import { coveringSizes } from './covering-sizes.ts';

const wide = { width: 2400, height: 1000 };
const sizes = '(min-width: 768px) 40vw, 84vw';

it('a picture wider than its box is drawn as wide as its cut sides need', () => {
  expect(coveringSizes(sizes, { ratio: 4 / 5 }, wide)).toBe('(min-width: 768px) 120vw, 252vw');
  expect(coveringSizes(sizes, { height: '200px' }, wide)).toBe('(min-width: 768px) max(40vw, 480px), max(84vw, 480px)');
});

it('lengths that are known are worked out, others are left to the browser', () => {
  expect(coveringSizes('500px, 84vw', { height: '200px' }, wide)).toBe('500px, max(84vw, 480px)');
  expect(coveringSizes('400px', { height: '200px' }, wide)).toBe('480px');
  expect(coveringSizes('50vw', { height: 'clamp(2rem,9vh,4rem)' }, wide)).toBe('max(50vw, clamp(2rem,9vh,4rem) * 2.4)');
});

it('a picture as narrow as its box is drawn as wide as the box', () => {
  expect(coveringSizes(sizes, { ratio: 4 / 5 }, { width: 400, height: 500 })).toBe(sizes);
});

it('a picture of unknown size is drawn as wide as its box', () => {
  expect(coveringSizes(sizes, { ratio: 1 }, { width: null, height: null })).toBe(sizes);
});
