import { expect, it } from 'vitest';
import { isolate } from './bidi.ts';
import { languages, localeOf } from './languages.ts';
import { formatBytes, formatInteger, formatList, formatDateTime } from './format.ts';

it('numbers are grouped and Latin in both languages', () => {
  expect(formatInteger(31999, 'en')).toBe('31,999');
  expect(formatInteger(31999, 'ar')).toBe('31,999');
});

it.each(languages)('numbers are grouped and rounded in %s as Intl does it', (language) => {
  const format = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 0 });
  const numbers = [0, 7, 999, 1000, 12_345, 999_999.5, 1_000_000, 0.5, 1.5, 2.4999, 1861.000_000_2, -3, -0.4, -4000];
  for (const value of [...numbers, Number.MAX_SAFE_INTEGER])
    expect(formatInteger(value, language)).toBe(format.format(value));
});

it('a time is formatted in its time zone, in Latin digits and the Gregorian calendar', () => {
  const timestamp = '2026-11-12T21:30:00.000Z';
  expect(formatDateTime(timestamp, 'en', 'Asia/Riyadh')).toBe('13 Nov 2026, 00:30');
  expect(formatDateTime(timestamp, 'en', 'Asia/Dubai')).toBe('13 Nov 2026, 01:30');
  expect(formatDateTime(timestamp, 'ar', 'Asia/Riyadh')).toMatch(/^13 نوفمبر 2026.*12:30\sص$/);
  expect(formatDateTime('2026-11-12T05:20:00.000Z', 'ar', 'Asia/Riyadh')).toMatch(/(?<!\d)8:20\sص$/);
  expect(formatDateTime('2026-11-12T05:20:00.000Z', 'en', 'Asia/Riyadh')).toMatch(/ 08:20$/);
});

it('the last name of a list follows an “and”', () => {
  expect(formatList(['Mawj', 'Najm'], 'en')).toBe('Mawj and Najm');
  expect(formatList(['Mawj', 'Najm', 'Noor'], 'en')).toBe('Mawj, Najm and Noor');
  expect(formatList(['موج', 'نجم'], 'ar')).toBe('موج ونجم');
});

it.each(languages)('names are listed in %s as Intl does it', (language) => {
  const format = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
  for (const names of [[], ['Mawj'], ['Mawj', 'Najm'], ['Mawj', 'Najm', 'Noor, 55″', 'Dalil']])
    expect(formatList(names, language)).toBe(format.format(names));
});

it('an isolated name cannot reorder the words around it, and nothing stays nothing', () => {
  expect(isolate('Wameed')).toBe('\u2068Wameed\u2069');
  expect(isolate('')).toBe('');
});

it('sizes of files are formatted in the language, in Latin digits', () => {
  expect(formatBytes(3.25 * 1024 * 1024, 'en')).toBe('3.3 MB');
  expect(formatBytes(640 * 1024, 'en')).toBe('640 kB');
  expect(formatBytes(3.25 * 1024 * 1024, 'ar')).toBe('3.3 ميغابايت');
});
