import { expect, it } from 'vitest';
import { isolate } from './bidi.ts';
import { formatBytes, formatInteger, formatList, formatMoment } from './format.ts';

it('numbers are grouped and Latin in both languages', () => {
  expect(formatInteger(31999, 'en')).toBe('31,999');
  expect(formatInteger(31999, 'ar')).toBe('31,999');
});

it('a moment is told by the clocks of its place, in Latin digits and the Gregorian calendar', () => {
  const moment = '2026-11-12T21:30:00.000Z';
  expect(formatMoment(moment, 'en', 'Asia/Riyadh')).toBe('13 Nov 2026, 00:30');
  expect(formatMoment(moment, 'en', 'Asia/Dubai')).toBe('13 Nov 2026, 01:30');
  expect(formatMoment(moment, 'ar', 'Asia/Riyadh')).toMatch(/^13 نوفمبر 2026.*12:30\sص$/);
  expect(formatMoment('2026-11-12T05:20:00.000Z', 'ar', 'Asia/Riyadh')).toMatch(/(?<!\d)8:20\sص$/);
  expect(formatMoment('2026-11-12T05:20:00.000Z', 'en', 'Asia/Riyadh')).toMatch(/ 08:20$/);
});

it('the last name of a list follows an “and”', () => {
  expect(formatList(['Mawj', 'Najm'], 'en')).toBe('Mawj and Najm');
  expect(formatList(['Mawj', 'Najm', 'Noor'], 'en')).toBe('Mawj, Najm and Noor');
  expect(formatList(['موج', 'نجم'], 'ar')).toBe('موج ونجم');
});

it('an isolated name cannot reorder the words around it, and nothing stays nothing', () => {
  expect(isolate('Wameed')).toBe('\u2068Wameed\u2069');
  expect(isolate('')).toBe('');
});

it('sizes of files are told in the words of the language and in Latin digits', () => {
  expect(formatBytes(3.25 * 1024 * 1024, 'en')).toBe('3.3 MB');
  expect(formatBytes(640 * 1024, 'en')).toBe('640 kB');
  expect(formatBytes(3.25 * 1024 * 1024, 'ar')).toBe('3.3 ميغابايت');
});
