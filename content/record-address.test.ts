import { expect, it } from 'vitest';
import {
  categories,
  communityPosts,
  heroBanners,
  products,
  singleProjects,
  subCategories,
} from './collections/index.ts';
import { webhookSettings } from './settings.ts';
import { recordAddress } from './record-address.ts';

const record = { id: 68, title: 'The  Vision / 2', parent: null, fields: {} };

it('records have their page by id and hyphenated title', () => {
  expect(recordAddress(products, record)).toBe('/product/68/The-Vision-%2F-2');
  expect(recordAddress(subCategories, record)).toBe('/sub-category/68/The-Vision-%2F-2');
  expect(recordAddress(singleProjects, { ...record, title: '' })).toBe('/project/68');
});

it('a category keeps the address the administrator stored, unless it is its own page or leads nowhere', () => {
  const stored = (path: unknown) => recordAddress(categories, { ...record, fields: { path } });
  expect(stored('/the-vision')).toBe('/the-vision');
  expect(stored('/one-category/5')).toBe('/one-category/68/The-Vision-%2F-2');
  expect(stored('javascript:alert(1)')).toBe('/one-category/68/The-Vision-%2F-2');
  expect(stored(undefined)).toBe('/one-category/68/The-Vision-%2F-2');
  expect(recordAddress(products, { ...record, fields: { path: '/the-vision' } })).toBe('/product/68/The-Vision-%2F-2');
});

it('a post is shown in its blog', () => {
  const post = { id: 12, title: 'What is pitch?', parent: { id: 3, title: 'بحث & تطوير' }, fields: {} };
  expect(recordAddress(communityPosts, post)).toBe(
    `/our-community?blog=3-${encodeURIComponent('بحث-&-تطوير')}&section=12-What-is-pitch%3F`,
  );
  expect(recordAddress(communityPosts, { ...post, title: '', parent: { id: 3, title: ' ' } })).toBe(
    '/our-community?blog=3&section=12',
  );
});

it('a record without a page of its own is where its collection is shown, on Home where no page shows it', () => {
  expect(recordAddress(heroBanners, record)).toBe('/');
  expect(recordAddress(webhookSettings, record)).toBe('/');
});
