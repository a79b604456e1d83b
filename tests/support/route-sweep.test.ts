import { expect, it } from 'vitest';
import { products, subCategories } from '../../content/collections/index.ts';
import { withRoutesOf } from './route-sweep.ts';

it('takes the routes of the collections that are chosen, and every route that belongs to none', () => {
  const isTaken = withRoutesOf([products, subCategories]);
  const urls = [
    '/api/en/products',
    '/api/ar/products/:id',
    '/api/en/sub_category/:id',
    '/api/en/communityposts/posts',
    '/api/en/send-email',
    '/api/session',
    '/sitemap.xml',
  ];
  expect(urls.filter((url) => isTaken({ url }))).toEqual(urls);
  const others = ['/api/en/category', '/api/ar/herobanner/:id'];
  expect(others.filter((url) => isTaken({ url }))).toEqual([]);
});
