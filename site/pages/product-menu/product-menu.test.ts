import { describe, expect, it } from 'vitest';
import type { MemoryContent } from '../../../tests/support/memory-reader.ts';
import { elementsWith, islandData, renderSite, visibleText } from '../../../tests/support/render-site.ts';

const both = (en: string, ar: string) => ({ en, ar });
const product = (id: number, more: Readonly<Record<string, unknown>>) => ({
  id,
  fields: { name: both(`Wall ${id}`, `جدار ${id}`), image: `${id}.jpg`, ...more },
});
const family = (id: number, title: string, path: string) => ({
  id,
  parent: 1,
  fields: { title: both(title, `${title} ع`), text: both('', ''), path, icon: 'icon.svg' },
});

const content: MemoryContent = {
  category: [
    { id: 1, fields: { name: both('LED', 'ليد') } },
    { id: 2, fields: { name: both('Kiosks', 'أكشاك') } },
  ],
  subcategorysectionzero: [family(1, 'Indoor', '/sub-category/1'), family(2, 'Nowhere', '-')],
  products: [
    product(1, { category: 1, pitch: 1.5, size: 110, largestSize: 220 }),
    ...[2, 3, 4, 5].map((id) => product(id, { category: 1, pitch: id })),
    product(6, { category: 2, size: 55 }),
    { ...product(7, { category: 2 }), published: ['ar'] },
  ],
  cabinets: [{ id: 1, fields: { product: 2 } }],
};

const menuOf = async (id: number) => {
  const { html } = await renderSite(content, { path: '/product-menu', language: 'en' });
  return html.split(' data-menu="')[id]?.split('</section>')[0] ?? '';
};
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, to = '', text = '']) => [
    to.replaceAll('&amp;', '&'),
    visibleText(text).trim(),
  ]);

describe('the menu of products', () => {
  it('shows of a category its families, four products with a figure, and what can be done with all [PUB-GEN-95]', async () => {
    expect(linksIn(await menuOf(1))).toEqual([
      ['/one-category/1/LED', 'Overview : LED'],
      ['/sub-category/1/Indoor', 'Indoor'],
      ['/product/1/Wall-1', 'Wall 1 110 – 220 inches'],
      ['/product/2/Wall-2', 'Wall 2 2 mm'],
      ['/product/3/Wall-3', 'Wall 3 3 mm'],
      ['/product/4/Wall-4', 'Wall 4 4 mm'],
      ['/products?category=1', 'See all LED (5)'],
      ['/compare?ids=1,2,3,4', 'Compare these 4 displays'],
      ['/planner', 'LED wall planner'],
    ]);
  });

  it('names nothing that is not published or cannot be done [PUB-GEN-95]', async () => {
    expect(linksIn(await menuOf(2))).toEqual([
      ['/one-category/2/Kiosks', 'Overview : Kiosks'],
      ['/product/6/Wall-6', 'Wall 6 55 inches'],
      ['/products?category=2', 'See all Kiosks (1)'],
    ]);
  });

  it('fetches its pictures when they are seen, and is no page for search engines [PUB-GEN-95]', async () => {
    const { html } = await renderSite(content, { path: '/product-menu', language: 'ar' });
    expect(
      elementsWith(html, 'a', 'class="menu-product"')
        .join('')
        .match(/loading="lazy"/g),
    ).toHaveLength(6);
    expect(html).toContain('content="noindex"');
  });

  it('is named by the header of every page, whose categories are links without it [PUB-GEN-95]', async () => {
    const { html } = await renderSite(content, { path: '/contact', language: 'en', pinned: true });
    const data = {
      address: '/en/product-menu',
      categories: [
        { id: 1, name: 'LED' },
        { id: 2, name: 'Kiosks' },
      ],
    };
    expect([islandData(html, 'categories'), islandData(html, 'menu')]).toEqual([data, data]);
    expect(html).not.toContain('data-menu=');
    expect(html.match(/href="\/en\/one-category\/1\/LED"/g)).toHaveLength(3);
  });
});
