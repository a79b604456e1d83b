import { describe, expect, it } from 'vitest';
import { itemLink, leadsHere } from './item-link.ts';

describe('the address of a card', () => {
  it('names the record behind its id, white space as hyphens [PUB-GEN-33]', () => {
    expect(itemLink('/product/68', ' The  Vision ')).toBe('/product/68/The-Vision');
    expect(itemLink('/sub-category/1/', 'شاشات LED')).toBe(`/sub-category/1/${encodeURIComponent('شاشات-LED')}`);
  });

  it('joins a path without a leading slash with the title [PUB-GEN-33]', () => {
    expect(itemLink('product/68', 'The Vision')).toBe('/product/68/The-Vision');
    expect(itemLink('screens', 'Indoor LED')).toBe('/screens/Indoor-LED');
  });

  it('names a record in any case of its address, and no number elsewhere', () => {
    expect(itemLink('/Product/68//', 'The Vision')).toBe('/Product/68/The-Vision');
    expect(itemLink('/news/68', 'The Vision')).toBe('/news/68');
    expect(itemLink('/en/product/68', 'The Vision')).toBe('/en/product/68');
  });

  it('respects a whole address as it is', () => {
    expect(itemLink('/contact', 'Write to us')).toBe('/contact');
    expect(itemLink('/product/68/the-vision', 'One remote')).toBe('/product/68/the-vision');
    expect(itemLink('https://example.com/a', 'Elsewhere')).toBe('https://example.com/a');
  });

  it('never holds a double slash or another scheme', () => {
    expect(itemLink('//product//68/', 'A')).toBe('/product/68/A');
    expect(itemLink('javascript:alert(1)', 'A')).toBeNull();
    expect(itemLink('-', 'A')).toBeNull();
  });
});

describe('a link to the page it stands on', () => {
  it('is recognised with any name behind the id', () => {
    expect(leadsHere('/product/68/One-remote', '/product/68/the-vision')).toBe(true);
    expect(leadsHere('/product/6', '/product/68/the-vision')).toBe(false);
    expect(leadsHere('https://example.com/product/68', '/product/68')).toBe(false);
  });
});
