import { expect, it } from 'vitest';
import { looksLike } from './looks-like.ts';

it.each([
  ['شاشة عرض داخلية', 'en', 'ar'],
  ['شاشة LED', 'en', 'ar'],
  ['Indoor display', 'en', null],
  ['Indoor display, the Arabic name is شاشة', 'en', null],
  ['', 'en', null],
  ['2.5 mm', 'en', null],
  ['An indoor display for halls', 'ar', 'en'],
  ['The Vision', 'ar', null],
  ['LED P2.5 Pro', 'ar', null],
  ['شاشة LED من سلسلة The Vision Pro Max Ultra', 'ar', null],
  ['', 'ar', null],
] as const)('%j in a field of %s looks like %s [ADM-GEN-84]', (text, language, expected) => {
  expect(looksLike(text, language)).toBe(expected);
});
