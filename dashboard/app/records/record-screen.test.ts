import { expect, it } from 'vitest';
import { heroBanners, products } from '../../../content/collections/index.ts';
import { recordEditor, recordScreen } from './record-screen.ts';

it('a record with sections is edited on a page of its own, any other at its card', () => {
  expect(recordEditor(products, 68)).toBe('/product/68/edit');
  expect(recordEditor(heroBanners, 1)).toBeNull();
  expect(recordScreen({ base: 'products', id: 68, parentId: null })).toBe('/product/68/edit');
  expect(recordScreen({ base: 'products', id: null, parentId: null })).toBe('/products');
  expect(recordScreen({ base: 'herobanner', id: 1, parentId: null })).toBe('/hero-banners?record=1');
  expect(recordScreen({ base: 'productssectionone', id: 5, parentId: 68 })).toBe(
    '/product/68?section=productssectionone&record=5',
  );
});

it('a group of settings is edited among the settings', () => {
  expect(recordScreen({ base: 'settings/company', id: 1, parentId: null })).toBe(
    '/settings?section=settings%2Fcompany',
  );
});
