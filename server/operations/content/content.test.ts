import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { largestId } from '../../../fields/record-id.ts';
import { eachDatabaseConfig } from '../../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { samplePhoto } from '../../../tests/support/sample-files.ts';

let calls: TestCalls;
let other: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await eachDatabaseConfig());
  other = await openTestCalls(await eachDatabaseConfig());
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

  it('says in a trial what it would change, changes it when asked, and the changes are undone', async () => {
    const document = await exported();
    const { herobanner: banners, ...rest } = document.collections;
    const [banner] = banners;
    const changed = { ...banner, fields: { ...banner.fields, title: { en: 'More light', ar: 'ضوء' } } };
    const added = { ...banner, id: 7 };
    const next = { ...document, collections: { ...rest, herobanner: [changed, added] } };
    const expected = {
      added: [{ base: 'herobanner', id: 7, title: banner.fields.title }],
      changed: [{ base: 'herobanner', id: banner.id, title: changed.fields.title, fields: ['title'] }],
      refused: [],
    };
    const tried = (await bring(next, calls, '?dry-run=1')).json();
    expect(tried).toMatchObject({ ...expected, undo: [] });
    const { exported_at: _, ...before } = document;
    expect(await exported()).toMatchObject(before);

    const done = (await bring(next)).json();
    expect(done).toMatchObject(expected);
    expect((await exported()).collections.herobanner).toMatchObject([changed, { ...added, position: 2 }]);
    const undone = await ask('POST', '/revisions/undo', { revisions: done.undo });
    expect([undone.statusCode, undone.json().undo.length]).toEqual([200, 2]);
    expect(await exported()).toMatchObject(before);
  });

  it('is not taken in where the wish for a trial cannot be read', async () => {
    const { exported_at: _, ...before } = await exported();
    const next = structuredClone(before);
    next.collections.herobanner[0].fields.title = { en: 'Taken in', ar: '' };
    for (const query of ['?dry-run=true', '?dry-run', '?dry_run=1', '?dry-run=1&dry-run=0']) {
      expect((await bring({ ...next, exported_at: '' }, calls, query)).statusCode).toBe(400);
    }
    expect(await exported()).toMatchObject(before);
  });

  it.each([
    ['a second record of settings', 'settings/company', { id: 2 }],
    ['a number behind which there is no room', 'herobanner', { id: largestId }],
  ])('with %s is refused', async (_name, slug, change) => {
    const document = await exported();
    const [record] = document.collections[slug];
    const collections = { [slug]: [{ ...record, ...change }] };
    const answer = await bring({ ...document, collections });
    expect([answer.statusCode, answer.json().refused.length]).toEqual([400, 1]);
  });

  it('that names a record twice is refused', async () => {
    const document = await exported();
    const [banner] = document.collections.herobanner;
    const answer = await bring({ ...document, collections: { herobanner: [banner, banner] } });
    expect([answer.statusCode, answer.json().refused[0].reasons]).toEqual([400, ['id: This is already taken']]);
  });

  it('brings settings as settings, which are always public', async () => {
    const document = await exported();
    const [company] = document.collections['settings/company'];
    const tagline = { en: 'Light at work', ar: '' };
    const draft = { ...company, waiting: true, status: { en: 'draft', ar: 'draft' } };
    const collections = { 'settings/company': [{ ...draft, fields: { ...company.fields, tagline } }] };
    expect((await bring({ ...document, collections })).statusCode).toBe(200);
    expect((await exported()).collections['settings/company'][0]).toMatchObject({
      status: { en: 'published', ar: 'published' },
      waiting: false,
      fields: { tagline },
    });
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
      'This file holds no content of this kind of site, or is damaged. Nothing was changed.',
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

  it('what visitors would find empty comes in as a draft, and is said; what was live so stays', async () => {
    const { json } = await ask('POST', '/bodyslider/add', { title: 'Only English' });
    const document = await exported();
    const [old] = document.collections.bodyslider;
    const changed = { ...old, fields: { ...old.fields, info: { en: 'More', ar: '' } } };
    const added = { ...old, id: 40, fields: { ...old.fields, title: { en: '', ar: 'بالعربية' } } };
    const answer = await bring({ ...document, collections: { bodyslider: [changed, added] } });
    expect(answer.json()).toMatchObject({
      added: [{ id: 40 }],
      changed: [{ id: json().id }],
      drafts: [{ base: 'bodyslider', id: 40 }],
    });
    const status = (await exported()).collections.bodyslider.map((each: { status: object }) => each.status);
    expect(status).toEqual([
      { en: 'published', ar: 'published' },
      { en: 'draft', ar: 'draft' },
    ]);
  });

  it('brings its order: records it does not name keep their places', async () => {
    for (const title of ['Two', 'Three', 'Four']) await ask('POST', '/homeslider/add', { title: { en: title } });
    const idsNow = async () => (await exported()).collections.homeslider.map(({ id }: { id: number }) => id);
    const document = await exported();
    const [two, three, four] = document.collections.homeslider;
    const collections = {
      homeslider: [
        { ...two, position: 9 },
        { ...four, position: 2 },
      ],
    };
    const moved = { ...document, collections };
    expect((await bring(moved, calls, '?dry-run=1')).json()).toMatchObject({
      reordered: [{ base: 'homeslider', parent: null }],
      unchanged: 2,
      undo: [],
    });
    expect(await idsNow()).toEqual([two.id, three.id, four.id]);
    const { undo } = (await bring(moved)).json();
    expect(await idsNow()).toEqual([four.id, three.id, two.id]);
    const added = { ...two, id: 77, position: 0, fields: { ...two.fields, title: { en: 'One', ar: '' } } };
    await bring({ ...document, collections: { homeslider: [...document.collections.homeslider, added] } });
    expect(await idsNow()).toEqual([77, two.id, three.id, four.id]);
    const last = await ask('POST', '/revisions/undo', { revisions: [...undo, 987_654] });
    expect(last.statusCode).toBe(404);
    expect(await idsNow()).toEqual([77, two.id, three.id, four.id]);
  });
});
