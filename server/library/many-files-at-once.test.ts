import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../tests/support/open-test-calls.ts';
import { samplePdf, samplePhoto } from '../../tests/support/sample-files.ts';

let calls: TestCalls;
let photo: Buffer;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
  photo = await samplePhoto(40, 30).jpeg().toBuffer();
});
afterAll(() => calls.close());
let turn = 0;
beforeEach(() => {
  turn += 1;
});

async function ask(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) {
  const response = await calls.administer({ method, url: `/api/en/media${path}`, ...(payload && { payload }) });
  return { status: response.statusCode, answer: response.json() };
}

async function upload(name: string, content = photo) {
  const payload = new FormData();
  payload.append('file', new Blob([new Uint8Array(content)]), name);
  return (await calls.administer({ method: 'POST', url: '/api/en/media', payload })).json();
}
const idOf = async (name: string, content?: Buffer): Promise<number> => (await upload(name, content)).id;
const listed = async (query: string): Promise<number[]> =>
  (await ask('GET', `?${query}`)).answer['files'].map(({ id }: { id: number }) => id);

describe('several files', () => {
  it('get words, names and folders in one go, and all of it is undone with the former values', async () => {
    const { answer: folder } = await ask('POST', '/folders', { name: 'Lobby' });
    const [wall, sheet] = [await idOf('wall.jpg'), await idOf('sheet.pdf', samplePdf)];
    const changes = [
      { id: wall, alt: { ar: 'جدار', en: 'A wall' }, original_name: 'Lobby wall.png', folder: folder.id },
      { id: sheet, original_name: 'Prices', folder: folder.id },
    ];
    const done = await ask('PATCH', '', { changes });
    expect(done).toMatchObject({ status: 200, answer: { message: '2 files were changed' } });
    expect((await ask('GET', `?folder=${folder.id}`)).answer['files']).toMatchObject([
      { id: sheet, original_name: 'Prices.pdf', folder: folder.id },
      { id: wall, original_name: 'Lobby wall.jpg', alt: { en: 'A wall', ar: 'جدار' } },
    ]);
    expect(await listed('q=lobby')).toEqual([wall]);

    expect((await ask('PATCH', '', { changes: done.answer.former })).status).toBe(200);
    expect((await ask('GET', '?limit=2')).answer['files']).toMatchObject([
      { id: sheet, original_name: 'sheet.pdf', folder: null },
      { id: wall, original_name: 'wall.jpg', alt: { en: '', ar: '' }, folder: null },
    ]);
  });

  it('stay as they are where one of them is not as it was expected', async () => {
    const [one, two] = [await idOf('one.jpg'), await idOf('two.jpg')];
    const expected = { alt: { en: '' } };
    await ask('PATCH', `/${two}`, { alt: { en: 'Newer' } });
    const changes = [
      { id: one, alt: { en: 'One' }, expected },
      { id: two, alt: { en: 'Two' }, expected },
    ];
    expect((await ask('PATCH', '', { changes })).status).toBe(409);
    expect((await ask('GET', `/${one}`)).answer.alt.en).toBe('');
    expect((await ask('PATCH', '', { changes: changes.slice(0, 1) })).status).toBe(200);
  });

  it.each([
    ['none', { changes: [] }],
    ['one twice', { changes: [{ id: 1 }, { id: 1 }] }],
    ['an unknown folder', { folder: 999 }],
    ['a name of nothing', { original_name: '  ' }],
    ['a point beside the picture', { crops: { tall: { x: 2, y: 0 } } }],
    ['a shape that no page knows', { crops: { round: { x: 0, y: 0 } } }],
  ])('are refused with %s', async (_name, change) => {
    const id = await idOf(`refused-${turn}.jpg`);
    const body = 'changes' in change ? change : { changes: [{ id, ...change }] };
    expect((await ask('PATCH', '', body)).status).toBe(400);
  });

  it('that nothing uses are deleted together, are gone from the library, and come back', async () => {
    const [used, one, two] = [await upload('kept.jpg'), await idOf('loose-one.jpg'), await idOf('loose-two.jpg')];
    await calls.administer({
      method: 'POST',
      url: '/api/en/category/add',
      payload: { name: 'Walls', icon: used.name },
    });
    const ids = [used.id, one, two];
    expect((await ask('POST', '/remove', { ids })).answer).toEqual({
      message: '2 files were deleted',
      removed: [one, two],
    });
    expect(await listed('q=loose')).toEqual([]);
    expect((await ask('POST', '/remove', { ids })).status).toBe(409);
    expect(await listed('q=kept')).toEqual([used.id]);
    await calls.services.media.sweep(new Date());
    expect((await ask('POST', '/restore', { ids: [one, two] })).answer).toMatchObject({ restored: [one, two] });
    expect(await listed('q=loose')).toEqual([two, one]);

    await ask('POST', '/remove', { ids: [one] });
    await calls.services.media.sweep(new Date(Date.now() + 48 * 60 * 60 * 1000));
    expect((await ask('POST', '/restore', { ids: [one] })).answer.restored).toEqual([]);
  });
});

