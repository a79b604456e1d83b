import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../../content/collections/index.ts';
import { watchQueries } from '../../tests/support/explain-queries.ts';
import { quiet } from '../../tests/support/open-test-store.ts';
import { openApp, type OpenApp } from '../../tests/support/open-app.ts';
import { connectDatabase } from '../database/connect.ts';
import { createEntryStore } from '../records/create-entry-store.ts';
import { rebuildIndex } from '../records/index/rebuild-index.ts';

let server: OpenApp;
beforeAll(async () => {
  server = await openApp({ environment: { PUBLIC_URL: 'https://screens.example' } });
});
afterAll(() => server.close());

const add = async (slug: string, payload: object) => {
  const answer = await server.administer({ method: 'POST', url: `/api/en/${slug}`, payload });
  expect([slug, answer.statusCode]).toEqual([slug, 201]);
  return answer.json();
};
const addProduct = (name: { en: string; ar: string }) =>
  add('products', { name, description: { en: 'Bright', ar: 'ساطعة' } });

/** The sitemap entry of an address. */
async function entryOf(address: string): Promise<string | undefined> {
  const { body } = await server.visit('/sitemap.xml');
  return body.match(/<url>.*?<\/url>/g)?.find((url) => url.includes(`<loc>https://screens.example${address}</loc>`));
}
const headLinks = (html: string): string[] =>
  [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)].map(
    ([, language, href]) => `${language} ${href}`,
  );
const mapLinks = (entry = ''): string[] =>
  [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => `${language} ${href}`);

it('names for each record the same addresses as its page does', async () => {
  const { id } = await addProduct({ en: 'Indoor wall', ar: 'جدار داخلي' });
  const english = `/en/product/${id}/Indoor-wall`;
  const arabic = `/ar/product/${id}/${encodeURIComponent('جدار-داخلي')}`;
  for (const address of [english, arabic]) {
    const { body } = await server.visit(address);
    expect(body).toContain(`<link rel="canonical" href="https://screens.example${address}"`);
    expect(mapLinks(await entryOf(address))).toEqual(headLinks(body));
  }
  expect(mapLinks(await entryOf(english))).toContain(`x-default https://screens.example${arabic}`);
});

it('leaves a record out of the language that has no name for it, and its page there is not for search engines', async () => {
  const { id } = await addProduct({ en: 'English only', ar: '' });
  const address = `/en/product/${id}/English-only`;
  expect(mapLinks(await entryOf(address))).toEqual([
    `en https://screens.example${address}`,
    `x-default https://screens.example${address}`,
  ]);
  expect((await server.visit('/sitemap.xml')).body).not.toContain(`/ar/product/${id}/`);
  const noindex = '<meta name="robots" content="noindex"';
  expect((await server.visit(`/ar/product/${id}/English-only`)).body).toContain(noindex);
  const english = (await server.visit(address)).body;
  expect(english).not.toContain(noindex);
  expect(headLinks(english)).toEqual(mapLinks(await entryOf(address)));
});

it('says when a record or one of its sections changed last', async () => {
  const product = await addProduct({ en: 'Changing', ar: 'متغير' });
  const address = `/en/product/${product.id}/Changing`;
  expect(await entryOf(address)).toContain(`<lastmod>${product.updated_at}</lastmod>`);

  const section = await add('productssectionone', {
    category_id: product.id,
    title: 'Card',
    text: 'Bright',
    path: '-',
  });
  expect(section.updated_at > product.updated_at).toBe(true);
  expect(await entryOf(address)).toContain(`<lastmod>${section.updated_at}</lastmod>`);

  const url = `/api/en/products/${product.id}`;
  const changed = (await server.administer({ method: 'PUT', url, payload: { headline: 'New' } })).json();
  expect(await entryOf(address)).toContain(`<lastmod>${changed.updated_at}</lastmod>`);
});

it('of a larger site names its parts, which hold at most the records of a hundred ids', async () => {
  const database = await connectDatabase({ ...server.data, log: quiet });
  const { id } = await addProduct({ en: 'First of many', ar: 'أول كثير' });
  const row = await database.read
    .selectFrom('entry')
    .selectAll()
    .where('collection', '=', 'products')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const many = Array.from({ length: 1100 }, (_, index) => 5050 + index);
  for (let start = 0; start < many.length; start += 100)
    await database.write
      .insertInto('entry')
      .values(many.slice(start, start + 100).map((each) => ({ ...row, id: each, unique_key: null })))
      .execute();
  await rebuildIndex(database);

  const whole = await server.visit('/sitemap.xml');
  expect(whole.body).toMatch(/^<\?xml[^>]*>\n<sitemapindex xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9">/);
  const places = [...whole.body.matchAll(/<loc>https:\/\/screens\.example([^<]+)<\/loc>/g)].map(
    ([, place = '']) => place,
  );
  expect(places[0]).toBe('/sitemap.xml?part=pages');
  expect(places).toContain('/sitemap.xml?part=products-5000');
  expect(places.filter((place) => place.includes('products'))).toHaveLength(13);
  const parts = await Promise.all(places.map((place) => server.visit(place)));
  for (const { statusCode, body } of parts) {
    expect([statusCode, body.includes('<urlset ')]).toEqual([200, true]);
    expect(body.match(/<url>/g)?.length ?? 0).toBeLessThanOrEqual(200);
  }
  const together = parts.map(({ body }) => body).join('');
  for (const each of [id, 5050, 5099, 5100, 6149])
    expect(together.split(`<loc>https://screens.example/en/product/${each}/`)).toHaveLength(2);
  expect(together).toContain('<loc>https://screens.example/en/products</loc>');
  for (const part of ['none', 'products-4900', 'products-5001', 'messages-0', 'pages-0', '', 'x'.repeat(90)])
    expect([part, (await server.visit(`/sitemap.xml?part=${part}`)).statusCode]).toEqual([part, 404]);

  const watched = watchQueries(database);
  const reading = createEntryStore(watched.database);
  expect(await reading.ranges(products, 100)).toHaveLength(13);
  expect(await reading.names(products, { from: 5000, below: 5100 })).toHaveLength(50);
  expect(await reading.changedAt(products)).not.toBeNull();
  for (const plan of await watched.plans()) expect(plan).not.toMatch(/SCAN (entry|record_index)|Seq Scan/);
  await database.write.deleteFrom('entry').where('collection', '=', 'products').where('id', '>=', 5050).execute();
  await rebuildIndex(database);
  await database.close();
});

it('leaves out what was deleted', async () => {
  const { id } = await addProduct({ en: 'Short-lived', ar: 'عابر' });
  const address = `/en/product/${id}/Short-lived`;
  expect(await entryOf(address)).toBeDefined();
  await server.administer({ method: 'DELETE', url: `/api/en/products/${id}` });
  expect(await entryOf(address)).toBeUndefined();
});
