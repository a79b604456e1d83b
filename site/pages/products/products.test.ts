import { describe, expect, it } from 'vitest';
import type { MemoryContent, MemoryRecord } from '../../../tests/support/memory-reader.ts';
import { elementsWith, renderSite, type Visit, visibleText } from '../../../tests/support/render-site.ts';
import { noFilters, productsAddress, readFilters } from './filters.ts';

const both = (en: string, ar: string) => ({ en, ar });
const product = (id: number, name: string, more: Readonly<Record<string, unknown>> = {}): MemoryRecord => ({
  id,
  fields: { name: both(name, `منتج ${id}`), description: both(`About ${name}`, 'وصف'), ...more },
});

const content: MemoryContent = {
  category: [
    { id: 1, fields: { name: both('LED', 'ليد') } },
    { id: 2, fields: { name: both('Kiosks', 'أكشاك') } },
    { id: 3, fields: { name: both('Unused', 'بلا منتجات') } },
  ],
  products: [
    product(68, 'The Vision', { category: 1, environment: 'indoor', pitch: 1.33, size: 115 }),
    product(2, 'Ufuq', { category: 1, environment: 'outdoor', pitch: 6.67 }),
    product(3, 'Tablet', { category: 2, environment: 'indoor', size: 55 }),
    product(4, 'Totem', { category: 2, environment: 'outdoor', size: 75 }),
    { ...product(5, 'Draft', { category: 2 }), published: ['ar'] },
  ],
};

const open = (query = '', visit: Visit = {}) =>
  renderSite(content, { path: '/products', language: 'en', query, ...visit });
const namesIn = (html: string) =>
  elementsWith(html, 'h2', 'class="listed-name"').map((name) => visibleText(name).trim());
const names = async (query: string) => namesIn((await open(query)).html);

