import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { legacyApiOf } from '../../content/compatibility/legacy-api.ts';
import { childrenOf, collections, products } from '../../content/collections/index.ts';
import { callGroups } from '../../calls/index.ts';
import type { Collection } from '../../content/model/collection.ts';
import { isExpected, apiNameOf } from '../../fields/field.ts';
import { sampleOf } from '../../fields/fixtures.ts';
import { type Language, languages } from '../../language/languages.ts';
import { openApp, type OpenApp } from '../../tests/support/open-app.ts';
import { openTestStore } from '../../tests/support/open-test-store.ts';
import { uploadPicture, uploadVideo } from '../../tests/support/upload-picture.ts';

/** Words that must never be public. `parent` belongs to published records below an unpublished one. */
const secrets = { draft: 'Quondam', scheduled: 'Thitherto', waiting: 'Whilom', parent: 'Erstwhile' };
const anySecret = new RegExp(Object.values(secrets).join('|'), 'i');
/** Words of a record that is published only in Arabic. */
const arabicOnly = 'حصريعربي';
const open = 'Openly';

let server: OpenApp;
/** Ids of a picture and a video, for records that cannot be published without one. */
let picture: number;
let video: number;
const ids = new Map<string, number[]>();

/** A body whose texts in both languages begin with a word. */
function bodyOf(collection: Collection, word: string, parentId: number | undefined, texts?: object): object {
  const values = Object.entries(collection.fields).map(([name, field]): [string, unknown] => {
    const isText = ['text', 'long-text', 'rich-text'].includes(field.kind);
    const said = texts ?? { en: `${word} ${name}`, ar: `${word} ${name} بالعربية` };
    const file = { image: picture, media: picture, video }[field.kind];
    const sample = (isExpected(field, true) ? file : undefined) ?? sampleOf(field, 'en', 1);
    return [apiNameOf(name, field), isText && field.translated ? said : sample];
  });
  const category =
    parentId === undefined ? (legacyApiOf(collection).parentZero ? { category_id: 0 } : {}) : { category_id: parentId };
  return { ...Object.fromEntries(values.filter(([, value]) => value !== undefined)), ...category };
}

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  server.administer({ method, url: `/api/en/${path}`, ...(payload && { payload }) });

async function add(
  collection: Collection,
  word: string,
  options: { parentId?: number; save?: 'draft'; texts?: object },
) {
  const { parentId, save = 'live', texts } = options;
  const path = `${collection.base}${legacyApiOf(collection).createdAt}?save=${save}&languages=all`;
  const answer = await send('POST', path, bodyOf(collection, word, parentId, texts));
  expect([collection.base, answer.statusCode, answer.json().issues]).toEqual([collection.base, 201, undefined]);
  const { id } = answer.json();
  ids.set(collection.base, [...(ids.get(collection.base) ?? []), id]);
  return { id, at: `${collection.base}/${collection.isOnlyOfParent ? parentId : id}` };
}

const inMinutes = (minutes: number): string =>
  new Date((Math.floor(Date.now() / 60_000) + minutes) * 60_000).toISOString();
const publishing = async (at: string, body: object) => {
  const answer = await send('POST', `${at}/publishing`, body);
  expect([at, answer.json().message, answer.statusCode]).toEqual([at, answer.json().message, 200]);
  return answer.json();
};

/** Adds every hidden state of a collection's records, below a visible parent and below a hidden one. */
async function fill(collection: Collection): Promise<void> {
  const { parent, isOnlyOfParent: isOnly } = collection;
  const newParent = async () => {
    if (parent === undefined) return {};
    const above = parent.parent === undefined ? {} : { parentId: (await add(parent.parent, open, {})).id };
    return { parentId: (await add(parent, open, above)).id };
  };
  const below = await newParent();
  await add(collection, secrets.draft, { ...below, save: 'draft' });
  const scheduled = await add(collection, secrets.scheduled, {
    ...(isOnly ? await newParent() : below),
    save: 'draft',
  });
  await publishing(scheduled.at, { action: 'schedule', at: inMinutes(60) });
  const changed = await add(collection, open, isOnly ? await newParent() : below);
  const edit = bodyOf(collection, secrets.waiting, undefined);
  expect((await send('PUT', `${changed.at}?save=draft`, edit)).statusCode).toBe(200);
  const half = await add(collection, '', {
    ...(isOnly ? await newParent() : below),
    save: 'draft',
    texts: { en: secrets.draft, ar: arabicOnly },
  });
  await publishing(half.at, { action: 'publish', languages: ['ar'] });
}

