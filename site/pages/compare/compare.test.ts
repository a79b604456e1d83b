import { describe, expect, it } from 'vitest';
import type { MemoryContent, MemoryRecord } from '../../../tests/support/memory-reader.ts';
import { elementsWith, renderSite, type Visit, visibleText } from '../../../tests/support/render-site.ts';

const both = (en: string, ar: string) => ({ en, ar });
const row = (name: string, value: string, unit = '') => ({
  name: both(name, name),
  value: both(value, value),
  unit: both(unit, unit),
});
const product = (
  id: number,
  name: string,
  rows: readonly unknown[],
  more: Readonly<Record<string, unknown>> = {},
): MemoryRecord => ({
  id,
  fields: { name: both(name, `منتج ${id}`), specification: [{ group: both('Picture', 'الصورة'), rows }], ...more },
});

const content: MemoryContent = {
  category: [{ id: 1, fields: { name: both('LED', 'ليد') } }],
  products: [
    product(68, 'The Vision', [row('Refresh rate', '3840', 'Hz'), row('Brightness', '800', 'nit')], {
      category: 1,
      pitch: 1.33,
    }),
    product(
      2,
      'Ufuq',
      [row('REFRESH  RATE', '3840', 'Hz'), row('Brightness', '7000', 'nit'), row('Protection', 'IP66')],
      { category: 1 },
    ),
    product(3, 'Noor', [row('السَّطوع', '600')]),
    product(4, 'Totem', [row('السطوع', '700')]),
    product(5, 'Fifth', []),
    { ...product(6, 'Draft', []), published: ['ar'] },
  ],
};

const open = (query: string, visit: Visit = {}) =>
  renderSite(content, { path: '/compare', language: 'en', query, ...visit });
const clean = (html: string) => visibleText(html).trim();
const columns = (html: string) => elementsWith(html, 'th', 'scope="col"').map(clean);
const rowsOf = (html: string) =>
  (
    (/<table class="compared .*?<\/table>/s.exec(html)?.[0] ?? '').match(
      /<tr(?: data-differs="")?><th scope="row">.*?<\/tr>/gs,
    ) ?? []
  ).map((each) => ({
    cells: (each.match(/<t[hd].*?<\/t[hd]>/gs) ?? []).map(clean),
    differs: each.startsWith('<tr data-differs'),
  }));

