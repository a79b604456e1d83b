import { expect, it } from 'vitest';
import { isolate } from './bidi.ts';
import { formatInteger } from './format.ts';

it('numbers are grouped and Latin in both languages', () => {
  expect(formatInteger(31999, 'en')).toBe('31,999');
  expect(formatInteger(31999, 'ar')).toBe('31,999');
});

it('an isolated name cannot reorder the words around it, and nothing stays nothing', () => {
  expect(isolate('Wameed')).toBe('\u2068Wameed\u2069');
  expect(isolate('')).toBe('');
});
