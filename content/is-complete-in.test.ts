import { expect, it } from 'vitest';
import { image, list, longText, text } from '../fields/index.ts';
import { isCompleteIn } from './is-complete-in.ts';

const card = { fields: { title: text(), text: longText(), image: image(), items: list({ name: text() }) } };

it('a record is complete in a language when all that is written is written in it', () => {
  const values = { title: { en: 'Panel', ar: 'لوحة' } };
  expect(isCompleteIn(card, values, 'en')).toBe(true);
  expect(isCompleteIn(card, { ...values, text: { en: 'Bright', ar: '' } }, 'ar')).toBe(false);
  expect(isCompleteIn(card, { ...values, text: { en: 'Bright', ar: '' } }, 'en')).toBe(true);
});

it('an English text in Arabic is no Arabic one; names and codes are the same in both [ADM-GEN-93]', () => {
  const copied = (title: string) => isCompleteIn(card, { title: { en: title, ar: title } }, 'ar');
  expect([copied('Big screen'), copied('The Vision'), copied('QM85C')]).toEqual([false, true, true]);
  expect(isCompleteIn(card, { title: { en: 'Big screen', ar: 'Big screen' } }, 'en')).toBe(true);
});

it('items of lists count, files and texts that were never written do not', () => {
  const items = [{ key: 'a', values: { name: { en: '', ar: 'ساطعة' } } }];
  expect(isCompleteIn(card, { items }, 'ar')).toBe(true);
  expect(isCompleteIn(card, { items }, 'en')).toBe(false);
  const picture = { image: { shared: null, en: 5, ar: null } };
  expect(isCompleteIn(card, { title: { en: 'Panel', ar: 'لوحة' }, ...picture }, 'ar')).toBe(true);
});

it('where nothing is written nothing is complete, unless there is nothing to write', () => {
  const picture = { image: { shared: 5, en: null, ar: null } };
  expect([isCompleteIn(card, {}, 'ar'), isCompleteIn(card, picture, 'en')]).toEqual([false, false]);
  expect(isCompleteIn({ fields: { image: image() } }, picture, 'en')).toBe(true);
});
