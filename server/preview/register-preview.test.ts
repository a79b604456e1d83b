import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { legacyApiOf } from '../../content/compatibility/legacy-api.ts';
import { categoryHero, collections, heroBanners, productCards } from '../../content/collections/index.ts';
import { collectionRegionId } from '../../content/collection-region-id.ts';
import type { Collection } from '../../content/model/collection.ts';
import { landingSettings } from '../../content/landing-settings.ts';
import { popupSettings } from '../../content/popup-settings.ts';
import { companySettings, emiratesSettings, saudiSettings } from '../../content/settings.ts';
import { apiNameOf } from '../../fields/field.ts';
import { languages } from '../../language/languages.ts';
import { openApp, type OpenApp } from '../../tests/support/open-app.ts';
import { visibleText } from '../../tests/support/render-site.ts';
import { sampleMp4 } from '../../tests/support/sample-files.ts';
import { administrator } from '../../tests/support/start-site.ts';
import { uploadPicture } from '../../tests/support/upload-picture.ts';

let server: OpenApp;
/** The id of a stored video. */
let film: number;
beforeAll(async () => {
  server = await openApp();
  const payload = new FormData();
  payload.append('file', new Blob([new Uint8Array(sampleMp4())]), 'film.mp4');
  const answer = await server.administer({ method: 'POST', url: '/api/en/media', payload });
  film = answer.json().id;
});
afterAll(() => server.close());

const url = '/dashboard/preview';
const form = 'application/x-www-form-urlencoded';

const toForm = (request: object | string): string =>
  new URLSearchParams({ request: typeof request === 'string' ? request : JSON.stringify(request) }).toString();

/** Requests a preview like the dashboard; by default of a new record of a collection without a parent. */
const preview = (request: object, headers: Record<string, string> = {}) =>
  server.administer({
    method: 'POST',
    url,
    headers: { 'content-type': form, ...headers },
    payload: toForm({ language: 'en', id: null, category_id: null, fields: {}, ...request }),
  });

async function add(slug: string, payload: object): Promise<{ id: number }> {
  const { createdAt } = legacyApiOf({ base: slug });
  const answer = await server.administer({ method: 'POST', url: `/api/en/${slug}${createdAt}`, payload });
  expect([slug, answer.statusCode]).toEqual([slug, 201]);
  return answer.json();
}

/** A title under its API name. */
function named(collection: Collection, name: { en: string; ar: string }): Record<string, unknown> {
  const field = collection.fields[collection.title];
  return field === undefined ? {} : { [apiNameOf(collection.title, field)]: name };
}

/** Adds the parent that a new record needs. */
const parentOf = async ({ parent }: Collection): Promise<number | null> =>
  parent === undefined ? null : (await add(parent.base, named(parent, { en: 'Parent', ar: 'أب' }))).id;

/** Collections without a page have no preview. */
const shown = collections.filter(({ page }) => page !== undefined);

const typed = { en: 'Typed but not saved', ar: 'مكتوب ولم يُحفظ' };
/** Values without which pages leave a record out. */
const visible = (collection: Collection) => ({
  ...('active' in collection.fields && { active: 1 }),
  ...('link' in collection.fields && { link: '/contact' }),
  ...(collection.base === 'productssectionten' && { icon: film }),
});

describe.each([...shown, companySettings, saudiSettings, emiratesSettings, popupSettings, landingSettings])(
  'a preview of $base',
  (collection) => {
    it('shows the typed title on the page that shows such records, in both languages', async () => {
      const category_id = await parentOf(collection);
      const fields = { ...visible(collection), ...named(collection, typed) };
      for (const language of languages) {
        const answer = await preview({ language, base: collection.base, category_id, fields });
        expect(answer.statusCode).toBe(200);
        expect(answer.body).toContain(`<html lang="${language}"`);
        expect(visibleText(answer.body)).toContain(typed[language]);
      }
    });
  },
);

it.each(shown)('the page of $base marks the part that shows its records', async (collection) => {
  const category_id = await parentOf(collection);
  const fields = { ...visible(collection), ...named(collection, typed) };
  const { body } = await preview({ base: collection.base, category_id, fields });
  const [, marked = ''] = body.split(`id="${collectionRegionId(collection)}"`);
  expect(visibleText(`<div${marked}`)).toContain(typed.en);
});

