import { expect, it } from 'vitest';
import { communityPosts, singleProjects } from './collections/index.ts';
import { readRecordAddress } from './read-record-address.ts';
import { recordAddress } from './record-address.ts';

const read = (address: string) => {
  const found = readRecordAddress(address);
  return found && [found.kind, found.id];
};

it('an address tells of which record it is the page, by its number alone', () => {
  expect(read('/product/68/any-name')).toEqual(['product', 68]);
  expect(read('/one-category/5?from=card')).toEqual(['category', 5]);
  expect(read('/sub-category/5#top')).toEqual(['sub-category', 5]);
  const address = recordAddress(singleProjects, { id: 68, title: 'A / b', parent: null, fields: {} });
  expect(read(address)).toEqual(['project', 68]);
  expect(read('/our-community?blog=2&section=7')).toEqual(['post', 7]);
  const post = { id: 7, title: 'A & b?', parent: { id: 2, title: 'B' }, fields: {} };
  expect(read(recordAddress(communityPosts, post))).toEqual(['post', 7]);
});

it.each([
  '/',
  '/product',
  '/product/x',
  '/products/5',
  '/our-community?blog=2',
  '/our-community?section=pitch',
  '/contact/5',
])('%s is no record', (address) => {
  expect(readRecordAddress(address)).toBeNull();
});