describe('the list of products', () => {
  it('says where it stands', async () => {
    const [breadcrumbs = ''] = elementsWith((await open()).html, 'nav', 'breadcrumbs');
    expect(visibleText(breadcrumbs)).toMatch(/Home\s+All products/);
  });

  it('shows the published products in their order', async () => {
    expect(await names('')).toEqual(['The Vision', 'Ufuq', 'Tablet', 'Totem']);
    const { html } = await open();
    expect(html).toContain('href="/product/68/The-Vision"');
    expect(visibleText(html)).toContain('4 products');
  });

  it('ends with the way to the planner where a wall of what is found can be planned', async () => {
    const plannable = { ...content, cabinets: [{ id: 1, fields: { product: 2 } }] };
    const isTeaserShown = async (of: MemoryContent, query = '') => {
      const { html } = await renderSite(of, { path: '/products', language: 'en', query });
      return /<main.*href="\/planner".*<\/main>/s.test(html);
    };
    expect(await isTeaserShown(plannable)).toBe(true);
    expect(await isTeaserShown(plannable, 'environment=indoor')).toBe(false);
    expect(await isTeaserShown(content)).toBe(false);
  });

  it('says of a series in several sizes that its pitch is the finest', async () => {
    const series = product(9, 'Series', { pitch: 1.33, size: 115, largestSize: 295 });
    const { html } = await renderSite({ products: [series] }, { path: '/products', language: 'en' });
    const [facts = ''] = elementsWith(html, 'p', 'class="listed-facts"');
    expect(visibleText(facts)).toMatch(/115 – 295 inches\s+from 1\.33 mm/);
  });

  it('tells both pitches of a display whose rows are farther apart than its columns, in one order in both languages', async () => {
    const window = product(9, 'Window', { pitch: 3.9, rowPitch: 7.8 });
    for (const [language, notice] of [
      ['en', '\u20683.9 × 7.8\u2069 mm'],
      ['ar', '\u20683.9 × 7.8\u2069 مم'],
    ] as const) {
      const { html } = await renderSite({ products: [window] }, { path: '/products', language });
      expect(elementsWith(html, 'p', 'class="listed-facts"').join()).toContain(notice);
    }
  });

  it('says how bright each is, what kind of display where the list holds several kinds, and that it opens', async () => {
    const bright = product(9, 'Bright', { category: 2, brightness: 4500, environment: 'outdoor' });
    const of = async (query: string) => {
      const { html } = await renderSite(
        { ...content, products: [bright, product(2, 'Ufuq', { category: 1 })] },
        { path: '/products', language: 'en', query },
      );
      return elementsWith(html, 'li', 'class="listed"')[0] ?? '';
    };
    expect(visibleText(await of(''))).toMatch(/Kiosks\s+Bright\s.*4,500 nits\s+Outdoor/);
    expect(await of('')).toMatch(/Bright<svg class="glyph directional card-sign"/);
    expect(visibleText(await of('category=2'))).not.toContain('Kiosks');
  });

  it('shows 24 at a time, and leads through the others with the filters and what was chosen', async () => {
    const many = Array.from({ length: 50 }, (_, index) => product(100 + index, `Wall ${index}`, { size: 55 }));
    const openPart = async (query: string) =>
      (await renderSite({ ...content, products: many }, { path: '/products', language: 'en', query })).html;
    const first = await openPart('min_size=50&compare=101');
    expect(namesIn(first)).toEqual(many.slice(0, 24).map((_, index) => `Wall ${index}`));
    expect(visibleText(first)).toMatch(/50 products[\s\S]*Page 1 of 3/);
    expect(first).toContain('href="/products?min_size=50&amp;compare=101&amp;page=2"');
    expect(first).not.toContain('rel="prev"');
    const last = await openPart('page=3');
    expect(namesIn(last)).toEqual(['Wall 48', 'Wall 49']);
    expect(last).toContain('href="/products?page=2"');
    expect(last).not.toContain('rel="next"');
    expect(namesIn(await openPart('page=900'))).toEqual(['Wall 48', 'Wall 49']);
    expect(namesIn(await openPart('page=x'))).toHaveLength(24);
  });

  it('is narrowed down by category, environment, size and pitch, and by all together', async () => {
    expect(await names('category=2')).toEqual(['Tablet', 'Totem']);
    expect(await names('environment=indoor')).toEqual(['The Vision', 'Tablet']);
    expect(await names('min_size=60')).toEqual(['The Vision', 'Totem']);
    expect(await names('min_size=55&max_size=75')).toEqual(['Tablet', 'Totem']);
    expect(await names('max_pitch=1.33')).toEqual(['The Vision']);
    expect(await names('min_pitch=1.34')).toEqual(['Ufuq']);
    expect(await names('category=2&environment=outdoor&max_size=80')).toEqual(['Totem']);
  });

  it.each(['1,34', '١٫٣٤', '١،٣٤', '۱٫۳۴', '1.34'])(
    'reads %s as people write numbers, and shows what it understood',
    async (typed) => {
      const query = `min_pitch=${encodeURIComponent(typed)}`;
      expect(await names(query)).toEqual(['Ufuq']);
      expect((await open(query)).html).toContain('value="1.34"');
    },
  );

  it.each(['12,34.5', '1 2', 'two', '-5', '1e9'])(
    'says that %s is no number, and keeps it where it was typed',
    async (typed) => {
      const query = `min_pitch=${encodeURIComponent(typed)}`;
      expect(await names(query)).toHaveLength(4);
      for (const [language, words] of [
        ['en', 'cannot be used as a number here'],
        ['ar', 'رقمًا هنا'],
      ] as const) {
        const { html } = await open(query, { language });
        expect(visibleText(html)).toContain(words);
        expect(visibleText(html)).toContain(typed);
        expect(/<input[^>]*name="min_pitch"[^>]*>/.exec(html)?.[0]).toContain(`value="${typed}"`);
      }
    },
  );

  it('says how many products each choice would leave under the other filters', async () => {
    const { html } = await open('environment=outdoor');
    const choices = elementsWith(html, 'label', 'class="filter-choice"').map((choice) =>
      visibleText(choice).trim().replaceAll(/ +/g, ' '),
    );
    expect(choices).toEqual(['All categories', 'LED 1', 'Kiosks 1', 'Indoor and outdoor', 'Indoor 2', 'Outdoor 2']);
  });

  it('shows the filters in use, each a link that takes it away and keeps the others and the comparison', async () => {
    const { html } = await open('category=1&max_pitch=2&compare=68');
    expect(html).toContain('href="/products?max_pitch=2&amp;compare=68"');
    expect(html).toContain('href="/products?category=1&amp;compare=68"');
    expect(html).toContain('href="/products?compare=68"');
    expect(visibleText(html)).toContain('Pixel pitch: up to');
  });

  it('passes over filters that mean nothing', async () => {
    for (const query of [
      'category=abc',
      'category=1.5',
      'environment=space',
      'min_size=-5',
      'max_pitch=1e9',
      'category=',
      'x=1',
    ]) {
      expect(await names(query), query).toHaveLength(4);
    }
  });

  it('says so when no product has all of this, and offers to take the filters away', async () => {
    const { status, html } = await open('category=99');
    expect(status).toBe(200);
    expect(visibleText(html)).toContain('No product matches all filters');
    expect(elementsWith(html, 'a', 'class="button"').join()).toContain('href="/products"');
  });

  it('without any product, promises that they are coming; a failed read is said, logged, and can be tried again', async () => {
    expect(visibleText((await renderSite({}, { path: '/products', language: 'en' })).html)).toContain(
      "We're Still Adding Products",
    );
    const { status, html, logged } = await open('category=2', { failing: ['products'] });
    expect(status).toBe(200);
    expect(logged).toContain('Failed to fetch products');
    expect(visibleText(html)).toContain('The products cannot be shown at the moment');
    expect(visibleText(html)).not.toContain("We're Still Adding Products");
    expect(elementsWith(html, 'a', 'class="button mt-8"').join()).toContain('href="/products?category=2"');
  });

  it('lets products be chosen for comparison without a script; those of other filters stay chosen', async () => {
    const { html } = await open('category=2&compare=68,3');
    const form = elementsWith(html, 'form', 'action="/compare"').join();
    expect(form).toMatch(/<input type="hidden" name="ids" value="68"\/>/);
    expect(form).toMatch(
      /<input type="checkbox" name="ids"[^>]*checked=""[^>]*value="3"|<input type="checkbox" name="ids" value="3" checked=""/,
    );
    expect(form.match(/type="checkbox"/g)).toHaveLength(2);
    expect(elementsWith(html, 'form', 'action="/products"').join()).toContain('value="68,3"');
  });

  it('has one heading, one address for all filters, and an entry in the quick links', async () => {
    const { html } = await open('category=1');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('<link rel="canonical" href="https://displays.example/en/products"/>');
    expect(elementsWith(html, 'footer', 'class="footer"').join()).toContain('href="/products"');
  });
});

it('an address holds exactly the filters that were read from it', () => {
  const address =
    '/products?category=1&environment=indoor&min_size=55&max_size=98.5&min_pitch=0.9&max_pitch=2&compare=68,2';
  expect(productsAddress(readFilters(new URLSearchParams(address.split('?')[1])), [68, 2])).toBe(address);
  expect(productsAddress(noFilters)).toBe('/products');
});
