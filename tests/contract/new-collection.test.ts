import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { categoryStrip } from '../../content/collections/category-strip.ts';
import type { categoryGallery } from '../../content/collections/category-gallery.ts';
import { type Language, languages, type Words } from '../../language/languages.ts';
import { testDatabaseConfig } from '../support/database.ts';
import type { TestCalls } from '../support/open-test-calls.ts';
import type { OpenApp } from '../support/open-app.ts';
import { type Answer, sentValues, without, withoutKeys } from './collection-client.ts';

const label = { en: 'Lamp', ar: 'مصباح' };
const section = { en: 'Bulbs of a lamp', ar: 'لمبات المصباح' };
const group = { en: 'What it gives', ar: 'ما يعطيه' };

// The only new code is a declaration. It replaces one of two collections in the list that only pages of categories
// read.
const declareLamps = async () => {
  const { flag, image, list, longText, number, plainText, text } = await import('../../fields/index.ts');
  const { defineCollection } = await import('../../content/model/define-collection.ts');
  const { products } = await import('../../content/collections/products.ts');
  return {
    categoryStrip: defineCollection({
      base: 'lamps',
      label,
      parent: products,
      title: 'name',
      fields: {
        name: text({ required: true, max: 80, label }),
        story: longText({ apiName: 'about_it', label }),
        picture: image({ label }),
        isBright: flag({ apiName: 'bright', label, labels: { on: label, off: label } }),
        watts: number({ min: 0, max: 500, label }),
        parts: list({ note: plainText({ max: 80, label }) }, { label }),
      },
      placement: { screen: 'lamps', shows: label },
      page: { at: 'product' },
    }),
  } satisfies Record<keyof { readonly categoryStrip: typeof categoryStrip }, unknown>;
};

/** Bulbs belong to a lamp. The screen of the lamp shows them in tabs. */
const declareBulbs = async () => {
  const { number, text } = await import('../../fields/index.ts');
  const { defineCollection } = await import('../../content/model/define-collection.ts');
  const { categoryStrip: lamps } = await import('../../content/collections/category-strip.ts');
  return {
    categoryGallery: defineCollection({
      base: 'bulbs',
      label,
      parent: lamps,
      title: 'name',
      fields: { name: text({ required: true, label }), lumens: number({ min: 0, max: 5000, label }) },
      placement: { screen: 'lamps/:id', section, shows: label },
      page: { at: 'products' },
      screen: {
        view: 'tabs',
        words: { another: 'newProduct' },
        groups: [
          { label, fields: ['name'] },
          { label: group, fields: ['lumens'] },
        ],
      },
    }),
  } satisfies Record<keyof { readonly categoryGallery: typeof categoryGallery }, unknown>;
};

/** Legacy clients request lamps in the format of banners. */
const declareLegacy = () => ({ legacyApis: { lamps: { envelope: 'banners', createdAt: '/add' } } });

/** Loads all modules that read the list of collections again, as if the list had always contained the new ones. */
async function openWithLamps() {
  vi.resetModules();
  vi.doMock('../../content/collections/category-strip.ts', declareLamps);
  vi.doMock('../../content/collections/category-gallery.ts', declareBulbs);
  vi.doMock('../../content/compatibility/legacy-apis.ts', declareLegacy);
  const { collections } = await import('../../content/collections/index.ts');
  const { openTestCalls } = await import('../support/open-test-calls.ts');
  const { collectionClient } = await import('./collection-client.ts');
  const { renderScreen } = await import('./render-screen.tsx');
  const lamps = collections.find(({ base }) => base === 'lamps');
  if (lamps === undefined) throw new Error('The declaration is not in the list');
  const { openApp } = await import('../support/open-app.ts');
  const calls = await openTestCalls(await testDatabaseConfig());
  return {
    calls,
    site: await openApp(),
    renderScreen,
    clientIn: (language: Language) => collectionClient(calls, lamps, language),
  };
}

let calls: TestCalls;
let clientIn: Awaited<ReturnType<typeof openWithLamps>>['clientIn'];
/** The whole server, including the public pages. */
let site: OpenApp;
let renderScreen: Awaited<ReturnType<typeof openWithLamps>>['renderScreen'];
beforeAll(async () => {
  ({ calls, site, clientIn, renderScreen } = await openWithLamps());
});
afterAll(async () => {
  await Promise.all([calls.close(), site.close()]);
  vi.unstubAllGlobals();
  vi.doUnmock('../../content/collections/category-strip.ts');
  vi.doUnmock('../../content/collections/category-gallery.ts');
  vi.doUnmock('../../content/compatibility/legacy-apis.ts');
  vi.resetModules();
});

