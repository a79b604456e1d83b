import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
});
afterAll(() => calls.close());

const add = async (path: string, payload: object): Promise<number> =>
  (await calls.administer({ method: 'POST', url: `/api/en/${path}`, payload })).json()['id'];

/** Unpublishes a record in some languages. */
async function hide(collection: string, id: number, languages: readonly ('en' | 'ar')[]): Promise<void> {
  const url = `/api/en/${collection}/${id}/publishing`;
  const { statusCode } = await calls.administer({ method: 'POST', url, payload: { action: 'unpublish', languages } });
  expect(statusCode).toBe(200);
}

describe('what visitors read', () => {
  it('needs no login and no payload, and answers one shape a collection [API-PUB-01..03, API-ADM-001]', async () => {
    const shapes = {
      herobanner: 'banners',
      productbanner: 'banners',
      homeslider: 'banners',
      bodyslider: 'banners',
      homecontentslider: 'sliders',
      projectcontentslider: 'sliders',
    };
    for (const [slug, name] of Object.entries(shapes)) {
      const response = await calls.visit({ url: `/api/en/${slug}`, headers: { accept: '*/*' } });
      expect(response.headers['content-type']).toMatch(/^application\/json/);
      expect(response.json()).toEqual({ [name]: [] });
    }
    expect((await calls.visit({ url: '/api/en/clientslogos' })).json()).toEqual([]);
  });

  it('GET /projectCycle and /projectcycle answer the same, as does any other case [API-PUB-38]', async () => {
    await add('projectcycle', { title: 'A', text: 'B', path: '/c' });
    const [camel, lower, upper] = await Promise.all(
      ['projectCycle', 'projectcycle', 'PROJECTCYCLE'].map((slug) => calls.visit({ url: `/api/ar/${slug}` })),
    );
    expect(camel?.statusCode).toBe(200);
    expect(camel?.json()).toHaveLength(1);
    expect([lower?.body, upper?.body]).toEqual([camel?.body, camel?.body]);
  });

  it('has no section eight of products [API-PUB-23]', async () => {
    for (const url of ['/api/en/productssectioneight/category/1', '/api/en/productssectioneight']) {
      expect((await calls.visit({ url })).statusCode).toBe(404);
    }
  });

  it('returns records with active 0, and pages leave them out', async () => {
    const id = await add('herobanner/add', { title: 'Hidden', active: 0 });
    const { banners } = (await calls.visit({ url: '/api/en/herobanner' })).json();
    expect(banners).toContainEqual(expect.objectContaining({ id, active: 0 }));
  });

  it('hides drafts in the language they are drafts in, the administrator sees them', async () => {
    const id = await add('herobanner/add', { title: { en: 'Draft', ar: 'مسودة' } });
    await hide('herobanner', id, ['ar']);
    const ids = async (language: string, all = '') => {
      const send = all === '' ? calls.visit : calls.administer;
      const { banners } = (await send({ url: `/api/${language}/herobanner${all}` })).json();
      return banners.map((banner: { id: number }) => banner.id);
    };
    expect(await ids('en')).toContain(id);
    expect(await ids('ar')).not.toContain(id);
    expect((await calls.visit({ url: `/api/ar/herobanner/${id}` })).statusCode).toBe(404);
    expect(await ids('ar', '?languages=all')).toContain(id);
  });

  it('hides what belongs to a draft, however deep', async () => {
    const blog = await add('community/add', { name: { en: 'Blog', ar: 'مدونة' } });
    const post = await add('communityonepost', { category_id: blog, title: 'T', text: 'X', path: '/' });
    const comment = { post_id: post, username: 'Sara', text: 'Nice' };
    await calls.visit({ method: 'POST', url: '/api/en/communitypostcomments', payload: comment });
    await hide('community', blog, ['en']);
    expect((await calls.visit({ url: `/api/en/communityonepost/category/${blog}` })).json()).toEqual([]);
    expect((await calls.visit({ url: `/api/en/communityonepost/${post}` })).statusCode).toBe(404);
    expect((await calls.visit({ url: `/api/en/communitypostcomments/${post}` })).json()).toEqual([]);
    expect((await calls.visit({ url: `/api/ar/communityonepost/${post}` })).statusCode).toBe(200);
  });

  it('falls back to the other language and names the fields that did', async () => {
    const id = await add('products', { name: 'Vision', description: { en: 'Bright', ar: 'ساطعة' } });
    const arabic = await calls.visit({ url: `/api/ar/products/${id}` });
    expect(arabic.json()).toMatchObject({ name: 'Vision', description: 'ساطعة', fallback: ['name'] });
    expect((await calls.visit({ url: `/api/en/products/${id}` })).json()['fallback']).toEqual([]);
    await calls.administer({ method: 'PUT', url: `/api/ar/products/${id}`, payload: arabic.json() });
    expect((await calls.visit({ url: `/api/ar/products/${id}` })).json()['fallback']).toEqual(['name']);
  });

  it('answers both languages as objects to the administrator alone', async () => {
    const id = await add('products', { name: { en: 'Vision', ar: 'الرؤية' } });
    const url = `/api/en/products/${id}?languages=all`;
    expect((await calls.administer({ url })).json()).toMatchObject({
      name: { en: 'Vision', ar: 'الرؤية' },
      image: { shared: null, en: null, ar: null },
    });
    expect((await calls.visit({ url })).statusCode).toBe(401);
    expect((await calls.visit({ url: '/api/en/herobanner?languages=all' })).statusCode).toBe(401);
  });

  it('product 68 can exist: its number is what it was given [API-PUB-13]', async () => {
    const { entries } = calls.services;
    const { products } = await import('../../../content/collections/index.ts');
    await entries.create(products, {
      id: 68,
      actor: { name: 'test' },
      write: (fields) => ({ ...fields, name: { en: 'The Vision', ar: '' } }),
    });
    const product = (await calls.visit({ url: '/api/en/products/68' })).json();
    expect(Object.keys(product)).toEqual(
      expect.arrayContaining(['id', 'name', 'description', 'banner', 'specsheet', 'image', 'headline', 'features']),
    );
    expect(product).toMatchObject({ id: 68, name: 'The Vision', features: [] });
  });
});