beforeAll(async () => {
  server = await openApp({ environment: { PUBLIC_URL: 'https://screens.example' } });
  picture = await uploadPicture(server);
  video = await uploadVideo(server);
  for (const collection of collections) await fill(collection);
  // Published records below an unpublished one.
  for (const parent of collections.filter((each) => each.parent === undefined && childrenOf(each).length > 0)) {
    const { id } = await add(parent, secrets.parent, { save: 'draft' });
    for (const child of childrenOf(parent)) await add(child, secrets.parent, { parentId: id });
  }
}, 240_000);
afterAll(() => server.close());

/** Every page address that could show a record, and those of lists and files. */
function pageAddresses(language: Language): string[] {
  const each = (slug: string, route: string) => (ids.get(slug) ?? []).map((id) => `/${language}${route}/${id}/x`);
  const posts = (ids.get('communityposts') ?? []).map((id) => `/${language}/our-community?section=${id}`);
  return [
    ...[
      '',
      '/about',
      '/projects',
      '/all-projects',
      '/our-community',
      '/the-vision',
      '/products',
      '/product-menu',
      '/solutions',
      '/contact',
      '/showroom',
      '/register',
    ].map((path) => `/${language}${path}`),
    ...each('products', '/product'),
    ...each('category', '/one-category'),
    ...each('sub_category', '/sub-category'),
    ...each('singleproject', '/project'),
    ...each('solutions', '/solution'),
    ...posts,
    `/${language}/compare?ids=${(ids.get('products') ?? []).slice(0, 4).join(',')}`,
    ...Object.values(secrets).map((word) => `/${language}/search?q=${word}`),
  ];
}

/** Every public call, for every record. */
const openCalls = (language: Language): string[] =>
  collections.flatMap((collection) => {
    const group = callGroups.find(({ name }) => name === collection.base);
    const own = ids.get(collection.base) ?? [];
    const above = collection.parent === undefined ? [] : (ids.get(collection.parent.base) ?? []);
    return Object.values(group?.calls ?? {})
      .filter(({ access, method }) => access !== 'administrator' && method === 'GET')
      .flatMap(({ path }) =>
        path.includes(':id')
          ? [...new Set([...own, ...above])].map((id) => `/api/${language}${path.replace(':id', String(id))}`)
          : [`/api/${language}${path}`],
      );
  });

const leaking = async (urls: readonly string[], secret = anySecret): Promise<string[]> => {
  const found: string[] = [];
  for (const url of urls) {
    const { body, statusCode } = await server.visit(url);
    expect(statusCode, url).toBeLessThan(500);
    // The page repeats the search words.
    if (secret.test(url.includes('/search?') ? body.replaceAll(/Quondam|Thitherto|Whilom|Erstwhile/g, '') : body)) {
      found.push(url);
    }
  }
  return found;
};

describe.each(languages)('visitors of /%s see no draft, nothing scheduled and nothing that waits', (language) => {
  it('in any list or record', async () => {
    expect(await leaking(openCalls(language))).toEqual([]);
  });

  it('on any page', async () => {
    expect(await leaking(pageAddresses(language))).toEqual([]);
  });

  it('by searching', async () => {
    for (const word of [...Object.values(secrets), 'Quond', 'Qondam']) {
      const { results } = (await server.visit(`/api/${language}/search?q=${word}`)).json();
      expect([word, results]).toEqual([word, []]);
    }
  });
});

it('what is published in Arabic alone gives no word to English visitors', async () => {
  const secret = new RegExp(arabicOnly);
  expect(await leaking([...openCalls('en'), ...pageAddresses('en')], secret)).toEqual([]);
  const { results } = (await server.visit(`/api/en/search?q=${encodeURIComponent(arabicOnly)}`)).json();
  const titles = results.map(({ title }: { title: { text: string } }) => title.text);
  expect(titles.filter((title: string) => secret.test(title))).toEqual([]);
  expect((await server.visit('/api/ar/products')).body).toMatch(secret);
});

