import { describe, expect, it } from 'vitest';
import { isSafeLink } from './field.ts';
import { isAddress } from './is-address.ts';

describe('isSafeLink', () => {
  it.each([
    '/',
    '/product/68',
    '/منتج/شاشة',
    'https://screens.example/x',
    'HTTPS://screens.example',
    '#',
    '-',
    '0',
    '',
    'contact',
  ])('takes %j', (link) => expect(isSafeLink(link)).toBe(true));

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    '\tjavascript:alert(1)',
    'java\tscript:alert(1)',
    'java\u200Fscript:alert(1)',
    '\u202Ejavascript:alert(1)',
    'data:text/html;base64,PHN2Zz4=',
    'vbscript:msgbox',
    'file:///etc/passwd',
    'http://screens.example',
    'mailto:a@screens.example',
    'https://',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
  ])('refuses %j', (link) => expect(isSafeLink(link)).toBe(false));
});

it('a text is an address as it stands, or a part of a page’s name', () => {
  const texts = ['/about', ' https://screens.example', '#', '-', '0', 'contact', 'شاشات', 'About us', ''];
  expect(texts.filter(isAddress)).toEqual(['/about', ' https://screens.example', '#', '-', '0']);
});
