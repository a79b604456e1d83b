import { categories } from '../../content/collections/index.ts';
import { href } from '../../content/routes.ts';
import { describe, expect, it } from 'vitest';
import { hyphenate } from '../../content/hyphenate.ts';
import { recordAddress, toAddress } from '../../content/record-address.ts';
import { appendTitle, joinLink, pinLink, withArabicLetters } from './links.ts';

describe('a title in an address', () => {
  it('is trimmed, and a run of white space becomes one hyphen [PUB-GEN-33] [PUB-GEN-34]', () => {
    expect(hyphenate('  The   Vision \t Studio ')).toBe('The-Vision-Studio');
  });

  it('keeps its other characters percent-encoded, Arabic ones too', () => {
    expect(hyphenate('A/B? 50%')).toBe('A%2FB%3F-50%25');
    expect(hyphenate('ذا فيجن')).toBe(`${encodeURIComponent('ذا')}-${encodeURIComponent('فيجن')}`);
  });
});

it.each([
  ['/ar/product/68/%D8%B0%D8%A7-%D9%81%D9%8A%D8%AC%D9%86', '/ar/product/68/ذا-فيجن'],
  ['/search?q=%D8%B0%2F%26%25', '/search?q=ذ%2F%26%25'],
  ['/product/1/A%2FB%3F-50%25', '/product/1/A%2FB%3F-50%25'],
])('%s is shorter as %s, and means the same', (address, shown) => {
  expect(withArabicLetters(address)).toBe(shown);
  expect(new URL(shown, 'https://displays.example').href).toBe(`https://displays.example${address}`);
});

describe('a stored path', () => {
  it.each([
    ['/the-vision', '/the-vision'],
    ['product/68', '/product/68'],
    ['//evil.example/x', '/evil.example/x'],
    ['/a//b', '/a/b'],
    ['\\\\evil.example', '/evil.example'],
    ['https://partner.example/a//b', 'https://partner.example/a//b'],
    ['#questions', '#questions'],
  ])('%s leads to %s', (stored, address) => {
    expect(toAddress(stored)).toBe(address);
  });

  it.each(['', '  ', '-', '#', '0', '--', 'javascript:alert(1)', 'data:text/html,x', 'http://partner.example'])(
    '"%s" leads nowhere',
    (stored) => {
      expect(toAddress(stored)).toBeNull();
    },
  );
});

describe('links of Home', () => {
  it('a tile leads to its link followed by the hyphenated title, no slash added [PUB-GEN-36] [PUB-HOME-16]', () => {
    expect(appendTitle('/product/68/', 'The  Vision')).toBe('/product/68/The-Vision');
    expect(appendTitle('/product-', 'The Vision')).toBe('/product-The-Vision');
  });

  it('a banner card leads to its link, a slash, then the hyphenated title [PUB-GEN-37] [PUB-HOME-20]', () => {
    expect(joinLink('/one-category/1', 'LED   screens')).toBe('/one-category/1/LED-screens');
  });

  it('never holds a double slash', () => {
    expect(joinLink('/one-category/1/', 'LED')).toBe('/one-category/1/LED');
    expect(joinLink('/', 'LED')).toBe('/LED');
    expect(joinLink('/a//b/', ' ', 'c')).toBe('/a/b/c');
  });

  it('to another site, a query or a part of the page stays as it is', () => {
    for (const stored of ['https://partner.example/x', '/search?q=led', '#top']) {
      expect(joinLink(stored, 'Title')).toBe(stored);
      expect(appendTitle(stored, 'Title')).toBe(stored);
    }
    expect(joinLink('-', 'Title')).toBeNull();
  });

  it('to a product is built from its id and name [PUB-HOME-28]', () => {
    expect(href('product', { id: 68, name: 'The Vision' })).toBe('/product/68/The-Vision');
    expect(href('product', { id: 68, name: '' })).toBe('/product/68');
  });
});

const categoryLink = ({ name, path }: { readonly name: string; readonly path: string }) =>
  recordAddress(categories, { id: 5, title: name, parent: null, fields: { path } });

describe('a category in the header', () => {
  it('leads to /one-category, its id and its name [PUB-GEN-21]', () => {
    expect(categoryLink({ name: 'LED Screens', path: '/one-category/5' })).toBe('/one-category/5/LED-Screens');
    expect(categoryLink({ name: 'LED Screens', path: '-' })).toBe('/one-category/5/LED-Screens');
    expect(categoryLink({ name: 'LED Screens', path: 'led' })).toBe('/one-category/5/LED-Screens');
  });

  it('leads where the administrator said, when that is no category page', () => {
    expect(categoryLink({ name: 'The Vision', path: '/the-vision' })).toBe('/the-vision');
    expect(categoryLink({ name: 'Shop', path: 'https://shop.example' })).toBe('https://shop.example');
  });
});

describe('inside a pinned page', () => {
  it('links to pages stay in its language', () => {
    expect(pinLink('/product/68', 'en', true)).toBe('/en/product/68');
    expect(pinLink('/', 'ar', true)).toBe('/ar');
    expect(pinLink('/product/68', 'en', false)).toBe('/product/68');
  });

  it('links to files, calls, other sites and pinned pages stay as they are', () => {
    for (const address of [
      '/uploads/a.pdf',
      '/api/en/newsletter',
      '/dashboard',
      '/ar/contact',
      'https://x.example',
      '#a',
    ]) {
      expect(pinLink(address, 'en', true)).toBe(address);
    }
  });

  it('a page whose name only begins like one of these is a page', () => {
    expect(pinLink('/apiary', 'en', true)).toBe('/en/apiary');
    expect(pinLink('/enquiries', 'ar', true)).toBe('/ar/enquiries');
  });
});
