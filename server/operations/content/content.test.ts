import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../calls/open-test-calls.ts';
import { samplePhoto } from '../../media/sample-files.ts';

let calls: TestCalls;
let other: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
  other = await openTestCalls(await testDatabaseConfig());
  const payload = new FormData();
  payload.append('file', new Blob([new Uint8Array(await samplePhoto(40, 30).jpeg().toBuffer())]), 'a.jpg');
  const { name } = (await ask('POST', '/media', payload)).json();
  await ask('POST', '/category/add', { name: { en: 'Walls', ar: 'جدران' }, icon: name });
  await ask('POST', '/herobanner/add', { title: { en: 'Light', ar: 'ضوء' } });
  await ask('PUT', '/settings/company', { name: { en: 'Wameed', ar: 'وميض' }, socials: [] });
});
afterAll(() => Promise.all([calls.close(), other.close()]));

const ask = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: FormData | object, of = calls) =>
  of.administer({ method, url: `/api/en${path}`, ...(payload && { payload }) });
const exported = async (of = calls) => (await ask('GET', '/content/export', undefined, of)).json();
const bring = (document: object, of = calls, query = '') => ask('POST', `/content/import${query}`, document, of);

describe('content as a document', () => {
  it('brought back unchanged changes nothing', async () => {
    const document = await exported();
    const answer = (await bring(document)).json();
    expect(answer).toMatchObject({ added: [], changed: [], refused: [], undo: [] });
    expect(answer.unchanged).toBe(3);
  });

  it('says in a trial what it would change, changes it when asked, and the changes are taken back', async () => {
    const document = await exported();
    const { herobanner: banners, ...rest } = document.collections;
    const [banner] = banners;
    const changed = { ...banner, fields: { ...banner.fields, title: { en: 'More light', ar: 'ضوء' } } };
    const added = { ...banner, id: 7 };
    const next = { ...document, collections: { ...rest, herobanner: [changed, added] } };
    const expected = {
      added: [{ base: 'herobanner', id: 7 }],
      changed: [{ base: 'herobanner', id: banner.id, fields: ['title'] }],
      refused: [],
    };
    const tried = (await bring(next, calls, '?dry-run=1')).json();
    expect(tried).toMatchObject({ ...expected, undo: [] });
    const { exported_at: _, ...before } = document;
    expect(await exported()).toMatchObject(before);

    const done = (await bring(next)).json();
    expect(done).toMatchObject(expected);
    expect((await exported()).collections.herobanner).toMatchObject([changed, { ...added, position: 2 }]);
    for (const revision of done.undo.toReversed()) {
      expect((await ask('POST', `/revisions/${revision}/undo`)).statusCode).toBe(200);
    }
    expect(await exported()).toMatchObject(before);
  });

  it('with one wrong record changes nothing, and says what is wrong', async () => {
    const document = await exported();
    const next = structuredClone(document);
    next.collections.herobanner[0].fields.title = { en: 'New', ar: '' };
    next.collections.category[0].fields.icon = { shared: 'gone.jpg' };
    next.collections.sectionone = [{ ...document.collections.category[0], parent: 99, fields: { nonsense: 1 } }];
    next.collections.unheard = [];
    const answer = await bring(next);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().refused).toMatchObject([{ base: 'unheard' }, { base: 'category' }, { base: 'sectionone' }]);
    const { exported_at: _, ...before } = document;
    expect(await exported()).toMatchObject(before);
  });

  it.each([
    ['of another kind', { format: 'other' }],
    ['of another version', { version: 2 }],
    ['with a damaged record', { collections: { herobanner: [{ id: 'x' }] } }],
  ])('%s is refused as a whole', async (_name, change) => {
    const answer = await bring({ ...(await exported()), ...change });
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'This file is no content of such a site, or is damaged. Nothing was changed.',
    ]);
  });

  it('goes to another site with its ids; a draft does not become public by it', async () => {
    const document = await exported();
    const [banner] = document.collections.herobanner;
    document.collections.herobanner = [{ ...banner, status: { en: 'draft', ar: 'published' } }];
    document.collections.category = [];
    expect((await bring(document, other)).json()).toMatchObject({ added: [{}, {}], refused: [] });
    const there = (await exported(other)).collections;
    expect(there['settings/company']).toMatchObject(document.collections['settings/company']);
    expect(there.herobanner).toMatchObject([{ id: banner.id, fields: banner.fields }]);
    expect((await other.visit({ url: '/api/ar/herobanner' })).json().banners).toEqual([]);
  });
});
