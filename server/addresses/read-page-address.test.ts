import { describe, expect, it } from 'vitest';
import { readPageAddress } from './read-page-address.ts';
import { repairAddress } from './repair-address.ts';

describe('the address of a page', () => {
  it.each([
    ['/', '/', null, '/'],
    ['/en', '/', 'en', '/en'],
    ['/ar/contact', '/contact', 'ar', '/ar/contact'],
    ['/product/68/The-Vision', '/product/68/The-Vision', null, '/product/68/The-Vision'],
    ['/product/1/%D8%B4%D8%A7%D8%B4%D8%A9', '/product/1/شاشة', null, '/product/1/%D8%B4%D8%A7%D8%B4%D8%A9'],
    ['/english', '/english', null, '/english'],
    ['/product/1/a%3Fb%23c', '/product/1/a?b#c', null, '/product/1/a%3Fb%23c'],
  ])('%s is %s', (raw, path, pinned, canonical) => {
    expect(readPageAddress(raw)).toMatchObject({ path, pinned, canonical });
  });

  it.each([
    ['/en/', '/en'],
    ['/contact/', '/contact'],
    ['/EN/Contact', '/en/contact'],
    ['/Contact', '/contact'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example', '/%5Cevil.example'],
    ['///', '/'],
    ['/en//contact//', '/en/contact'],
  ])('%s is written %s', (raw, canonical) => {
    expect(readPageAddress(raw).canonical).toBe(canonical);
  });
});

it('an address is known by the form in which the site’s links write it, too', () => {
  const { canonical, linked } = readPageAddress('/en/project/3/Around-42%2C000-seats-%26-more');
  expect(canonical).toBe('/en/project/3/Around-42,000-seats-&-more');
  expect(linked).toBe('/en/project/3/Around-42%2C000-seats-%26-more');
});

describe('an address that cannot be decoded, or not be stored', () => {
  it.each([
    ['/100%', '/100%25'],
    ['/a%zz/b', '/a%25zz/b'],
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/%ff', '/%25ff'],
    ['/a%00b?q=%00', '/a%2500b?q=%2500'],
  ])('%s is read as %s', (input, repaired) => {
    expect(repairAddress(input)).toBe(repaired);
    expect(() => readPageAddress(repaired)).not.toThrow();
    expect(repairAddress(repaired)).toBe(repaired);
  });

  it.each(['/plain', '/%D8%B4', '/search?q=100%', '/search?q=%ff'])('%s needs no repair', (address) => {
    expect(repairAddress(address)).toBe(address);
  });
});
