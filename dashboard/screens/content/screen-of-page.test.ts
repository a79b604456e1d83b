import { expect, it } from 'vitest';
import { screenOfPage } from './screen-of-page.ts';

it.each([
  ['/en/product/68/the-vision', '/product/68/edit?preview'],
  ['/product/68', '/product/68/edit?preview'],
  ['/ar/one-category/3/%D8%B4', '/categories/3/edit?preview'],
  ['/en', '/hero-banners'],
  ['/?country=sa', '/hero-banners'],
  ['/nowhere', '/'],
  ['', '/hero-banners'],
])('%s is written at %s', (address, screen) => {
  expect(screenOfPage(address)).toBe(screen);
});
