import { expect, it } from 'vitest';
import { hasNavigated, scrollKey } from './scroll-key.ts';

const location = (key: string, pathname: string) => ({
  key,
  pathname,
  search: '',
  hash: '',
  state: null,
  mask: undefined,
});

it('keeps the position of a screen whose query changes, and starts each visit of a screen at the top [ADM-GEN-81]', () => {
  expect(scrollKey(location('a', '/products'))).toBe('a');
  expect(hasNavigated()).toBe(false);
  expect(scrollKey(location('b', '/products'))).toBe('a');
  expect(scrollKey(location('c', '/categories'))).toBe('c');
  expect(scrollKey(location('d', '/products'))).toBe('d');
  expect(hasNavigated()).toBe(true);
  // Back past all of them.
  expect(scrollKey(location('c', '/categories'))).toBe('c');
  expect(scrollKey(location('b', '/products'))).toBe('a');
});