it('sitemap, robots and the files beside them name nothing hidden', async () => {
  expect(await leaking(['/sitemap.xml', '/robots.txt', '/site.webmanifest', '/api/openapi.json'])).toEqual([]);
  const [draft, scheduled] = (ids.get('products') ?? []).slice(-7);
  for (const id of [draft, scheduled]) {
    expect((await server.visit('/sitemap.xml')).body).not.toContain(`/product/${id}/Quondam`);
  }
});

describe('no way of asking opens a door', () => {
  let visitors = 0;
  const hidden = async () => add(products, secrets.draft, { save: 'draft' });

  it.each([
    { 'x-http-method-override': 'PUT' },
    { 'x-original-url': '/dashboard/preview' },
    { 'x-forwarded-host': 'evil.example', 'x-preview': '1', 'x-middleware-subrequest': '1' },
    { range: 'bytes=0-100' },
    { cookie: 'session=forged; preview=1; draft=1' },
    { authorization: 'Bearer forged' },
    { 'sec-purpose': 'prefetch', purpose: 'preview' },
  ])('with %o', async (headers) => {
    const { id } = await hidden();
    for (const url of [
      `/api/en/products/${id}`,
      `/en/product/${id}/x`,
      `/product/${id}`,
      `/en/product/${id}?preview=1`,
    ]) {
      for (const method of ['GET', 'HEAD'] as const) {
        // One visitor would be limited, because these pages cannot be cached.
        const remoteAddress = `2001:db8:0:${(visitors += 1).toString(16)}::1`;
        const answer = await server.visit({ method, url, headers, remoteAddress });
        expect([url, method, answer.statusCode]).toEqual([url, method, 404]);
        expect(answer.body).not.toMatch(anySecret);
      }
    }
  });

  it.each([
    ['languages=all', 401],
    ['languages=all&save=draft', 400],
  ])('with ?%s and no session', async (query, status) => {
    const { id } = await hidden();
    for (const path of ['products', `products/${id}`]) {
      expect((await server.visit(`/api/en/${path}?${query}`)).statusCode).toBe(status);
    }
  });

  it('with a session, unless both languages are asked for', async () => {
    const { id } = await hidden();
    expect((await server.administer({ url: `/api/en/products/${id}` })).statusCode).toBe(404);
    expect((await server.administer({ url: '/api/en/products' })).body).not.toMatch(anySecret);
    const all = await server.administer({ url: `/api/en/products/${id}?languages=all` });
    expect(all.body).toMatch(anySecret);
    expect(all.json().data?.publishing ?? all.json().publishing).toEqual({
      en: { status: 'draft', at: null, until: null, waiting: false },
      ar: { status: 'draft', at: null, until: null, waiting: false },
    });
    expect((await server.administer({ url: `/en/product/${id}/x` })).statusCode).toBe(404);
  });

  it('by the calls of the administrator, without a session', async () => {
    const { id } = await hidden();
    const payload = { action: 'publish' };
    for (const url of ['revisions', 'completeness', 'site-pages', 'broken-links', `products/${id}/subtree`]) {
      expect((await server.visit(`/api/en/${url}`)).statusCode, url).toBe(401);
    }
    expect((await server.visit({ method: 'POST', url: `/api/en/products/${id}/publishing`, payload })).statusCode).toBe(
      401,
    );
    const request = JSON.stringify({ language: 'en', base: 'products', id, category_id: null, fields: {} });
    const preview = await server.visit({
      method: 'POST',
      url: '/dashboard/preview',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ request }).toString(),
    });
    expect([preview.statusCode, anySecret.test(preview.body)]).toEqual([401, false]);
  });

  it('after it was deleted, moved, copied or brought back', async () => {
    const { id } = await hidden();
    const copy = (await send('POST', `products/${id}/duplicate`)).json();
    expect((await server.visit(`/api/en/products/${copy.id}`)).statusCode).toBe(404);
    const { undo } = (await send('DELETE', `products/${id}`)).json();
    expect((await server.visit(`/en/product/${id}/x`)).statusCode).toBe(404);
    await send('POST', `revisions/${undo}/undo`);
    expect((await server.visit(`/en/product/${id}/x`)).statusCode).toBe(404);
    expect(await leaking(['/en/products', '/api/en/products'])).toEqual([]);
  });
});

