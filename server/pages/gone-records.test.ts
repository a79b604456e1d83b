import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApp, type OpenApp } from '../../tests/support/open-app.ts';

let server: OpenApp;
beforeAll(async () => {
  server = await openApp();
});
afterAll(() => server.close());

const add = async (slug: string, payload: object): Promise<number> => {
  const answer = await server.administer({ method: 'POST', url: `/api/en/${slug}`, payload });
  expect([slug, answer.statusCode]).toEqual([slug, 201]);
  return answer.json().id;
};
const remove = async (address: string): Promise<number> =>
  (await server.administer({ method: 'DELETE', url: `/api/en/${address}` })).json().undo;
const statusOf = async (url: string) => (await server.visit(url)).statusCode;

describe('the address of a deleted record', () => {
  it.each([
    ['products', '/product', { name: 'Panel', description: 'Bright' }],
    ['sub_category', '/sub-category', { name: 'Rental' }],
    ['singleproject', '/project', { title: 'Arena', subtitle: 'A ribbon', text: 'Light', path: '-' }],
  ])('of %s is gone (410), and back when the deletion is undone', async (slug, route, fields) => {
    const id = await add(slug, fields);
    expect(await statusOf(`/en${route}/${id}/x`)).toBe(200);
    const undo = await remove(`${slug}/${id}`);
    for (const url of [`/en${route}/${id}/x`, `/ar${route}/${id}`, `${route}/${id}/any/name?a=1`]) {
      const answer = await server.visit(url);
      expect([url, answer.statusCode]).toEqual([url, 410]);
      expect(answer.body).toMatch(/<meta name="robots" content="noindex"/);
      expect(answer.body).not.toContain('rel="canonical"');
    }
    await server.administer({ method: 'POST', url: `/api/en/revisions/${undo}/undo` });
    expect(await statusOf(`/en${route}/${id}/x`)).toBe(200);
  });

  it('offers the categories, the list of such records, the search and Home, in the language of the page', async () => {
    const category = await add('category/add', { name: { en: 'Indoor walls', ar: 'جدران داخلية' }, path: '-' });
    const id = await add('products', { name: 'Old panel', description: 'Bright' });
    await remove(`products/${id}`);
    const english = (await server.visit(`/en/product/${id}/Old-panel`)).body;
    expect(english).toContain('This screen has been taken down');
    for (const address of [`/en/one-category/${category}/Indoor-walls`, '/en/products', '/en/search', '/en']) {
      expect(english).toContain(`href="${address}"`);
    }
    const arabic = (await server.visit(`/product/${id}`)).body;
    expect(arabic).toContain('أُنزلت هذه الشاشة');
    expect(arabic.match(/<h1/g)).toHaveLength(1);
  });

  it('names what the record belonged to, as long as visitors find that', async () => {
    const category = await add('category/add', { name: { en: 'Curved walls', ar: 'جدران منحنية' }, path: '-' });
    const range = await add('sub_category', { name: { en: 'Ribbons', ar: 'أشرطة' } });
    const id = await add('products', { name: 'Secret name', description: 'B', category, sub_category: range });
    await remove(`products/${id}`);
    const address = `/en/product/${id}/x`;
    const body = (await server.visit(address)).body;
    expect(body).toMatch(
      new RegExp(
        `It belonged to:.*/en/one-category/${category}/Curved-walls".*/en/sub-category/${range}/Ribbons"`,
        's',
      ),
    );
    expect(/<main.*<\/main>/s.exec(body)?.[0].match(/Curved walls/g)).toHaveLength(1);
    expect(body).not.toContain('Secret name');
    expect((await server.visit(`/ar/product/${id}`)).body).toMatch(/وكان ضمن:.*جدران منحنية.*أشرطة/s);
    await remove(`sub_category/${range}`);
    expect(/<main.*<\/main>/s.exec((await server.visit(address)).body)?.[0]).not.toContain('Ribbons');
  });

  it('is unknown (404) when the id was never used, or cannot be one', async () => {
    const id = await add('products', { name: 'Panel', description: 'Bright' });
    await remove(`products/${id}`);
    for (const never of [id + 1, 999_999_999, 99_999_999_999, 0, -1, '1e1', 'x', `${id}.0`]) {
      expect([never, await statusOf(`/en/product/${never}/x`)]).toEqual([never, 404]);
    }
  });
});
