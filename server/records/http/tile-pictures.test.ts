import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { samplePdf, samplePhoto } from '../../../tests/support/sample-files.ts';
import { uploadPicture } from '../../../tests/support/upload-picture.ts';

let calls: TestCalls;
/** The stored names of two pictures, and the id of the first. */
let number: number;
let first: string;
let second: string;

const read = async (path: string) => (await calls.administer({ url: `/api/en/${path}` })).json();
const send = (method: 'POST' | 'PUT', path: string, payload: object) =>
  calls.administer({ method, url: `/api/en/${path}`, payload });
const add = async (fields: object): Promise<number> =>
  (await send('POST', 'productbanner/add', { title: 'Tile', link: '/about/', ...fields })).json().id;

beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
  number = await uploadPicture(calls);
  first = (await read(`media/${number}`)).name;
  second = (await read(`media/${await uploadPicture(calls)}`)).name;
});
afterAll(() => calls.close());

const fileOf = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);
const formOf = (parts: readonly (readonly [string, string | Blob])[]): FormData => {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  return form;
};

describe('the pictures of a tile', () => {
  it('are taken by stored name, number and address of this site, and answered as addresses [PUB-HOME-17] [API-ADM-202]', async () => {
    const own = `http://localhost/uploads/${second}`;
    for (const images of [
      [first, second],
      [number, second],
      [`/uploads/${first}`, own],
    ]) {
      const id = await add({ images });
      expect((await read(`productbanner/${id}`)).images).toEqual([`/uploads/${first}`, `/uploads/${second}`]);
    }
  });

  it('are answered in both languages by stored name, and change nothing when they are sent back', async () => {
    const id = await add({ images: [first, second] });
    const { images, version } = await read(`productbanner/${id}?languages=all`);
    expect(images).toEqual([first, second].map((shared) => ({ shared, en: null, ar: null })));
    const { images: addresses } = await read(`productbanner/${id}`);
    for (const sent of [images, addresses]) await send('PUT', `productbanner/${id}`, { images: sent });
    expect((await read(`productbanner/${id}?languages=all`)).version).toBe(version);
    await send('PUT', `productbanner/${id}`, { images: [] });
    expect((await read(`productbanner/${id}`)).images).toEqual([]);
  });

  it.each([
    'https://evil.example/uploads/a.jpg',
    '//evil.example/uploads/a.jpg',
    'https://evil.example/a.jpg',
    '/uploads/unknown.jpg',
    '/uploads/../data/site.db',
    '/images/0123456789ab-640.webp',
  ])('are refused where one is %s, and nothing is written [API-ADM-202]', async (address) => {
    const id = await add({ images: [first] });
    const answer = await send('PUT', `productbanner/${id}`, { images: [second, address] });
    expect([answer.statusCode, answer.json().issues]).toEqual([
      400,
      [expect.objectContaining({ path: 'images[1].value', code: 'unknownFile' })],
    ]);
    expect((await read(`productbanner/${id}`)).images).toEqual([`/uploads/${first}`]);
  });

  it('are at most twelve pictures', async () => {
    const answer = await send('POST', 'productbanner/add', {
      title: 'x',
      images: Array.from({ length: 13 }, () => first),
    });
    expect(answer.json().issues).toEqual([expect.objectContaining({ path: 'images', code: 'tooMany' })]);
    const datasheet = await send(
      'POST',
      'productbanner/add',
      formOf([
        ['title', 'x'],
        ['images', fileOf(samplePdf)],
      ]),
    );
    expect(datasheet.statusCode).toBe(415);
  });

  it('come in forms as files, as names, and as a list beside files, and stay where a form has none [API-ADM-202]', async () => {
    const png = fileOf(await samplePhoto(5, 4).png().toBuffer());
    const id = await add({});
    const put = async (...parts: readonly (readonly [string, string | Blob])[]) => {
      const answer = await send('PUT', `productbanner/${id}`, formOf(parts));
      expect(answer.statusCode).toBe(200);
      return (await read(`productbanner/${id}`)).images;
    };
    expect(await put(['images', png], ['images', png])).toHaveLength(2);
    expect(await put(['images', JSON.stringify([first])], ['images', png])).toEqual([
      `/uploads/${first}`,
      expect.stringMatching(/^\/uploads\/.+\.png$/),
    ]);
    expect(await put(['images[]', second], ['images[]', `/uploads/${first}`])).toEqual([
      `/uploads/${second}`,
      `/uploads/${first}`,
    ]);
    expect(await put(['title', 'Another'], ['images', ''])).toHaveLength(2);
    expect(await put(['remove', 'images'])).toEqual([]);
  });

  it('and its spec sheet are known to be used, and move with the document of all content', async () => {
    const form = formOf([
      ['title', 'Sheet'],
      ['images', first],
      ['specsheet', fileOf(samplePdf)],
    ]);
    const { id } = (await send('POST', 'productbanner/add', form)).json();
    const { specsheet } = await read(`productbanner/${id}`);
    expect(specsheet).toMatch(/\.pdf$/);
    const exported = await read('content/export');
    await send('PUT', `productbanner/${id}`, { images: null, specsheet: null });
    const outcome = (await send('POST', 'content/import', exported)).json();
    expect(outcome.changed).toContainEqual(expect.objectContaining({ id, fields: ['images', 'specsheet'] }));
    expect(await read(`productbanner/${id}`)).toMatchObject({ images: [`/uploads/${first}`], specsheet });
  });
});