describe('a cached page', () => {
  const body = (name: string) => ({ name: { en: name, ar: name }, description: { en: 'Bright', ar: 'ساطع' } });

  it('goes with what is taken back from visitors, and its ETag opens nothing', async () => {
    const { id } = (await send('POST', 'products', body('Soon hidden'))).json();
    const url = `/en/product/${id}/Soon-hidden`;
    const { headers } = await server.visit(url);
    expect((await server.visit('/en/products')).body).toContain('Soon hidden');
    await publishing(`products/${id}`, { action: 'unpublish' });
    const etag = String(headers['etag']);
    const again = await server.visit({ url, headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body.includes('Soon hidden')]).toEqual([404, false]);
    expect((await server.visit('/en/products')).body).not.toContain('Soon hidden');
    await publishing(`products/${id}`, { action: 'publish', languages: ['en'] });
    expect((await server.visit(url)).body).toContain('Soon hidden');
    const other = await server.visit(`/ar/product/${id}/x`);
    expect([other.statusCode, other.body.includes('Soon hidden')]).toEqual([302, false]);
  });

  it('stays as it is, like lists, counts and the sitemap, when drafts are added to what it shows', async () => {
    const { id } = (await send('POST', 'products', body('Beside drafts'))).json();
    const [group] = ids.get('category') ?? [];
    const shown = ['', '/products', `/products?category=${group}`, '/projects', '/our-community', `/compare?ids=${id}`];
    const urls = [
      ...languages.flatMap((language) => [...shown, `/product/${id}/x`].map((path) => `/${language}${path}`)),
      ...languages.flatMap((language) =>
        ['products', 'category', 'search?q=drafts'].map((path) => `/api/${language}/${path}`),
      ),
      '/sitemap.xml',
    ];
    const answers = () => Promise.all(urls.map(async (url) => (await server.visit(url)).body));
    const before = await answers();
    for (const collection of [products, ...childrenOf(products)]) {
      const below = collection === products ? {} : { parentId: id };
      await add(collection, 'Beside drafts', { ...below, save: 'draft' });
    }
    expect(await answers()).toEqual(before);
    await send('DELETE', `products/${id}`);
  });

  it('stays as it is while changes wait, to the last byte, and shows them when they are published', async () => {
    const { id } = (await send('POST', 'products', body('Standing'))).json();
    const url = `/en/product/${id}/Standing`;
    const [page, map] = [await server.visit(url), await server.visit('/sitemap.xml')];
    await send('PUT', `products/${id}?save=draft`, body(secrets.waiting));
    const [same, sameMap] = [await server.visit(url), await server.visit('/sitemap.xml')];
    expect([same.body, same.headers['etag'], sameMap.body]).toEqual([page.body, page.headers['etag'], map.body]);
    // A legacy client without drafts publishes its values at once; the pending draft stays pending.
    await send('PUT', `products/${id}`, { headline: { en: 'A new headline' } });
    const changed = (await server.visit(url)).body;
    expect([changed.includes('A new headline'), anySecret.test(changed)]).toEqual([true, false]);
    await publishing(`products/${id}`, { action: 'publish', languages: ['en'] });
    expect((await server.visit(url)).body).toContain(secrets.waiting);
    expect((await server.visit(`/ar/product/${id}/x`)).body).toContain('Standing');
    await send('DELETE', `products/${id}`);
  });

  it('is fresh at once when another process publishes at the time', async () => {
    const { id } = (await send('POST', 'products?save=draft', body('On time'))).json();
    const at = inMinutes(120);
    await publishing(`products/${id}`, { action: 'schedule', at });
    const url = `/en/product/${id}/On-time`;
    expect([(await server.visit(url)).statusCode, (await server.visit('/en/products')).statusCode]).toEqual([404, 200]);
    const other = await openTestStore(server.data);
    try {
      await other.store.publishDue(new Date(Date.parse(at) - 1));
      expect((await server.visit(url)).statusCode).toBe(404);
      expect([await other.store.publishDue(new Date(at)), await other.store.publishDue(new Date(at))]).toEqual([1, 0]);
    } finally {
      await other.database.close();
    }
    await expect.poll(async () => (await server.visit(url)).statusCode).toBe(200);
    await expect.poll(async () => (await server.visit('/en/products')).body).toContain('On time');
  });
});
