import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { Dependents } from '../../../calls/links.ts';
import { loadDashboardMessages } from '../../../language/dashboard-messages.ts';
import type { Language } from '../../../language/languages.ts';
import { loadListMessages } from '../../../language/list-messages.ts';
import { TranslationsProvider } from '../../app/translations.ts';
import { LeftBehind } from './left-behind.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

async function renderMarkup(dependents: Dependents, language: Language) {
  vi.stubGlobal('localStorage', { getItem: () => language });
  const value = await loadDashboardMessages(language);
  const shown = createElement(
    TranslationsProvider,
    { value },
    createElement(LeftBehind, { dependents, tList: await loadListMessages(language) }),
  );
  return renderToStaticMarkup(createElement(MemoryRouter, null, shown));
}
const wordsOf = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const addressesIn = (markup: string) => [...markup.matchAll(/href="([^"]+)"/g)].map(([, address]) => address);

const title = { en: 'Wall', ar: 'جدار' };
const naming = (count: number) => [{ base: 'products', field: 'category', count, first: [{ id: 8, title }] }];
const link = { base: 'herobanner', id: 3, category_id: null, title, field: 'link', link: '/one-category/1' };
const inSettings = {
  ...link,
  base: 'settings/company',
  id: 1,
  title: { en: 'Company', ar: 'الشركة' },
  field: 'socials',
};

it('what loses its category is counted and named, and which links lead nowhere, each with its editor', async () => {
  const markup = await renderMarkup({ naming: naming(14), linking: { count: 2, first: [link, inSettings] } }, 'en');
  expect(wordsOf(markup)).toBe(
    'Products: 14 items lose their “Category” Wall and 13 others 2 links will break Hero Banners · Link of Wall Company · Social networks of Company',
  );
  expect(addressesIn(markup)).toEqual([
    '/product/8/edit',
    expect.stringContaining('record=3'),
    '/settings?section=settings%2Fcompany',
  ]);
});

it('numbers of what is left behind take the forms of Arabic', async () => {
  const said = async (count: number) =>
    wordsOf(await renderMarkup({ naming: naming(count), linking: { count, first: [link] } }, 'ar'));
  expect(await said(1)).toBe('المنتجات: عنصر واحد يفقد «الفئة» جدار سيتعطل رابط واحد بانرات الواجهة · الرابط في جدار');
  expect(await said(2)).toBe(
    'المنتجات: عنصران يفقدان «الفئة» جدار وعنصر آخر سيتعطل رابطان بانرات الواجهة · الرابط في جدار وعنصر آخر',
  );
  expect(await said(5)).toContain('5 عناصر تفقد «الفئة»');
  expect(await said(14)).toContain('14 عنصرًا يفقد «الفئة»');
});

it('nothing is said where nothing is left behind', async () => {
  expect(await renderMarkup({ naming: [], linking: { count: 0, first: [] } }, 'en')).toBe('');
});
