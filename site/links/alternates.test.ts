import { expect, it } from 'vitest';
import { alternates, pinnedPath } from './alternates.ts';

it('a page has a pinned twin in each language, and Arabic is the one for everybody else', () => {
  expect(alternates('/product/68', 'https://displays.example')).toEqual([
    { hreflang: 'ar', href: 'https://displays.example/ar/product/68' },
    { hreflang: 'en', href: 'https://displays.example/en/product/68' },
    { hreflang: 'x-default', href: 'https://displays.example/ar/product/68' },
  ]);
});

it('Home has its twins at /ar and /en', () => {
  expect(pinnedPath('/', 'en')).toBe('/en');
});

it('letters beyond ASCII are encoded, and a question mark of a name stays part of the path', () => {
  expect(pinnedPath('/product/68/ما هذا?', 'ar')).toBe(`/ar/product/68/${encodeURI('ما هذا')}%3F`);
});
