import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { sampleMp4, samplePdf, samplePhoto } from '../../../tests/support/sample-files.ts';

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
});
afterAll(() => calls.close());

function upload(content: Buffer | string, name: string, part = 'file', query = '') {
  const payload = new FormData();
  payload.append(part, new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  return calls.administer({ method: 'POST', url: `/api/en/media${query}`, payload });
}

describe('files before saving', () => {
  it('POST /media stores a file and answers what is known about it; GET reads it again', async () => {
    const stored = await upload(await samplePhoto(40, 30).jpeg().toBuffer(), 'شاشة كبيرة.jpg');
    expect(stored.statusCode).toBe(201);
    expect(stored.json()).toMatchObject({ kind: 'image', width: 40, height: 30, focal_point: { x: 0.5, y: 0.5 } });
    const read = await calls.administer({ url: `/api/ar/media/${stored.json()['id']}` });
    expect(stored.json()).toMatchObject(read.json());
    expect((await calls.administer({ url: '/api/en/media/999999' })).statusCode).toBe(404);
  });

  it('PATCH /media/{id} writes alternative text and focal point and nothing else', async () => {
    const { id } = (await upload(samplePdf, 'sheet.pdf')).json();
    const url = `/api/en/media/${id}`;
    const payload = { alt: { ar: 'ورقة المواصفات' }, focal_point: { x: 0.25, y: 1 } };
    expect((await calls.administer({ method: 'PATCH', url, payload })).json()).toMatchObject({
      alt: { en: '', ar: 'ورقة المواصفات' },
      focal_point: { x: 0.25, y: 1 },
    });
    for (const wrong of [
      { name: 'x' },
      { alt: 'x' },
      { alt: { fr: 'x' } },
      { focal_point: { x: 2, y: 0 } },
      { focal_point: null },
    ]) {
      expect((await calls.administer({ method: 'PATCH', url, payload: wrong })).statusCode).toBe(400);
    }
    expect((await calls.administer({ method: 'PATCH', url: '/api/en/media/999999', payload })).statusCode).toBe(404);
  });

  it('PATCH /media/{id} gives a video its poster, and takes it away', async () => {
    const { id } = (await upload(sampleMp4(), 'film.mp4')).json();
    const picture = (await upload(await samplePhoto(40, 30).jpeg().toBuffer(), 'still.jpg')).json();
    const patch = async (poster: unknown) =>
      calls.administer({ method: 'PATCH', url: `/api/en/media/${id}`, payload: { poster } });
    const described = await patch(picture['id']);
    expect(described.json()).toMatchObject({ id, poster: { id: picture['id'], name: picture['name'] } });
    const { poster: still } = (await calls.administer({ url: `/api/en/media/${id}` })).json();
    expect(picture).toMatchObject(still);
    const refused = await patch(id);
    expect([refused.statusCode, refused.json()['issues']]).toEqual([400, [{ path: 'poster', code: 'wrongFileKind' }]]);
    for (const wrong of ['1', 0, {}]) expect((await patch(wrong)).statusCode).toBe(400);
    expect((await patch(null)).json()).toMatchObject({ poster: null });
  });

  it('refuses two files, none, other parts and other kinds; nothing of them is left', async () => {
    const before = await calls.countFiles();
    const two = new FormData();
    for (const name of ['a.pdf', 'b.pdf']) two.append('file', new Blob([new Uint8Array(samplePdf)]), name);
    const extra = new FormData();
    extra.append('file', new Blob([new Uint8Array(samplePdf)]), 'a.pdf');
    extra.append('note', 'x');
    for (const payload of [two, extra, new FormData()]) {
      expect((await calls.administer({ method: 'POST', url: '/api/en/media', payload })).statusCode).toBe(400);
    }
    expect((await upload(samplePdf, 'a.pdf', 'avatar')).statusCode).toBe(400);
    expect((await upload('<html><script>', 'a.jpg')).statusCode).toBe(415);
    expect((await calls.administer({ method: 'POST', url: '/api/en/media', payload: { file: 1 } })).statusCode).toBe(
      415,
    );
    expect(await calls.countFiles()).toEqual(before);
  });

  it('POST /media?accept= takes the kinds of file that a field takes, and refuses others', async () => {
    const before = await calls.countFiles();
    expect((await upload(samplePdf, 'a.jpg', 'file', '?accept=image')).statusCode).toBe(415);
    expect((await upload(samplePdf, 'a.pdf', 'file', '?accept=image,music')).statusCode).toBe(400);
    expect(await calls.countFiles()).toEqual(before);
    expect((await upload(samplePdf, 'a.pdf', 'file', '?accept=image,document')).statusCode).toBe(201);
  });
});

describe('site settings', () => {
  it('are empty until they are written, then one record a group', async () => {
    const url = '/api/en/settings/company';
    expect((await calls.administer({ url })).json()).toMatchObject({ id: 1, name: '', version: 0, socials: [] });
    const payload = {
      name: { en: 'Wameed', ar: 'وميض' },
      socials: [{ name: 'X', link: 'https://x.example', icon: 'bi-x' }],
    };
    const saved = await calls.administer({ method: 'PUT', url, payload });
    expect(saved.json()).toMatchObject({ id: 1, name: 'Wameed', message: 'Settings saved', version: 1 });
    const again = await calls.administer({
      method: 'PUT',
      url: '/api/ar/settings/company',
      payload: { tagline: 'ضوء' },
    });
    expect(again.json()).toMatchObject({ id: 1, name: 'وميض', tagline: 'ضوء', version: 2 });
    expect((await calls.administer({ url: `${url}?languages=all` })).json()).toMatchObject({
      name: { en: 'Wameed', ar: 'وميض' },
    });
  });

  it('answer a conflict to who read them before anybody had written them, and another has since', async () => {
    const url = '/api/en/settings/country-sa';
    const put = (payload: object) => calls.administer({ method: 'PUT', url, payload });
    const { version } = (await calls.administer({ url })).json();
    expect((await put({ version, phone: '+966 11 444 4444' })).json()).toMatchObject({ version: 1 });
    const second = await put({ version, phone: '+966 11 333 3333' });
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({ current: { version: 1, phone: '+966 11 444 4444' } });
  });

  it('refuse unknown groups, unknown fields and a missing name', async () => {
    expect((await calls.administer({ url: '/api/en/settings/nothing' })).statusCode).toBe(404);
    const url = '/api/en/settings/popup';
    expect((await calls.administer({ method: 'PUT', url, payload: { title: 'x', colour: 'y' } })).statusCode).toBe(400);
    expect((await calls.administer({ method: 'PUT', url, payload: { badge: 'x' } })).statusCode).toBe(400);
  });
});

describe('the history', () => {
  it('GET /revisions tells who changed what, narrowed down by collection and id', async () => {
    const { id } = (
      await calls.administer({ method: 'POST', url: '/api/en/category/add', payload: { name: 'A' } })
    ).json();
    await calls.administer({ method: 'PUT', url: `/api/en/category/${id}`, payload: { name: 'B' } });
    const url = `/api/en/revisions?collection=Category&id=${id}`;
    expect((await calls.administer({ url })).json()).toMatchObject([
      { action: 'update', collection: 'category', entry_id: id, actor: 'admin', title: { en: 'B', ar: '' } },
      { action: 'create', collection: 'category', entry_id: id, actor: 'admin', title: { en: 'A', ar: '' } },
    ]);
    expect((await calls.administer({ url: '/api/en/revisions?limit=1' })).json()).toHaveLength(1);
    expect((await calls.administer({ url: '/api/en/revisions?collection=nothing' })).statusCode).toBe(404);
  });

  it('POST /revisions/{id}/undo takes a change back once, and the undo too', async () => {
    const { id } = (
      await calls.administer({ method: 'POST', url: '/api/en/category/add', payload: { name: 'A' } })
    ).json();
    const { undo } = (
      await calls.administer({ method: 'PUT', url: `/api/en/category/${id}`, payload: { name: 'B' } })
    ).json();
    const name = async () => (await calls.visit({ url: `/api/en/category/${id}` })).json()['name'];
    const undone = await calls.administer({ method: 'POST', url: `/api/en/revisions/${undo}/undo` });
    expect(undone.json()).toEqual({ message: 'The change was undone', undo: expect.any(Number) });
    expect(await name()).toBe('A');
    const twice = await calls.administer({ method: 'POST', url: `/api/en/revisions/${undo}/undo` });
    expect([twice.statusCode, twice.json()['message']]).toEqual([
      400,
      'This change was already undone or can no longer be undone',
    ]);
    await calls.administer({ method: 'POST', url: `/api/en/revisions/${undone.json()['undo']}/undo` });
    expect(await name()).toBe('B');
    expect((await calls.administer({ method: 'POST', url: '/api/en/revisions/999999/undo' })).statusCode).toBe(404);
  });

  it('a deleted category comes back with its sections and their comments are counted', async () => {
    const { id } = (
      await calls.administer({ method: 'POST', url: '/api/en/category/add', payload: { name: 'A' } })
    ).json();
    const payload = { category_id: id, title: 'T' };
    const section = await calls.administer({ method: 'POST', url: '/api/en/sectionfour', payload });
    const deleted = await calls.administer({ method: 'DELETE', url: `/api/en/category/${id}` });
    expect(deleted.json()).toMatchObject({ message: 'Item deleted', removed: { sectionfour: 1 } });
    await calls.administer({ method: 'POST', url: `/api/en/revisions/${deleted.json()['undo']}/undo` });
    const back = await calls.visit({ url: `/api/en/sectionfour/category/${id}` });
    expect(back.json()).toMatchObject([{ id: section.json()['id'], title: 'T' }]);
  });
});
