import { beforeAll, expect, it, vi } from 'vitest';
import {
  categories,
  categoryHero,
  categoryProducts,
  heroBanners,
  projectCrew,
} from '../../content/collections/index.ts';
import { additionAddress, listAddress, parentPart, recordAddress } from './addresses.ts';
import { recordAnswer, recordsAnswer, textOf, titleOf } from './wire-record.ts';

beforeAll(() => {
  vi.stubGlobal('localStorage', { getItem: () => 'en' });
});

it('lists are read whatever they are wrapped in, and refused when something else is among them', () => {
  const records = [{ id: 1, version: 1 }];
  for (const answer of [records, { banners: records }, { data: records }]) {
    expect(recordsAnswer(answer)).toEqual(records);
  }
  expect(recordsAnswer([{ id: 'one' }])).toBeNull();
  expect(recordsAnswer('nothing')).toBeNull();
  expect(recordAnswer({ data: records[0] })).toEqual(records[0]);
});

it('a record is called by its title in the language at hand, or in the other, or by its number', () => {
  const named = (name: object) => titleOf(categories, { id: 7, version: 1, name });
  expect(named({ en: 'LED', ar: 'ليد' })).toBe('LED');
  expect(named({ en: '', ar: 'ليد' })).toBe('ليد');
  expect(named({ en: '', ar: '' })).toBe('#7');
  expect(textOf(undefined)).toBe('');
});

it('each collection is addressed as it is declared [ADM-PROJ-03]', () => {
  expect(listAddress(categoryProducts, 4)).toBe('/sectionthree/by-category/4?languages=all');
  expect(listAddress(heroBanners, null)).toBe('/herobanner?languages=all');
  expect(recordAddress(categoryHero, { id: 9, parentId: 4 })).toBe('/sectionone/4');
  expect(recordAddress(categoryProducts, { id: 9, parentId: 4 })).toBe('/sectionthree/9');
  expect(additionAddress(heroBanners)).toBe('/herobanner/add');
  expect(parentPart(categoryProducts, 4)).toEqual({ category_id: 4 });
  expect(parentPart(projectCrew, null)).toEqual({ category_id: 0 });
  expect(parentPart(heroBanners, null)).toEqual({});
});
