import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApp, type OpenApp } from '../../tests/support/open-app.ts';

let server: OpenApp;
let product: number;
beforeAll(async () => {
  server = await openApp();
  const payload = { name: { en: 'Wall', ar: 'جدار' }, description: 'A wall of light' };
  const added = await server.administer({ method: 'POST', url: '/api/en/products', payload });
  product = added.json()['id'];
});
afterAll(() => server.close());

const browserHeaders = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1',
};
const visit = async (url: string, headers: Readonly<Record<string, string>> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  (await server.visit({ method, url, headers: { ...browserHeaders, ...headers } })).statusCode;
const totals = async () => (await server.administer({ url: '/api/en/figures' })).json();

describe('pages that visitors open', () => {
  it('are counted when they are drawn, when they are kept and when the visitor holds them', async () => {
    const before = (await totals()).days.at(-1).visits;
    const url = `/en/product/${product}/wall`;
    const first = await server.visit({ url, headers: { ...browserHeaders, cookie: 'country=ae' } });
    expect(first.statusCode).toBe(200);
    expect(await visit(url, { cookie: 'country=ae' })).toBe(200);
    const held = { cookie: 'country=ae', 'if-none-match': String(first.headers.etag) };
    expect(await visit(url, held)).toBe(304);
    expect(await visit(url, { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' }, 'HEAD')).toBe(200);
    expect(await visit('/')).toBe(200);

    const { days, products, countries } = await totals();
    expect(days).toHaveLength(30);
    expect(days.at(-1).visits - before).toBe(5);
    expect(products).toEqual([{ id: product, visits: 4, enquiries: 0, title: { en: 'Wall', ar: 'جدار' } }]);
    expect(countries).toMatchObject([{ country: 'sa' }, { country: 'ae', visits: 3 }, { country: null }]);
  });

  it('are not counted for the administrator, for programs, for pages fetched in advance and for what is no page', async () => {
    const before = (await totals()).days;
    await visit('/en', { cookie: 'session=abc' });
    await visit('/en', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await visit('/en', { 'sec-purpose': 'prefetch' });
    await visit('/en', {}, 'HEAD');
    await visit('/en/no-such-page');
    await visit('/en/product/999999/none');
    await visit('/robots.txt');
    await visit('/dashboard');
    await visit('/api/en/products');
    expect((await totals()).days).toEqual(before);
  });

  it('are not counted for visitors who ask for the figures', async () => {
    expect((await server.visit({ url: '/api/en/figures' })).statusCode).toBe(401);
  });
});
