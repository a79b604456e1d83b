import { describe, expect, it } from 'vitest';
import { parseOwnPath, redirectKey } from './own-path.ts';

describe('an own path', () => {
  it.each([
    ['/old', '/old', '/old'],
    [' /old/ ', '/old', '/old'],
    ['/', '/', '/'],
    ['/en', '/', '/'],
    ['/en/Contact', '/contact', '/contact'],
    ['/product/68/The-Vision?a=1#top', '/product/68/The-Vision', '/product/68/The-Vision?a=1#top'],
    ['/شاشات قديمة', '/شاشات قديمة', '/%D8%B4%D8%A7%D8%B4%D8%A7%D8%AA%20%D9%82%D8%AF%D9%8A%D9%85%D8%A9'],
    ['/%D8%B4%D8%A7%D8%B4%D8%A9', '/شاشة', '/%D8%B4%D8%A7%D8%B4%D8%A9'],
    ['/100%25', '/100%', '/100%25'],
    ['/index.php', '/index.php', '/index.php'],
  ])('%s is read as %s', (written, path, address) => {
    expect(parseOwnPath(written)).toMatchObject({ path, address });
  });

  it.each([
    '',
    'old',
    'https://evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5Cevil.example',
    '/%2Fevil.example',
    '/a%2F%2Fevil.example',
    '/a//b',
    '/./evil',
    '/..//evil.example',
    '/a/%2e%2e/b',
    '/\t/evil.example',
    '/a\r\nSet-Cookie: session=1',
    '/a%0d%0aSet-Cookie:%20session=1',
    '/a%00',
    '/a\u202Egpj',
    '/a%E2%80%AEgpj',
    '/100%',
    '/%E0%A4%A',
    '/\uD800',
    '/en/ar/old',
    `/${'a'.repeat(500)}`,
  ])('%j is none', (written) => {
    expect(parseOwnPath(written)).toBeNull();
  });

  it('that is more than a path says what more', () => {
    const read = (written: string) => {
      const own = parseOwnPath(written);
      return [own?.query.toString(), own?.hasFragment];
    };
    expect(['/a', '/a?b=1', '/a#b'].map(read)).toEqual([
      ['', false],
      ['b=1', false],
      ['', true],
    ]);
  });

  it('is compared without regard to case and to how letters are composed', () => {
    expect(redirectKey('/Cafe\u0301')).toBe(redirectKey('/café'));
  });
});
