import { expect, it } from 'vitest';
import { toInternational } from './field.ts';

it.each([
  ['050 123 4567', '971', '+971501234567'],
  ['04 123 4567', '971', '+97141234567'],
  ['+966501234567', '971', '+966501234567'],
  ['971501234567', '971', '+971501234567'],
  ['501234567', '966', '+966501234567'],
])('%s typed in the country +%s is %s', (typed, code, stored) => {
  expect(toInternational(typed, code)).toBe(stored);
});
