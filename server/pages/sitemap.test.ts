import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApp, type OpenApp } from '../../tests/support/open-app.ts';

let server: OpenApp;
beforeAll(async () => {
  server = await openApp({ environment: { PUBLIC_URL: 'https://screens.example' } });
});
afterAll(() => server.close());

const add = async (base: string, payload: object) => {
  const answer = await server.administer({ method: 'POST', url: `/api/en/${base}`, payload });
  expect([base, answer.statusCode]).toEqual([base, 201]);
  return answer.json();
};
const addProduct = (name: { en: string; ar: string }) =>
  add('products', { name, description: { en: 'Bright', ar: 'ساطعة' } });

/** The sitemap's entry of an address. */
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

it('leaves out what was deleted', async () => {
  const { id } = await addProduct({ en: 'Short-lived', ar: 'عابر' });
  const address = `/en/product/${id}/Short-lived`;
  expect(await entryOf(address)).toBeDefined();
  await server.administer({ method: 'DELETE', url: `/api/en/products/${id}` });
  expect(await entryOf(address)).toBeUndefined();
});