describe.each(languages)('a collection that is only declared, in %s', (language) => {
  it('is stored, validated, read, changed, deleted and brought back by its calls', async () => {
    const { add, addressOf, base, bodyOf, recordsIn, samples, files } = clientIn(language);
    const added = await add(1);
    expect(added.statusCode, added.body).toBe(201);
    const record: Answer = added.json();
    expect(withoutKeys(record)).toMatchObject(sentValues(samples(1)));
    expect(files.map(([name]) => record[name])).toEqual([expect.stringMatching(/\.png$/)]);

    const url = addressOf(record);
    const read = without(record, 'message', 'undo');
    expect((await calls.visit({ url })).json()).toEqual(read);
    const ofParent = await calls.visit({ url: `${base}/category/${String(record['category_id'])}` });
    expect(recordsIn(ofParent.json())).toEqual([read]);

    const payload = bodyOf(2, record['category_id'], false);
    const changed: Answer = (await calls.administer({ method: 'PUT', url, payload })).json();
    expect(withoutKeys(changed)).toMatchObject({ ...sentValues(samples(2)), picture: record['picture'], version: 2 });
    for (const wrong of [{ name: '' }, { watts: 501 }, { watts: 'x' }, { colour: 'red' }]) {
      expect((await calls.administer({ method: 'PUT', url, payload: wrong })).statusCode).toBe(400);
    }

    const { undo } = (await calls.administer({ method: 'DELETE', url })).json();
    expect((await calls.visit({ url })).statusCode).toBe(404);
    await calls.administer({ method: 'POST', url: `/api/${language}/revisions/${undo}/undo` });
    expect((await calls.visit({ url })).json()).toEqual(without(changed, 'message', 'undo'));
  });

  it('has its screens in the dashboard: a list, and the sections of each record in the declared view', async () => {
    const send = async (path: string, payload: object): Promise<number> =>
      (await calls.administer({ method: 'POST', url: `/api/${language}/${path}`, payload })).json().id;
    const parent = await clientIn(language).newParent();
    const lamp = await send('lamps/add', { name: { en: 'Lantern', ar: 'فانوس' }, category_id: parent });
    await send('bulbs', { name: { en: 'Halogen', ar: 'هالوجين' }, category_id: lamp });
    const named = (words: Words, name = 'bdi') => new RegExp(`<${name}[^>]*>${words[language]}</${name}>`);

    const list = await renderScreen({ calls, language, at: '/lamps' });
    expect(list).toMatch(named(label, 'h2'));
    expect(list).toMatch(named({ en: 'Lantern', ar: 'فانوس' }));
    expect(list).toContain(`href="/lamps/${lamp}"`);

    const sections = await renderScreen({ calls, language, at: `/lamps/${lamp}` });
    expect(sections).toMatch(named({ en: 'Lantern', ar: 'فانوس' }));
    expect(sections).toMatch(named(section, 'h3'));
    expect(sections).toMatch(named({ en: 'Halogen', ar: 'هالوجين' }));
    expect(sections).toMatch(named({ en: 'New product', ar: 'منتج جديد' }, 'bdi'));
    expect(sections).toMatch(named(group, 'legend'));
    expect(sections).toContain('id="field-lumens"');
  });

  it('belongs to the public page that it names: it is reached, previewed, found and dated there', async () => {
    const names = { en: 'Market hall', ar: 'قاعة السوق' };
    const heading = new RegExp(`<h1[^>]*>.*${names[language]}.*</h1>`, 's');
    const send = async (path: string, payload: object) =>
      (await site.administer({ method: 'POST', url: `/api/${language}/${path}`, payload })).json();
    const product: number = (await send('products', { name: names, description: names })).id;
    const lamp = await send('lamps/add', { name: { en: 'Chandelier', ar: 'ثريا' }, category_id: product });
    const pageOf = async (address: string) => (await site.visit(address)).statusCode;

    // The dashboard links to the page that shows the record: bulbs to the list of products, the lamp to the page of its
    // product.
    const sections = await renderScreen({ calls: site, language, at: `/lamps/${lamp.id}` });
    expect(sections).toContain(`href="/${language}/products"`);
    expect(await pageOf(`/${language}/products`)).toBe(200);

    // The preview of unsaved values opens that page, for new and for stored records.
    for (const id of [null, lamp.id]) {
      const request = { language, base: 'lamps', id, category_id: product, fields: { name: names } };
      const preview = await site.administer({
        method: 'POST',
        url: '/dashboard/preview',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ request: JSON.stringify(request) }).toString(),
      });
      expect([id, preview.statusCode]).toEqual([id, 200]);
      expect(preview.body).toMatch(heading);
    }

    // The search finds the page by the words of the lamp.
    const asked = encodeURIComponent({ en: 'Chandelier', ar: 'ثريا' }[language]);
    const { results } = (await site.visit(`/api/${language}/search?q=${asked}`)).json();
    const found: { readonly path: string }[] = results.filter(
      ({ kind, id }: Answer) => kind === 'product' && id === product,
    );
    expect(found).toHaveLength(1);
    const page = await site.visit(`/${language}${found[0]?.path}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toMatch(heading);

    // A change of the lamp updates `lastmod` of the page in the sitemap.
    const map = (await site.visit('/sitemap.xml')).body.match(/<url>.*?<\/url>/g) ?? [];
    const entries = map.filter((entry) => entry.includes(`/${language}/product/${product}/`));
    expect(entries).not.toEqual([]);
    for (const entry of entries) expect(entry).toContain(`<lastmod>${lamp.updated_at}</lastmod>`);
  });
});

it('its calls are described, and closed to strangers', async () => {
  const { paths, components } = (await calls.visit({ url: '/api/openapi.json' })).json();
  expect(Object.keys(paths).filter((path) => path.startsWith('/{language}/lamps'))).not.toEqual([]);
  expect(Object.keys(components.schemas.Lamps.properties)).toEqual(
    expect.arrayContaining(['category_id', 'name', 'about_it', 'picture', 'bright', 'watts', 'parts']),
  );
  expect((await calls.visit({ url: '/api/docs' })).body).toContain('/lamps/add');
  const stranger = await calls.visit({ method: 'POST', url: '/api/en/lamps/add', payload: { name: 'x' } });
  expect(stranger.statusCode).toBe(401);
});