describe('the library', () => {
  it('is narrowed down by folder, by size and by what lacks words', async () => {
    const { answer: folder } = await ask('POST', '/folders', { name: 'Narrow' });
    const [small, large, sheet] = [
      await idOf('narrow-small.jpg'),
      await idOf('narrow-large.jpg'),
      await idOf('narrow-sheet.pdf', samplePdf),
    ];
    await calls.services.database.write
      .updateTable('media')
      .set({ bytes: 1_000_000 })
      .where('id', '=', large)
      .execute();
    await ask('PATCH', '', { changes: [{ id: small, alt: { en: 'Small', ar: 'صغير' }, folder: folder.id }] });
    expect(await listed('q=narrow&size=small')).toEqual([sheet, small]);
    expect(await listed('q=narrow&size=large')).toEqual([large]);
    expect(await listed('q=narrow&wordless=1')).toEqual([large]);
    expect(await listed('q=narrow&folder=none')).toEqual([sheet, large]);
    expect(await listed(`folder=${folder.id}&kind=image&size=small`)).toEqual([small]);
    for (const query of ['size=tiny', 'folder=x', 'wordless=yes']) {
      expect([query, (await ask('GET', `?${query}`)).status]).toEqual([query, 400]);
    }
  });

  it('keeps folders of names of their own, which go when nothing lies in them', async () => {
    const { answer: folder } = await ask('POST', '/folders', { name: ' معارض ' });
    expect(folder).toMatchObject({ name: 'معارض', message: 'The folder was added' });
    expect(await ask('POST', '/folders', { name: 'معارض' })).toMatchObject({
      status: 400,
      answer: { issues: [{ path: 'name', code: 'taken' }] },
    });
    expect((await ask('PATCH', `/folders/${folder.id}`, { name: 'أحداث' })).answer.name).toBe('أحداث');
    const id = await idOf('lying.jpg');
    await ask('PATCH', '', { changes: [{ id, folder: folder.id }] });
    expect((await ask('DELETE', `/folders/${folder.id}`)).status).toBe(409);
    await ask('PATCH', '', { changes: [{ id, folder: null }] });
    expect((await ask('DELETE', `/folders/${folder.id}`)).status).toBe(200);
    const { folders } = (await ask('GET', '/folders')).answer;
    expect(folders.map(({ name }: { name: string }) => name)).not.toContain('أحداث');
  });

  it('says of an upload which file it has with the same content already', async () => {
    const content = await samplePhoto(52, 31).jpeg().toBuffer();
    const first = await upload('twice.jpg', content);
    const second = await upload('twice again.jpg', content);
    expect([first.same, second.same.id]).toEqual([null, first.id]);
    await ask('POST', '/remove', { ids: [first.id, second.id] });
    expect((await upload('thrice.jpg', content)).same).toBeNull();
  });
});
