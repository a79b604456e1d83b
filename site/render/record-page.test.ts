import { describe, expect, it } from 'vitest';
import { catalogueContent } from '../../tests/support/catalogue-content.ts';
import { createMemoryReader } from '../../tests/support/memory-reader.ts';
import { productPages } from '../pages/product/load.ts';
import { mapRecordPages, readAlternates, recordId } from './record-page.ts';

const reader = (language: 'en' | 'ar') => createMemoryReader(catalogueContent, { language });

describe('the id in an address', () => {
  it('is a whole number from 1', () => {
    expect(['1', '68', '0', '01', '-1', '1x', '', '9'.repeat(12)].map(recordId)).toEqual([
      1,
      68,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('the twins of a record page', () => {
  it('carry its name in each language', async () => {
    expect(await readAlternates(reader('en'), productPages, 1)).toEqual({
      en: '/product/1/Noor-24%2F7',
      ar: `/product/1/${encodeURIComponent('منتج-1')}`,
    });
  });

  it('leave out a language in which it is a draft, or has no name of its own', async () => {
    expect(Object.keys(await readAlternates(reader('ar'), productPages, 5))).toEqual(['ar']);
    expect(Object.keys(await readAlternates(reader('ar'), productPages, 6))).toEqual(['ar']);
  });
});

describe('the record pages for search engines', () => {
  it('are listed in the languages that have a name for them', async () => {
    const entries = await mapRecordPages(productPages).list(reader('ar'), { from: 0, below: 100 });
    expect(entries.find(({ path }) => path === '/product/1')?.languages).toEqual(['ar', 'en']);
    expect(entries.find(({ path }) => path === '/product/5')?.languages).toEqual(['ar']);
    expect(entries.find(({ path }) => path === '/product/6')?.languages).toEqual(['ar']);
    const some = await mapRecordPages(productPages).list(reader('ar'), { from: 5, below: 6 });
    expect(some.map(({ path }) => path)).toEqual(['/product/5']);
  });
});
