import { describe, expect, expectTypeOf, it } from 'vitest';
import { matchPath } from './match-path.ts';
import { fillRoute, href, type RecordRoute, type RouteName, routes } from './routes.ts';

describe('the address of a page', () => {
  it('is that of the map', () => {
    expect([href('home'), href('contact'), href('addingSoon')]).toEqual(['/', '/contact', '/adding_soon']);
  });

  it('holds the id and the hyphenated name of its record', () => {
    expect(href('product', { id: 68, name: ' The  Vision / 2' })).toBe('/product/68/The-Vision-%2F-2');
    expect(href('category', { id: '5', name: '' })).toBe('/one-category/5');
    expect(href('project', { id: 3 })).toBe('/project/3');
  });

  it('has what is asked behind a question mark, and none where nothing is', () => {
    expect(href('compare', {}, 'ids=1,2')).toBe('/compare?ids=1,2');
    expect(href('search', {}, new URLSearchParams({ q: 'led wall' }))).toBe('/search?q=led+wall');
    expect([href('products', {}, ''), href('product', { id: 1 }, new URLSearchParams())]).toEqual([
      '/products',
      '/product/1',
    ]);
  });

  it('is read back as it was written', () => {
    const address = decodeURIComponent(href('subCategory', { id: 7, name: 'شاشات LED' }));
    expect(matchPath(routes.subCategory, address)).toEqual({ id: '7', name: 'شاشات-LED' });
    expect(fillRoute('subCategory', { id: 7 })).toBe('/sub-category/7');
  });

  it('asks for what its pattern names, and for nothing else', () => {
    expectTypeOf<RecordRoute>().toEqualTypeOf<'product' | 'category' | 'subCategory' | 'project' | 'solution'>();
    expectTypeOf(href<'product'>)
      .parameter(1)
      .toExtend<{ readonly id: string | number; readonly name?: string | number }>();
    // @ts-expect-error a record's page needs its id
    expect(href('product')).toBe('/product');
    // @ts-expect-error there is no such page
    const unknown: RouteName = 'cart';
    expect(unknown).toBe('cart');
  });
});

it('no two pages have addresses of which one could be taken for the other', () => {
  const patterns = Object.values(routes);
  const samples = patterns.map((pattern) => pattern.replace(':id', '1').replace('/:name*', '/x'));
  expect(samples.map((path) => patterns.filter((pattern) => matchPath(pattern, path) !== null).length)).toEqual(
    samples.map(() => 1),
  );
});
