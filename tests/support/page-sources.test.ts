import { expect, it } from 'vitest';
import { pageSources } from './page-sources.ts';

it.each([
  ['/', ['site/pages/home/']],
  ['/ar', ['site/pages/home/']],
  ['/en/product/68/the-vision?print', ['site/pages/product/']],
  ['/products', ['site/pages/products/']],
  ['/nothing-here', []],
])('the page %s is written in %j', (address, sources) => {
  expect(pageSources(address)).toEqual(sources);
});
