import { expect, it } from 'vitest';
import { products } from '../../../content/collections/index.ts';
import { decidedBy, isAbout, isChangedSince, isResolved } from './issue-place.ts';

it('a complaint is about its own field, not about one whose name begins alike', () => {
  expect(['text', 'text[ar]', 'text.0', 'text_two', 'textile'].map((path) => isAbout(path, 'text'))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

it('typing meets the complaint about what was typed, and no other', () => {
  const before = { en: 'Wall', ar: '' };
  const english = { before, after: { ...before, en: 'Walls' } };
  const arabic = { before, after: { ...before, ar: 'جدار' } };
  expect([isResolved('title[ar]', 'title', english), isResolved('title[ar]', 'title', arabic)]).toEqual([false, true]);
  expect([isResolved('title', 'title', english), isResolved('title_two', 'title', arabic)]).toEqual([true, false]);
  const items = [{ title: before }, { title: before }];
  const change = { before: items, after: [items[0], { title: { en: 'Wall', ar: 'جدار' } }] };
  expect([
    isResolved('items[0].title[ar]', 'items', change),
    isResolved('items[1].title[ar]', 'items', change),
  ]).toEqual([false, true]);
  expect(isResolved('items[7].gone', 'items', change)).toBe(true);
});

it('an error is over when what it is about was changed, and stays for what the form does not hold', () => {
  const before = { customer: { email: 'a', name: 'b' }, subject: '' };
  const after = { ...before, customer: { email: 'c', name: 'b' } };
  const paths = ['customer.email', 'customer.name', 'subject', 'elsewhere'];
  expect(paths.filter((path) => isChangedSince(path, before, after))).toEqual(['customer.email']);
});

it('whether a sub-category is right is decided by its category, too', () => {
  expect(decidedBy(products, 'category')).toEqual(['sub_category']);
  expect(decidedBy(products, 'sub_category')).toEqual([]);
});
