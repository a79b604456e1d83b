import { describe, expect, it } from 'vitest';
import { growth, mostGrowth } from '../../tests/support/processor-time.ts';
import { cookiesOf } from './cookies.ts';

const read = (cookie: string) => cookiesOf({ headers: { cookie } });

describe('the cookies of a request', () => {
  it('are read by name', () => {
    expect(read('session=abc; lang=ar;country=sa')).toEqual({ session: 'abc', lang: 'ar', country: 'sa' });
  });

  it('count the first of two with one name, which a browser sends from the most specific path', () => {
    expect(read('lang=ar; lang=en')).toEqual({ lang: 'ar' });
  });

  it('hold their values as they were set, without decoding', () => {
    expect(read('session=a%00b')).toEqual({ session: 'a%00b' });
  });

  it('bring no members of objects with them', () => {
    expect(read('a=b')['constructor']).toBeUndefined();
    expect(read('__proto__=x; a=b')['a']).toBe('b');
  });

  it('are none without a header', () => {
    expect(cookiesOf({ headers: {} })).toEqual({});
  });

  it.each([
    ['blanks before quotes', (size: number) => `a=${' '.repeat(size)}""x`],
    ['blanks', (size: number) => `a${' '.repeat(size)}b`],
    ['quotes', (size: number) => `a=${'"'.repeat(size)}x`],
    ['semicolons', (size: number) => `${';'.repeat(size)}a`],
    ['names without values', (size: number) => `${'a;'.repeat(size / 2)}=`],
    ['signs of equality', (size: number) => '='.repeat(size)],
    ['names', (size: number) => 'a=;'.repeat(size / 3)],
  ])('cost in proportion to their length, when they are %s', async (_name, cookieOf) => {
    expect(await growth((times) => read(cookieOf(160 * times)))).toBeLessThan(mostGrowth);
  });
});