describe('the values of a preview', () => {
  it('lie over the stored ones, and what is not typed is as it is stored', async () => {
    const { id } = await add('products', { name: 'Stored name', headline: 'Stored headline', description: 'Stored' });
    const answer = await preview({ base: 'products', id, fields: { name: { en: 'Typed name' } } });
    expect(visibleText(answer.body)).toContain('Typed name');
    expect(visibleText(answer.body)).toContain('Stored headline');
    expect(visibleText(answer.body)).not.toContain('Stored name');
  });

  it('stay as they are stored where what is typed is not valid', async () => {
    const fields = { title: 'Stored', text: 'Stored text', path: '/stored-address', category_id: 0 };
    const { id } = await add('projectblogs', fields);
    const invalid = { title: { en: '' }, text: { en: 'Typed text' }, path: 'javascript:alert(1)' };
    const { body } = await preview({ base: 'projectblogs', id, fields: invalid });
    expect(body).toContain('Typed text');
    expect(body).toContain('/stored-address');
    expect(body).not.toContain('javascript:');
    const [, marked = ''] = body.split('id="region-projectblogs"');
    expect(visibleText(marked)).toContain('Stored');
  });

  it('show items of a list that are not finished yet', async () => {
    const { id } = await add('products', { name: 'Listed', description: 'Bright' });
    const features = [{ title: { en: 'Finished feature' } }, { title: { en: '' } }];
    const { body } = await preview({ base: 'products', id, fields: { features } });
    expect(body).toContain('Finished feature');
  });

  it('of a new record stand last among its siblings, and only there', async () => {
    const [one, other] = [await parentOf(productCards), await parentOf(productCards)];
    const card = (title: string) => ({ title, text: 'Text', path: '-' });
    await add('productssectionone', { ...card('First card'), category_id: one });
    await add('productssectionone', { ...card('Foreign card'), category_id: other });
    const { body } = await preview({ base: 'productssectionone', category_id: one, fields: card('New card') });
    expect(body.indexOf('First card')).toBeGreaterThan(0);
    expect(body.indexOf('New card')).toBeGreaterThan(body.indexOf('First card'));
    expect(body).not.toContain('Foreign card');
  });

  it.each(['projectblogs', 'communitysideblogs', 'projectpreprojects'])(
    'are shown of %s however many stand before the record',
    async (slug) => {
      const collection = collections.find((one) => one.base === slug);
      if (collection === undefined) throw new Error(`No collection is called ${slug}`);
      const before = { title: 'Before', text: 'Text', path: '/before', category_id: 0 };
      for (let count = 0; count < 25; count += 1) await add(slug, before);
      const { id } = await add(slug, before);
      for (const input of [id, null]) {
        const { body } = await preview({
          base: slug,
          id: input,
          fields: { ...visible(collection), ...named(collection, typed) },
        });
        expect(visibleText(body)).toContain(typed.en);
      }
    },
  );

  it('change the only record of a parent that has one', async () => {
    const category_id = await parentOf(categoryHero);
    const products = { product1_name: 'One', product1_description: 'One', product2_name: 'Two' };
    const hero = { ...products, product2_description: 'Two', headline: 'Stored headline', category_id };
    await add('sectionone', { ...hero, image: await uploadPicture(server) });
    const { body } = await preview({ base: 'sectionone', category_id, fields: { headline: 'Typed headline' } });
    expect(body).toContain('Typed headline');
    expect(body).not.toContain('Stored headline');
  });

  it("of a country's settings are shown as to visitors from there", async () => {
    const fields = { phone: '+971 4 000 0000' };
    const { body } = await preview({ base: 'settings/country-ae', fields }, { cookie: await sessionAnd('country=sa') });
    expect(body).toContain('971');
  });
});

/** The administrator's session cookie with another cookie. */
async function sessionAnd(cookie: string): Promise<string> {
  const login = await server.visit({ method: 'POST', url: '/api/session', payload: administrator });
  return `session=${login.cookies.find(({ name }) => name === 'session')?.value ?? ''}; ${cookie}`;
}