describe('order', () => {
  it('PUT /{base}/order puts records into the given order; new ones go last', async () => {
    const ids: number[] = [];
    for (const name of ['A', 'B', 'C']) ids.push(await add('category/add', { name }));
    const all = async () =>
      (await calls.visit({ url: '/api/en/category' })).json().map((record: { id: number }) => record.id);
    const turned = (await all()).toReversed();
    const answer = await calls.administer({ method: 'PUT', url: '/api/en/category/order', payload: { ids: turned } });
    expect(answer.json()).toEqual({ message: 'Order saved', undo: expect.any(Number) });
    expect(await all()).toEqual(turned);
    const last = await add('category/add', { name: 'D' });
    expect((await all()).at(-1)).toBe(last);
  });

  it('refuses what is not exactly the records of that parent', async () => {
    const product = await add('products', { name: 'P' });
    const item = await add('productssectionone', { category_id: product, title: 'A', text: 'B', path: '/' });
    for (const payload of [
      { ids: [item] },
      { category_id: product, ids: [] },
      { category_id: product, ids: 'x' },
      { ids: null },
    ]) {
      const refused = await calls.administer({ method: 'PUT', url: '/api/en/productssectionone/order', payload });
      expect(refused.statusCode).toBe(400);
    }
    const payload = { category_id: product, ids: [item] };
    const taken = await calls.administer({ method: 'PUT', url: '/api/en/productssectionone/order', payload });
    expect(taken.statusCode).toBe(200);
  });
});

describe('answers of refusals', () => {
  it('are JSON with message and issues in the language of the address, with a request id [API-PUB-59, API-ADM-004]', async () => {
    const english = await calls.visit({ url: '/api/en/products/999999' });
    expect([english.statusCode, english.json()]).toEqual([404, { message: 'Not found', issues: [] }]);
    const arabic = await calls.visit({ url: '/api/ar/nothing/here' });
    expect([arabic.statusCode, arabic.json()]).toEqual([404, { message: 'غير موجود', issues: [] }]);
    expect(arabic.headers['x-request-id']).toEqual(expect.any(String));
  });

  it('say nothing of a fault but that it happened', async () => {
    const broken = vi
      .spyOn(calls.services.entries, 'part')
      .mockRejectedValueOnce(new Error('select secret from table'));
    const response = await calls.visit({ url: '/api/en/herobanner?sort=-id' });
    expect(broken).toHaveBeenCalled();
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({ message: 'Something went wrong on our side. Please try again.', issues: [] });
    expect(response.headers['x-request-id']).toEqual(expect.any(String));
  });
});