describe('comparing products', () => {
  it('takes the products from a list or from a form, in their order, each once', async () => {
    expect(columns((await open('ids=2,68,2')).html)).toEqual(['Ufuq', 'The Vision']);
    expect(columns((await open('ids=2&ids=68')).html)).toEqual(['Ufuq', 'The Vision']);
  });

  it('shows four at most and says that there were more', async () => {
    const { html } = await open('ids=68,2,3,4,5');
    expect(columns(html)).toEqual(['The Vision', 'Ufuq', 'Noor', 'Totem']);
    expect(visibleText(html)).toContain('Only the first four products are shown.');
  });

  it('passes over products that do not exist or are drafts, and what is no id', async () => {
    expect(columns((await open("ids=68,99,6,abc,-1,1e3,';--")).html)).toEqual(['The Vision']);
  });

  it('puts rows of the same name on one line, however it is written, and marks those that differ', async () => {
    expect(rowsOf((await open('ids=68,2')).html)).toEqual([
      { cells: ['Category', 'LED', 'LED'], differs: false },
      { cells: ['Pixel pitch (differs)', '1.33 mm', '– not stated'], differs: true },
      { cells: ['Pixels vanish from (differs)', '4.6 m', '– not stated'], differs: true },
      { cells: ['Refresh rate', '3840 Hz', '3840 Hz'], differs: false },
      { cells: ['Brightness (differs)', '800 nit', '7000 nit'], differs: true },
      { cells: ['Protection (differs)', '– not stated', 'IP66'], differs: true },
    ]);
    expect(rowsOf((await open('ids=3,4', { language: 'ar' })).html)).toEqual([
      { cells: ['السَّطوع (مختلف)', '600', '700'], differs: true },
    ]);
  });

  it('gives each of several figures its name, and says the names in the heading only where they are not', async () => {
    const sized = (id: number, name: string, value: string) =>
      product(id, name, [row('Unit size (width × height)', value, 'mm')]);
    const rows = async (second: string) => {
      const { html } = await renderSite(
        { products: [sized(1, 'One', '600 × 337.5'), sized(2, 'Two', second)] },
        { path: '/compare', language: 'en', query: 'ids=1,2' },
      );
      return rowsOf(html).at(-1)?.cells;
    };
    expect(await rows('500 × 250')).toEqual([
      'Unit size (differs)',
      'width 600 mm height 337.5 mm',
      'width 500 mm height 250 mm',
    ]);
    expect(await rows('any')).toEqual([
      'Unit size (width × height) (differs)',
      'width 600 mm height 337.5 mm',
      'any mm',
    ]);
  });

  it('says a property once, wherever products name it, and fills in what is known of them', async () => {
    const group = (name: string, ...rows: readonly unknown[]) => ({ group: both(name, name), rows });
    const specified = (id: number, name: string, specification: readonly unknown[], more = {}): MemoryRecord => ({
      id,
      fields: { name: both(name, name), specification, ...more },
    });
    const products = [
      specified(1, 'One', [
        group('Picture', row('Pixel pitch', '1.25', 'mm')),
        group('Use', row('Operating temperature', '0 – 40', '°C')),
      ]),
      specified(2, 'Two', [group('Climate', row('Operating temperature', '0 – 50', '°C'))], {
        pitch: 2.5,
        priceBand: both('from SAR 100', 'من 100'),
      }),
    ];
    const { html } = await renderSite({ products }, { path: '/compare', language: 'en', query: 'ids=1,2' });
    expect(rowsOf(html).map(({ cells }) => cells)).toEqual([
      ['Pixels vanish from (differs)', '– not stated', '8.6 m'],
      ['Price (differs)', 'on request', 'from SAR 100'],
      ['Pixel pitch (differs)', '1.25 mm', '2.5 mm'],
      ['Operating temperature (differs)', '0 – 40 °C', '0 – 50 °C'],
    ]);
  });

  it('puts what a single product says behind all else, one product after the other', async () => {
    const group = (name: string, ...rows: readonly unknown[]) => ({ group: both(name, name), rows });
    const specified = (id: number, name: string, specification: readonly unknown[]): MemoryRecord => ({
      id,
      fields: { name: both(name, name), specification },
    });
    const products = [
      specified(1, 'One', [
        group('Build', row('Transparency', '75%'), row('Depth', '82', 'mm')),
        group('Use', row('Cooling', 'none'), row('Redundancy', 'doubled')),
      ]),
      specified(2, 'Two', [group('Build', row('Bending', '250', 'mm'), row('Depth', '9', 'mm'))]),
      specified(3, 'Three', [group('Use', row('Cooling', 'fan'), row('Redundancy', 'doubled'))]),
    ];
    const { html } = await renderSite({ products }, { path: '/compare', language: 'en', query: 'ids=2,1,3' });
    expect(rowsOf(html).map(({ cells: [name] }) => name)).toEqual([
      'Depth (differs)',
      'Cooling (differs)',
      'Redundancy (differs)',
      'Bending (differs)',
      'Transparency (differs)',
    ]);
    const groups = elementsWith(html, 'tr', 'class="compared-group"').map(clean);
    expect(groups).toEqual(['Build', 'Use', 'For one product only']);
    const two = await renderSite({ products }, { path: '/compare', language: 'en', query: 'ids=1' });
    expect(visibleText(two.html)).not.toContain('For one product only');
  });

  it('tells the style what several figures are called and how they are written together, for phones', async () => {
    const content = { products: [product(1, 'One', [row('Unit size (width × height)', '600 × 337.5', 'mm')])] };
    const { html } = await renderSite(content, { path: '/compare', language: 'en', query: 'ids=1' });
    expect(html).toContain('<span data-names="(width \u200e×\u200e height)">Unit size</span>');
    expect(html).toContain('<td data-together="\u2068600\u00a0×\u00a0337.5\u2069 mm">');
  });

  it('shows the sizes of a series in a table of their own', async () => {
    const sizes = (name: string, unit: string) => ({
      group: both(name, name),
      rows: ['115 in', '147 in', '178 in'].map((size, index) => row(size, String(index + 1), unit)),
    });
    const series = {
      id: 1,
      fields: {
        name: both('The Vision', 'ذا فيجن'),
        specification: [
          sizes('Weight', 'kg'),
          sizes('Power', 'W'),
          { group: both('Build', 'البنية'), rows: [row('Depth', '29.5', 'mm')] },
        ],
      },
    };
    const content = { products: [series, product(2, 'Ufuq', [row('Depth', '95', 'mm')])] };
    const { html } = await renderSite(content, { path: '/compare', language: 'en', query: 'ids=1,2' });
    expect(rowsOf(html).map(({ cells }) => cells)).toEqual([['Depth (differs)', '29.5 mm', '95 mm']]);
    const [section = '', ...others] = elementsWith(html, 'section', 'class="compare-sizes"');
    expect(others).toEqual([]);
    expect(clean(section)).toMatch(/^Sizes of The Vision.*147 in\s+2 kg\s+2 W/s);
  });

  it('offers to remove each product, and to add another while there is room', async () => {
    const { html } = await open('ids=68,2');
    expect(html).toContain('href="/compare?ids=2"');
    expect(html).toContain('href="/compare?ids=68"');
    const [form = ''] = elementsWith(html, 'form', 'class="compare-add"');
    expect(form.match(/<input type="hidden" name="ids"/g)).toHaveLength(2);
    expect(elementsWith(form, 'option', 'value').map(clean)).toEqual(['Choose a product', 'Noor', 'Totem', 'Fifth']);
    expect(elementsWith((await open('ids=68,2,3,4')).html, 'form', 'class="compare-add"')).toEqual([]);
  });

  it('leads back to the list with the products still chosen', async () => {
    expect((await open('ids=68,2')).html).toContain('href="/products?compare=68,2"');
  });

  it('leads to a request that names the products, together or one alone', async () => {
    const [ask = ''] = elementsWith((await open('ids=68,2')).html, 'section', 'class="compare-ask"');
    expect(ask).toContain('href="/register?ids=68,2"');
    const [feet = ''] = elementsWith((await open('ids=68,2')).html, 'tfoot', '');
    expect(feet).toMatch(/href="\/register\?ids=68".*href="\/register\?ids=2"/s);
    const specsOf = async (query: string, visit: Visit = {}) => {
      const { html } = await renderSite(content, { path: '/register', language: 'en', query, ...visit });
      return clean(elementsWith(html, 'textarea', 'name="specs"')[0] ?? '');
    };
    expect(await specsOf('ids=68,2')).toBe('Products: The Vision, Ufuq');
    expect(await specsOf('ids=68,2', { language: 'ar' })).toBe('المنتجات: منتج 68، منتج 2');
    for (const query of ['', 'ids=99', 'ids=x']) expect(await specsOf(query)).toBe('');
    expect(await specsOf('ids=68', { failing: ['products'] })).toBe('');
  });

  it('with one product asks for another, with none leads to the list', async () => {
    expect(visibleText((await open('ids=68')).html)).toContain('Add another product');
    for (const query of ['', 'ids=', 'ids=99']) {
      const { status, html } = await open(query);
      expect(status).toBe(200);
      expect(visibleText(html)).toContain('Compare up to four products');
      expect(html).toContain('href="/products"');
      expect(elementsWith(html, 'nav', 'class="breadcrumbs')).toHaveLength(1);
    }
  });

  it('is not for search engines, and has one heading', async () => {
    const { html } = await open('ids=68,2');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('says so when the products cannot be read, and offers to ask for the same again', async () => {
    const { status, html, logged } = await open('ids=68', { failing: ['products'] });
    expect(status).toBe(200);
    expect(logged).toContain('Failed to fetch products');
    expect(visibleText(html)).toContain('Products cannot be compared at the moment');
    expect(visibleText(html)).not.toContain('Compare up to four products');
    expect(elementsWith(html, 'a', 'class="button mt-8"').join()).toContain('href="/compare?ids=68"');
  });
});
