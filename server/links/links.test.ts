import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import { openApp, type OpenApp } from '../../tests/support/open-app.ts';

let server: OpenApp;
beforeAll(async () => {
  server = await openApp({ data: await eachDatabaseConfig() });
});
afterAll(() => server.close());

async function add(slug: string, payload: object): Promise<number> {
  const answer = await server.administer({ method: 'POST', url: `/api/en/${slug}`, payload });
  expect([slug, answer.statusCode]).toEqual([slug, 201]);
  return answer.json().id;
}
const read = async (path: string) => (await server.administer({ url: `/api/en/${path}` })).json();
const pages = (q: string) => read(`site-pages?q=${encodeURIComponent(q)}`);

describe('GET /site-pages', () => {
  it('names the pages that are no record’s in both languages, and each of them exists', async () => {
    const named = await pages('');
    expect(named).toContainEqual({ path: '/', title: { en: 'Home', ar: 'الرئيسية' }, kind: 'page' });
    expect(named.map(({ path }: { path: string }) => path)).toEqual(
      expect.arrayContaining(['/contact', '/products', '/compare', '/search', '/adding_soon', '/the-vision']),
    );
    for (const { path, title } of named) {
      expect([path, (await server.visit(path)).statusCode]).toEqual([path, 200]);
      expect(title).toEqual({ en: expect.stringMatching(/./), ar: expect.stringMatching(/[\u0621-\u064A]/) });
    }
  });

  it('finds records by their names in either language, and each address shows its record', async () => {
    const name = { en: 'Skyline façade', ar: 'واجهة الأفق' };
    const category = await add('category/add', { name, path: '-' });
    const subCategory = await add('sub_category', { name });
    const product = await add('products', { name, description: 'Bright' });
    const project = await add('singleproject', { title: name, subtitle: 'S', text: 'T', path: '-' });
    const blog = await add('community/add', { name: { en: 'Notes' } });
    const post = await add('communityonepost', { category_id: blog, title: name, text: 'X', path: '/' });
    const found = [
      { path: `/one-category/${category}/Skyline-fa%C3%A7ade`, title: name, kind: 'category' },
      { path: `/sub-category/${subCategory}/Skyline-fa%C3%A7ade`, title: name, kind: 'sub-category' },
      { path: `/product/${product}/Skyline-fa%C3%A7ade`, title: name, kind: 'product' },
      { path: `/project/${project}/Skyline-fa%C3%A7ade`, title: name, kind: 'project' },
      { path: `/our-community?blog=${blog}&section=${post}`, title: name, kind: 'post' },
    ];
    for (const q of ['FACADE skyline', 'واجهه الافق']) expect([q, await pages(q)]).toEqual([q, found]);
    for (const { path } of found) {
      const page = await server.visit(`/en${path}`);
      expect([path, page.statusCode, page.body.includes('Skyline façade')]).toEqual([path, 200, true]);
    }
  });

  it('leaves out categories that lead to another site, and stops at 50', async () => {
    await add('category/add', { name: 'Elsewhere wall', path: 'https://screens.example/wall' });
    expect(await pages('elsewhere wall')).toEqual([]);
    for (let count = 0; count < 51; count += 1) await add('products', { name: `Many ${count}`, description: 'x' });
    expect(await pages('many')).toHaveLength(50);
    expect((await server.administer({ url: `/api/en/site-pages?q=${'x'.repeat(201)}` })).statusCode).toBe(400);
  });
});

