import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { openApp, type OpenApp } from '../../tests/support/open-app.ts';
import { openTestMedia } from '../../tests/support/open-test-media.ts';
import { sampleMp4, samplePdf, samplePhoto } from '../../tests/support/sample-files.ts';

let server: OpenApp;
beforeAll(async () => {
  server = await openApp();
});
afterAll(() => server.close());

interface Stored {
  readonly id: number;
  readonly name: string;
  readonly hash: string;
}

let shade = 0;

/** Stores a picture with unique content, so that it shares no variants. */
async function store(content?: Buffer): Promise<Stored> {
  shade += 1;
  const background = { r: shade * 5, g: 90, b: 30 };
  const own = await samplePhoto(400, 300).flatten({ background }).tint(background).jpeg().toBuffer();
  const payload = new FormData();
  payload.append('file', new Blob([new Uint8Array(content ?? own)]), 'shown.jpg');
  const answer = await server.administer({ method: 'POST', url: '/api/en/media', payload });
  expect(answer.statusCode).toBe(201);
  const { id, name } = answer.json();
  const tag = (await server.administer({ url: `/uploads/${name}` })).headers.etag;
  return { id, name, hash: String(tag).replaceAll('"', '') };
}

const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
  const answer = await server.administer({ method, url: `/api/en/${path}`, ...(payload && { payload }) });
  expect([path, answer.statusCode < 300, answer.body]).toEqual([path, true, answer.body]);
  return answer.json();
};
const addBanner = async (image: number, query = ''): Promise<number> =>
  (await send('POST', `herobanner/add${query}`, { title: { en: 'Banner', ar: 'بانر' }, image })).id;
const undoLast = async () => {
  const [last] = (await server.administer({ url: '/api/en/revisions?limit=1' })).json();
  await send('POST', `revisions/${last.id}/undo`);
};

const addressesOf = ({ name, hash }: Stored): string[] => [
  `/uploads/${name}`,
  `/api/ar/uploads/${name}`,
  `/thumbnails/${name}`,
  `/images/${hash}-320.webp`,
];

type Asker = 'visit' | 'administer';
const ask = (who: Asker, file: Stored) =>
  Promise.all(addressesOf(file).map(async (url) => (who === 'visit' ? server.visit(url) : server.administer({ url }))));
const statuses = async (who: Asker, file: Stored) => (await ask(who, file)).map(({ statusCode }) => statusCode);

/** Status and cache headers of a file for visitors and for the administrator. */
async function stateOf(file: Stored) {
  const [visited, administered] = [await ask('visit', file), await ask('administer', file)];
  const cacheControls = [...visited, ...administered].map(({ headers }) => headers['cache-control']);
  return {
    visitors: visited.map(({ statusCode }) => statusCode),
    administrator: administered.map(({ statusCode }) => statusCode),
    kept: [...new Set(cacheControls)],
  };
}

const [unknown, found] = [
  [404, 404, 404, 404],
  [200, 200, 302, 200],
];
const hidden = { visitors: unknown, administrator: found, kept: ['no-store'] };
const shown = { visitors: found, administrator: found, kept: ['public, max-age=31536000, immutable'] };

describe('a file', () => {
  it('that no record names yet is the administrator’s alone', async () => {
    expect(await stateOf(await store())).toEqual(hidden);
  });

  it('of a published record is public', async () => {
    const file = await store();
    await addBanner(file.id);
    expect(await stateOf(file)).toEqual(shown);
  });

  it('that only the history names is hidden, until the record is restored', async () => {
    const file = await store();
    const id = await addBanner(file.id);
    await send('DELETE', `herobanner/${id}`);
    expect(await stateOf(file)).toEqual(hidden);
    await undoLast();
    expect(await stateOf(file)).toEqual(shown);
  });

  it('that was replaced is hidden, until the change is undone', async () => {
    const [former, present] = [await store(), await store()];
    const id = await addBanner(former.id);
    await send('PUT', `herobanner/${id}`, { image: present.id });
    expect(await stateOf(present)).toEqual(shown);
    expect(await stateOf(former)).toEqual(hidden);
    await undoLast();
    expect(await stateOf(former)).toEqual(shown);
    expect(await stateOf(present)).toEqual(hidden);
  });

  it('that the administrator took out of the library is hidden from visitors', async () => {
    const file = await store();
    const id = await addBanner(file.id);
    await send('DELETE', `herobanner/${id}`);
    await send('DELETE', `media/${file.id}`);
    expect(await statuses('visit', file)).toEqual(unknown);
  });

  it('of a draft is hidden until it is published, and hidden again with its record', async () => {
    const file = await store();
    const id = await addBanner(file.id, '?save=draft');
    expect(await stateOf(file)).toEqual(hidden);
    await send('POST', `herobanner/${id}/publishing`, { action: 'publish', languages: ['en', 'ar'] });
    expect(await stateOf(file)).toEqual(shown);
    await send('POST', `herobanner/${id}/publishing`, { action: 'unpublish', languages: ['en', 'ar'] });
    expect(await stateOf(file)).toEqual(hidden);
  });

  it('of changes that wait is hidden, and the one it will replace stays public', async () => {
    const [live, waiting] = [await store(), await store()];
    const id = await addBanner(live.id);
    await send('PUT', `herobanner/${id}?save=draft`, { image: waiting.id });
    expect(await stateOf(live)).toEqual(shown);
    expect(await stateOf(waiting)).toEqual(hidden);
    await send('POST', `herobanner/${id}/publishing`, { action: 'publish', languages: ['en', 'ar'] });
    expect(await stateOf(waiting)).toEqual(shown);
    expect(await stateOf(live)).toEqual(hidden);
  });

  it('that stands for a video is public as long as the video is', async () => {
    const [poster, video] = [await store(), await store(sampleMp4({ seconds: 7 }))];
    await server.administer({ method: 'PATCH', url: `/api/en/media/${video.id}`, payload: { poster: poster.id } });
    expect(await stateOf(poster)).toEqual(hidden);
    const category = (await send('POST', 'category/add', { name: 'Walls' })).id;
    const media = await send('POST', 'sectiontwo', {
      category_id: category,
      headline: 'Moving',
      media_file: video.id,
    });
    expect(await stateOf(poster)).toEqual(shown);
    await send('DELETE', `sectiontwo/${media.id}`);
    expect(await stateOf(poster)).toEqual(hidden);
  });

  it('whose bytes another public file holds shows its variants, and its own name stays hidden', async () => {
    const content = await samplePhoto(500, 400).jpeg().toBuffer();
    const [own, twin] = [await store(content), await store(content)];
    await addBanner(own.id);
    expect(await statuses('visit', twin)).toEqual([404, 404, 404, 200]);
  });
});

it('what was once public is asked for again after every change, also by another process', async () => {
  const test = await openTestMedia(await testDatabaseConfig());
  const other = await openTestMedia(test.config);
  const file = await test.publish(samplePdf, 'sheet.pdf');
  expect(await test.store.isPublic(file)).toBe(true);
  const { database } = other;
  await database.transaction(async (transaction) => {
    await transaction.deleteFrom('usage').where('media_id', '=', file.id).execute();
    await database.versions.touch(transaction, ['herobanner/900']);
  });
  await expect.poll(() => test.store.isPublic(file)).toBe(false);
  await other.close();
  await test.close();
});
