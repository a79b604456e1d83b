import { beforeAll, expect, it, vi } from 'vitest';
import { categories } from '../../../content/collections/index.ts';
import { textOf, titleOf } from './api-record.ts';

beforeAll(() => {
  vi.stubGlobal('localStorage', { getItem: () => 'en' });
});

it('a record is called by its title in the language at hand, or in the other, or by its number', () => {
  const named = (name: object) => titleOf(categories, { id: 7, version: 1, name });
  expect(named({ en: 'LED', ar: 'ليد' })).toBe('LED');
  expect(named({ en: '', ar: 'ليد' })).toBe('ليد');
  expect(named({ en: '', ar: '' })).toBe('#7');
  expect(textOf(undefined)).toBe('');
});
