import { expect, it } from 'vitest';
import { isCopied, isCopiedText } from './is-copied.ts';
import { list, text } from './index.ts';

it.each([
  ['Big screen', true],
  ['Get To Know More', true],
  ['LED wall P1.9', true],
  ['The Vision', false],
  ['QM85C-X', false],
  ['800 nits', false],
  ['HDMI, USB, RJ45, Wi‑Fi 6', false],
  ['شاشة wall', false],
  ['', false],
])('%j in both languages counts as untranslated: %s [ADM-GEN-93]', (written, expected) => {
  expect(isCopiedText(written)).toBe(expected);
});

it('a value counts by each of its texts, only where Arabic equals English', () => {
  const name = text();
  expect(isCopied(name, { en: 'Big screen', ar: 'Big screen' })).toBe(true);
  expect(isCopied(name, { en: 'Big screen', ar: 'شاشة كبيرة' })).toBe(false);
  expect(isCopied(name, { en: '', ar: 'Big screen' })).toBe(false);
  const items = list({ name });
  const item = (ar: string) => ({ key: ar, values: { name: { en: 'Big screen', ar } } });
  expect(isCopied(items, [item('شاشة'), item('Big screen')])).toBe(true);
  expect(isCopied(items, [item('شاشة')])).toBe(false);
});
