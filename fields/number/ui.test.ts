import { expect, it } from 'vitest';
import { number } from './field.ts';
import { numberUi } from './ui.tsx';

it('the unit of a number is in the language of the reader', () => {
  expect(numberUi.rowCell(number({ unit: 'nits' }))?.unit).toEqual({ ar: 'شمعة/م²', en: 'nits' });
});

it('a number without a unit has none behind it', () => {
  expect(numberUi.rowCell(number())?.unit).toBeUndefined();
});
