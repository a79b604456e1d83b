import { expect, it } from 'vitest';
import { unitOf } from './cell.tsx';
import { number } from './field.ts';

it('the unit of a number is told in the language of whoever looks', () => {
  const field = number({ unit: 'nits' });
  expect([unitOf({ field }, 'ar'), unitOf({ field }, 'en')]).toEqual(['شمعة/م²', 'nits']);
});

it('a number without a unit has none behind it', () => {
  expect(unitOf({ field: number() }, 'ar')).toBe('');
});
