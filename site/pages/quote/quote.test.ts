import { describe, expect, it } from 'vitest';
import { companyContent } from '../../../tests/support/company-content.ts';
import { elementsWith, islandData, renderSite, type Visit } from '../../../tests/support/render-site.ts';

const named = (en: string, ar: string) => ({ en, ar });
const content = {
  ...companyContent,
  products: [{ id: 68, fields: { name: named('The Vision', 'ذا فيجن') } }],
  category: [{ id: 1, fields: { name: named('LED Screens', 'شاشات LED') } }],
  sub_category: [{ id: 2, fields: { name: named('Indoor LED', 'شاشات داخلية') }, parent: 1 }],
  solutions: [{ id: 3, fields: { title: named('Mosques', 'المساجد') } }],
};
const open = (visit: Visit) => renderSite(content, { path: '/quote', language: 'en', ...visit });
const formOf = async (visit: Visit = {}) => elementsWith((await open(visit)).html, 'form', 'quote-said')[0] ?? '';

describe('the page that asks for a quote', () => {
  it('asks for four things, and folds the others away [PUB-REG-32]', async () => {
    const { html } = await open({});
    expect(islandData(html, 'enquiry')).toMatchObject({
      kind: 'quote',
      names: 'name phone what city email wallSize message photo',
      folded: 4,
    });
    const form = await formOf();
    expect(form.match(/<(?:input|textarea) [^>]*required=""/g)).toHaveLength(4);
    const [folded = ''] = elementsWith(form, 'details', 'form-more');
    expect([...folded.matchAll(/<(?:input|textarea) [^>]*name="(\w+)"/g)].map(([, name]) => name)).toEqual([
      'email',
      'wallSize',
      'message',
      'photo',
    ]);
  });

  it.each([
    ['product=68', 'en', 'The Vision'],
    ['product=68', 'ar', 'ذا فيجن'],
    ['category=1', 'en', 'LED Screens'],
    ['subCategory=2', 'en', 'Indoor LED'],
    ['solution=3', 'ar', 'المساجد'],
    ['product=69', 'en', ''],
  ] as const)('under ?%s in %s it is filled in with "%s" [PUB-REG-34]', async (query, language, name) => {
    const form = await formOf({ query, language });
    expect(/<input [^>]*name="what"[^>]*>/.exec(form)?.[0]).toContain(name === '' ? 'name="what"' : `value="${name}"`);
    expect(form.includes('name="product"')).toBe(query === 'product=68');
  });
});

describe('"Request a quote" in the frame of a page', () => {
  it.each([
    ['/', '/quote'],
    ['/product/68/The-Vision', '/quote?product=68'],
    ['/solution/3/Mosques', '/quote?solution=3'],
  ])('on %s opens the sheet of %s [PUB-REG-33] [PUB-REG-34]', async (path, address) => {
    const { html } = await open({ path });
    expect(html).toContain(`href="${address}" data-opens="quote-sheet"`);
    expect(islandData(html, 'quote')).toEqual({ id: 'quote-sheet', address });
  });

  it('stands on the page itself without a sheet', async () => {
    const { html } = await open({});
    expect(html).not.toContain('quote-sheet');
    expect(html).toContain('aria-current="page">Request a quote');
  });
});
