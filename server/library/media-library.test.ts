import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../tests/support/open-test-calls.ts';
import { sampleMp4, samplePdf, samplePhoto } from '../../tests/support/sample-files.ts';

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await eachDatabaseConfig());
});
afterAll(() => calls.close());

async function upload(name: string, content?: Buffer): Promise<number> {
  const payload = new FormData();
  const bytes = content ?? (await samplePhoto(40, 30).jpeg().toBuffer());
  payload.append('file', new Blob([new Uint8Array(bytes)]), name);
  return (await calls.administer({ method: 'POST', url: '/api/en/media', payload })).json().id;
}

const patch = (id: number, payload: object) =>
  calls.administer({ method: 'PATCH', url: `/api/en/media/${id}`, payload });
const remove = (id: number) => calls.administer({ method: 'DELETE', url: `/api/en/media/${id}` });

async function add(slug: string, payload: object): Promise<number> {
  const added = await calls.administer({ method: 'POST', url: `/api/en/${slug}`, payload });
  expect([slug, added.statusCode]).toEqual([slug, 201]);
  return added.json().id;
}

/** The ids of the files that match a query. */
async function list(query: string): Promise<number[]> {
  const response = await calls.administer({ url: `/api/en/media?${query}` });
  expect([query, response.statusCode]).toEqual([query, 200]);
  return response.json()['files'].map(({ id }: { id: number }) => id);
}

describe('GET /media', () => {
  it('lists files newest first, with their names, their time and in how many places they are used', async () => {
    const [first, second] = [await upload('first.jpg'), await upload('second.jpg')];
    await add('category/add', { name: 'Walls', icon: first });
    const { files } = (await calls.administer({ url: '/api/ar/media?limit=2' })).json();
    expect(files).toMatchObject([
      { id: second, original_name: 'second.jpg', created_at: expect.stringMatching(/Z$/), used: 0, poster: null },
      { id: first, original_name: 'first.jpg', used: 1, alt: { en: '', ar: '' }, focal_point: { x: 0.5, y: 0.5 } },
    ]);
  });

  it('goes on where it stopped, to the end', async () => {
    const ids = [await upload('page-a.jpg'), await upload('page-b.jpg'), await upload('page-c.jpg')].toReversed();
    const seen: number[] = [];
    for (let older = ''; older !== '&after=null';) {
      const { files, next } = (await calls.administer({ url: `/api/en/media?q=page-&limit=2${older}` })).json();
      seen.push(...files.map(({ id }: { id: number }) => id));
      older = `&after=${next}`;
    }
    expect(seen).toEqual(ids);
  });

  it('finds names and alternative texts in both languages, however they are written', async () => {
    const id = await upload('Façade Entrance.jpg');
    await patch(id, { alt: { en: 'A bright façade', ar: 'واجهةٌ إعلانيّة' } });
    for (const q of ['FACADE', 'entrance facade', 'bright', 'واجهه اعلانية', 'facade-entrance']) {
      expect([q, await list(`q=${encodeURIComponent(q)}`)]).toEqual([q, [id]]);
    }
    expect(await list('q=facade+moon')).toEqual([]);
  });

  it('narrows down to one kind', async () => {
    const [film, sheet] = [await upload('kinds.mp4', sampleMp4()), await upload('kinds.pdf', samplePdf)];
    expect(await list('q=kinds&kind=video')).toEqual([film]);
    expect(await list('q=kinds&kind=document')).toEqual([sheet]);
    expect(await list('q=kinds&kind=image')).toEqual([]);
    expect(await list('q=kinds&kind=')).toEqual([sheet, film]);
  });

  it('tells unused files; the poster of a video is not among them', async () => {
    const [film, still, loose, used] = [
      await upload('spare.mp4', sampleMp4()),
      await upload('spare-still.jpg'),
      await upload('spare-loose.jpg'),
      await upload('spare-used.jpg'),
    ];
    await patch(film, { poster: still });
    const category = await add('category/add', { name: 'Spare', icon: used });
    expect(await list('q=spare&unused=1')).toEqual([loose, film]);
    await calls.administer({ method: 'DELETE', url: `/api/en/category/${category}` });
    expect(await list('q=spare&unused=1')).toEqual([used, loose, film]);
  });

  it.each(['kind=sound', 'unused=yes', 'before=x', 'limit=0', 'limit=201', 'q=a&q=b'])('refuses %s', async (query) => {
    expect((await calls.administer({ url: `/api/en/media?${query}` })).statusCode).toBe(400);
  });
});