describe('a preview', () => {
  const hero = { base: 'herobanner', fields: { ...named(heroBanners, typed), active: 1 } };

  it('writes nothing, and no visitor sees it', async () => {
    const read = async () => [
      (await server.administer({ method: 'GET', url: '/api/en/revisions' })).body,
      (await server.visit('/api/en/herobanner')).body,
      (await server.visit('/api/en/settings/company')).body,
    ];
    const before = await read();
    expect((await preview(hero)).body).toContain(typed.en);
    await preview({ base: 'settings/company', fields: { name: typed } });
    expect(await read()).toEqual(before);
    for (const address of ['/en', '/']) expect((await server.visit(address)).body).not.toContain(typed.en);
  });

  it('is never kept, listed or framed by others, runs no script and sends no form', async () => {
    const { headers, body } = await preview(hero);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(headers).not.toHaveProperty('etag');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("script-src 'none'; ");
    expect(policy).toMatch(/sandbox allow-same-origin allow-scripts allow-popups allow-popups-to-escape-sandbox$/);
    expect(body).not.toMatch(/<script(?! type="application\/ld\+json")/);
  });

  it('opens links beside the dashboard', async () => {
    expect((await preview(hero)).body).toContain('<base target="_blank"/>');
    expect((await server.visit('/en')).body).not.toMatch(/<base|class="collection-region"/);
  });

  it('of the community shows the section itself, for any title', async () => {
    const { id: blog } = await add('community', { name: { en: 'Blog', ar: 'مدونة' } });
    const section = { title: 'The same title', text: 'Stored text', path: '-', category_id: blog };
    await add('communityonepost', section);
    const { id } = await add('communityonepost', section);
    const fields = { text: { en: 'Typed words' } };
    expect((await preview({ base: 'communityonepost', id, fields })).body).toContain('Typed words');
    const untitled = await preview({ base: 'communityonepost', category_id: blog, fields });
    expect(untitled.body).toContain('Typed words');
  });
});

describe('a preview is refused', () => {
  const payload = toForm({ language: 'en', base: 'herobanner', id: null, category_id: null, fields: {} });
  const headers = { 'content-type': form };

  it('with 401 and a page in the language of the dashboard, without a session', async () => {
    for (const language of languages) {
      const cookie = `lang=${language}`;
      const answer = await server.visit({ method: 'POST', url, headers: { ...headers, cookie }, payload });
      expect(answer.statusCode).toBe(401);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
        'cache-control': 'no-store',
      });
      expect(answer.body).toContain(`<html lang="${language}"`);
    }
  });

  it('with 403 to another site', async () => {
    for (const foreign of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]) {
      expect((await preview({ base: 'herobanner' }, foreign)).statusCode).toBe(403);
    }
  });

  it('with 404 for an unknown collection or record', async () => {
    for (const unknown of [
      { base: 'nothing' },
      { base: '__proto__' },
      { base: 'products', id: 424_242 },
      { base: 'communitypostcomments' },
    ]) {
      expect((await preview(unknown)).statusCode).toBe(404);
    }
  });

  it('with 400 where the parent is missing or does not exist', async () => {
    for (const category_id of [null, 0, 424_242]) {
      expect((await preview({ base: 'productssectionone', category_id })).statusCode).toBe(400);
    }
  });

  it.each([
    ['no JSON', '{'],
    ['no object', '7'],
    ['another language', { language: 'fr', base: 'herobanner', id: null, category_id: null, fields: {} }],
    ['an id that is none', { language: 'en', base: 'herobanner', id: 1.5, category_id: null, fields: {} }],
    ['fields that are a list', { language: 'en', base: 'herobanner', id: null, category_id: null, fields: [] }],
    ['another name', { language: 'en', base: 'herobanner', id: null, category_id: null, fields: {}, more: 1 }],
  ])('with 400 for %s', async (_, request) => {
    const answer = await server.administer({ method: 'POST', url, headers, payload: toForm(request) });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('with 400 for a field the collection does not know', async () => {
    const answer = await preview({ base: 'herobanner', fields: { colour_of_the_moon: '<b>grey</b>' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toContain('<b>');
  });

  it('with 400 without its field, and 415 in another form', async () => {
    const empty = await server.administer({ method: 'POST', url, headers, payload: 'other=1' });
    expect(empty.statusCode).toBe(400);
    const json = await server.administer({ method: 'POST', url, payload: { request: '{}' } });
    expect(json.statusCode).toBe(415);
  });

  it('or shown with stored values, but never fails, for any values', async () => {
    const { id } = await add('products', { name: 'Sturdy', description: 'Bright' });
    const hostile = [7, true, [], [[[]]], { en: {} }, { en: null, ar: [] }, '\u0000', 'x'.repeat(200_000), null];
    for (const value of hostile) {
      for (const name of ['name', 'image', 'features', 'specification', 'category', 'pitch', '__proto__', 'id']) {
        const fields = Object.fromEntries([[name, value]]);
        const { statusCode, body } = await preview({ base: 'products', id, fields });
        const isShown = statusCode === 200 && (name === 'name' || body.includes('Sturdy'));
        expect([name, value, isShown || statusCode === 400]).toEqual([name, value, true]);
      }
    }
  });
});