describe('GET /broken-links', () => {
  const broken = async (): Promise<readonly { readonly link: string }[]> => read('broken-links');
  const linksOf = async () => (await broken()).map(({ link }) => link);

  it('lists links to unknown ids, deleted records and unknown pages, with where they stand', async () => {
    const product = await add('products', { name: 'Gone', description: 'x' });
    const category = await add('category/add', { name: 'Links', path: '-' });
    const item = { category_id: category, text: 'X' };
    const title = { en: 'Card', ar: 'بطاقة' };
    const id = await add('subcategorysectionzero', { ...item, title, path: `/product/${product}/Gone` });
    await add('herobanner/add', { title: 'A', link: '/no-such-page' });
    await add('herobanner/add', { title: 'B', link: '/product/999999' });
    await add('herobanner/add', { title: 'C', link: '/uploads/none-00000000.pdf' });
    expect((await linksOf()).toSorted()).toEqual(['/no-such-page', '/product/999999', '/uploads/none-00000000.pdf']);
    await server.administer({ method: 'DELETE', url: `/api/en/products/${product}` });
    expect(await broken()).toContainEqual({
      base: 'subcategorysectionzero',
      id,
      category_id: category,
      title,
      field: 'path',
      link: `/product/${product}/Gone`,
    });
  });

  it('takes pages, records, addresses that moved, redirects, other sites and fillers as they are', async () => {
    const before = await linksOf();
    const product = await add('products', { name: { ar: 'شاشة' }, description: 'x' });
    await server.administer({
      method: 'POST',
      url: '/api/en/redirects',
      payload: { from_path: '/old-offer', to_path: '/contact' },
    });
    for (const link of [
      '/',
      '/contact',
      '/ar/contact?from=card#form',
      `/product/${product}/any-name`,
      '/community',
      '/old-offer',
      '/api/docs',
      'https://screens.example/nowhere',
      '-',
      '#',
    ]) {
      await add('herobanner/add', { title: link, link });
    }
    expect(await linksOf()).toEqual(before);
  });
});

it('300 broken links are counted in /today and listed [PUB-GEN-67]', async () => {
  const before = (await read('broken-links')).length;
  for (let number = 0; number < 300; number += 1) {
    await add('herobanner/add', { title: `Banner ${number}`, link: `/nowhere-${number}` });
  }
  // While a slow count runs, the previous number is answered.
  await expect
    .poll(async () => (await server.administer({ url: '/api/en/today' })).json(), { timeout: 10_000 })
    .toMatchObject({ brokenLinks: before + 300 });
  expect(await read('broken-links')).toHaveLength(before + 300);
});

describe('GET /link-target', () => {
  const target = (link: string) => read(`link-target?link=${encodeURIComponent(link)}`);

  it('names the page that an address leads to: a page of its own, a record by its number, one that was redirected', async () => {
    const home = { leads: true, title: { en: 'Home', ar: 'الرئيسية' } };
    expect([await target('/'), await target('/en/')]).toEqual([home, home]);
    const name = { en: 'Named wall', ar: 'جدار مسمى' };
    const product = await add('products', { name, description: 'x' });
    expect(await target(`/product/${product}/an-older-name?x=1`)).toEqual({ leads: true, title: name });
    const blog = await add('community/add', { name: { en: 'Blog' } });
    const post = await add('communityonepost', { category_id: blog, title: name, text: 'X', path: '/' });
    expect(await target(`/our-community?blog=${blog}&section=${post}`)).toEqual({ leads: true, title: name });
    const payload = { from_path: '/moved-wall', to_path: `/product/${product}` };
    await server.administer({ method: 'POST', url: '/api/en/redirects', payload });
    expect(await target('/moved-wall')).toEqual({ leads: true, title: name });
  });

  it('says of an address at which there is nothing that it leads nowhere', async () => {
    const nowhere = { leads: false, title: null };
    for (const link of ['/no-such-page', '/product/999999', '/uploads/none-00000000.pdf', '-']) {
      expect([link, await target(link)]).toEqual([link, nowhere]);
    }
    expect(await target('/api/docs')).toEqual({ leads: true, title: null });
    for (const query of ['', '?link=', `?link=${'x'.repeat(501)}`, '?link=a&link=b']) {
      const { statusCode } = await server.administer({ url: `/api/en/link-target${query}` });
      expect([query, statusCode]).toEqual([query, 400]);
    }
  });
});