describe('a file that is used', () => {
  it('GET /media/{id}/uses names every place, a record of a section with its parent', async () => {
    const id = await upload('everywhere.jpg');
    const category = await add('category/add', { name: { en: 'Walls', ar: 'جدران' }, icon: { ar: id } });
    const section = await add('sectionfour', { category_id: category, title: 'Rental', image: id });
    const company = { name: 'Wameed', logo_on_light: id };
    await calls.administer({ method: 'PUT', url: '/api/en/settings/company', payload: company });
    const uses = await calls.administer({ url: `/api/en/media/${id}/uses` });
    expect(uses.json()['next']).toBeNull();
    expect(uses.json()['uses']).toEqual([
      {
        base: 'category',
        id: category,
        category_id: null,
        title: { en: 'Walls', ar: 'جدران' },
        field: 'icon',
        language: 'ar',
      },
      {
        base: 'sectionfour',
        id: section,
        category_id: category,
        title: { en: 'Rental', ar: '' },
        field: 'image',
        language: null,
      },
      {
        base: 'settings/company',
        id: 1,
        category_id: null,
        title: { en: 'Company', ar: 'الشركة' },
        field: 'logo_on_light',
        language: null,
      },
    ]);
    const refused = await remove(id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toEqual({
      message: 'The file is in use, so it cannot be deleted',
      issues: [],
      uses: uses.json()['uses'],
    });
    expect((await calls.administer({ url: '/api/en/media/999999/uses' })).statusCode).toBe(404);
  });

  it('GET /media/{id}/uses is read in parts, each behind the last place of the one before', async () => {
    const id = await upload('often.jpg');
    for (const icon of [id, { shared: id, ar: id }, id]) await add('category/add', { name: 'Often', icon });
    await calls.administer({
      method: 'PUT',
      url: '/api/en/settings/company',
      payload: { name: 'W', logo_on_light: id },
    });
    const url = `/api/en/media/${id}/uses`;
    const whole = (await calls.administer({ url })).json()['uses'];
    expect(whole).toHaveLength(5);
    const read: object[] = [];
    let address: string | undefined = `${url}?limit=2`;
    while (address !== undefined) {
      const part = await calls.administer({ url: address });
      expect(part.json()['uses'].length).toBeLessThanOrEqual(2);
      read.push(...part.json()['uses']);
      address = /^<(.+)>; rel="next"$/.exec(String(part.headers['link'] ?? ''))?.[1];
    }
    expect(read).toEqual(whole);
    for (const query of ['limit=201', 'after=category', 'after=category/x/icon/', 'after=category/1/icon/fr'])
      expect([query, (await calls.administer({ url: `${url}?${query}` })).statusCode]).toEqual([query, 400]);
  });

  it('is not deleted as the poster of a video either', async () => {
    const [film, still] = [await upload('film.mp4', sampleMp4()), await upload('still.jpg')];
    await patch(film, { poster: still });
    const refused = await remove(still);
    expect([refused.statusCode, refused.json()['uses']]).toEqual([409, []]);
    await patch(film, { poster: null });
    expect((await remove(still)).statusCode).toBe(200);
  });
});

describe('DELETE /media/{id}', () => {
  it('of a file nothing names removes its bytes at once', async () => {
    const before = await calls.countFiles();
    const id = await upload('nobody.jpg');
    expect((await remove(id)).json()).toEqual({ message: 'The file was deleted' });
    expect(await calls.countFiles()).toEqual(before);
    expect((await remove(id)).statusCode).toBe(404);
  });

  it('of a file the history names hides it and keeps its bytes; undo brings both back [OP-027]', async () => {
    const id = await upload('remembered.jpg');
    const { name } = (await calls.administer({ url: `/api/en/media/${id}` })).json();
    const category = await add('category/add', { name: 'Remembered', icon: id });
    const { undo } = (await calls.administer({ method: 'DELETE', url: `/api/en/category/${category}` })).json();
    const { uploads } = await calls.countFiles();
    expect((await remove(id)).statusCode).toBe(200);
    expect(await list('q=remembered')).toEqual([]);
    expect((await calls.countFiles()).uploads).toBe(uploads);
    await calls.administer({ method: 'POST', url: `/api/en/revisions/${undo}/undo` });
    expect((await calls.visit({ url: `/api/en/category/${category}` })).json()).toMatchObject({ icon: name });
    expect(await list('q=remembered')).toEqual([id]);
    expect((await remove(id)).statusCode).toBe(409);
  });
});

describe('POST /media/{id}/replace', () => {
  const replace = (id: number, payload: object) =>
    calls.administer({ method: 'POST', url: `/api/en/media/${id}/replace`, payload });
  const nameOf = async (id: number) => (await calls.administer({ url: `/api/en/media/${id}` })).json()['name'];

  it('puts another file in every place, in lists too, and each record can be undone', async () => {
    const [old, other] = [await upload('old.jpg'), await upload('other.jpg')];
    const category = await add('category/add', { name: 'Replaced', icon: { shared: old, ar: old } });
    const features = [
      { title: 'Bright', image: old },
      { title: 'Thin', image: null },
    ];
    const product = await add('products', { name: 'Panel', image: old, features });
    const answered = await replace(old, { with: other });
    expect(answered.json()).toEqual({
      message: 'The file was replaced everywhere',
      replaced: 2,
      undo: [expect.any(Number), expect.any(Number)],
    });
    const [oldName, otherName] = [await nameOf(old), await nameOf(other)];
    const read = async (url: string) => (await calls.administer({ url: `/api/en/${url}?languages=all` })).json();
    const icon = (name: string) => ({ shared: name, en: null, ar: name });
    expect(await read(`category/${category}`)).toMatchObject({ icon: icon(otherName), version: 2 });
    expect(await read(`products/${product}`)).toMatchObject({
      image: { shared: otherName },
      features: [{ image: { shared: otherName } }, { image: { shared: null } }],
    });
    expect((await calls.administer({ url: `/api/en/media/${old}/uses` })).json()['uses']).toEqual([]);
    expect((await calls.administer({ url: `/api/en/media/${other}/uses` })).json()['uses']).toHaveLength(4);
    for (const undo of answered.json()['undo']) {
      await calls.administer({ method: 'POST', url: `/api/en/revisions/${undo}/undo` });
    }
    expect(await read(`category/${category}`)).toMatchObject({ icon: icon(oldName) });
    expect(await read(`products/${product}`)).toMatchObject({ features: [{ image: { shared: oldName } }, {}] });
  });

  it('refuses another kind, an unknown file and the file itself, and nothing changes', async () => {
    const [picture, sheet] = [await upload('keep.jpg'), await upload('keep.pdf', samplePdf)];
    await add('category/add', { name: 'Keep', icon: picture });
    for (const [payload, code, path] of [
      [{ with: sheet }, 'wrongFileKind', 'with'],
      [{ with: 999999 }, 'unknownFile', 'with'],
      [{ with: picture }, 'taken', 'with'],
      [{ with: String(sheet) }, 'wrongType', 'with'],
      [{}, 'required', 'with'],
      [{ with: picture, everywhere: true }, 'unknownField', 'everywhere'],
    ] as const) {
      const refused = await replace(picture, payload);
      expect([refused.statusCode, refused.json()['issues']]).toEqual([400, [{ path, code }]]);
    }
    expect((await replace(999999, { with: picture })).statusCode).toBe(404);
    expect((await calls.administer({ url: `/api/en/media/${picture}/uses` })).json()['uses']).toHaveLength(1);
  });
});
