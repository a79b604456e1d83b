import { expect, it } from 'vitest';
import { readRecordAddress, recordAddress } from './record-address.ts';

const record = { id: 68, title: 'The  Vision / 2', path: '', parentTitle: '' };

it('records have their page by id and hyphenated title', () => {
  expect(recordAddress('product', record)).toBe('/product/68/The-Vision-%2F-2');
  expect(recordAddress('sub-category', record)).toBe('/sub-category/68/The-Vision-%2F-2');
  expect(recordAddress('project', { ...record, title: '' })).toBe('/project/68');
});

it('a category keeps the address the administrator stored, unless it is its own page or leads nowhere', () => {
  expect(recordAddress('category', { ...record, path: '/the-vision' })).toBe('/the-vision');
  expect(recordAddress('category', { ...record, path: '/one-category/5' })).toBe('/one-category/68/The-Vision-%2F-2');
  expect(recordAddress('category', { ...record, path: 'javascript:alert(1)' })).toBe(
    '/one-category/68/The-Vision-%2F-2',
  );
});

it('a post is shown in its blog', () => {
  expect(recordAddress('post', { ...record, title: 'What is pitch?', parentTitle: 'بحث & تطوير' })).toBe(
    `/our-community?blog=${encodeURIComponent('بحث-&-تطوير')}&section=What-is-pitch%3F`,
  );
});

it('an address tells of which record it is the page, by its number alone', () => {
  expect(readRecordAddress('/product/68/any-name')).toEqual({ kind: 'product', id: 68 });
  expect(readRecordAddress('/one-category/5?from=card')).toEqual({ kind: 'category', id: 5 });
  expect(readRecordAddress(recordAddress('project', record))).toEqual({ kind: 'project', id: 68 });
  expect(readRecordAddress('/our-community?blog=2&section=7')).toEqual({ kind: 'post', id: 7 });
  for (const other of ['/product', '/product/x', '/products/5', '/our-community?section=What-is-pitch', '/contact/5']) {
    expect([other, readRecordAddress(other)]).toEqual([other, null]);
  }
});
