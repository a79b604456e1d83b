import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StoredFile } from '../../calls/library.ts';
import { openApp, type OpenApp } from '../../tests/support/open-app.ts';
import { sampleMp4, samplePhoto } from '../../tests/support/sample-files.ts';
import { startBucket } from '../../tests/support/start-bucket.ts';
import type { StartedBucket } from '../../tests/support/started-bucket.ts';

let bucket: StartedBucket;
let server: OpenApp;
const film = sampleMp4();
beforeAll(async () => {
  bucket = await startBucket();
  server = await openApp({ environment: bucket.environment });
});
afterAll(async () => {
  await server.close();
  await bucket.close();
});

function upload(content: Buffer, name: string, language = 'ar') {
  const payload = new FormData();
  payload.append('file', new Blob([new Uint8Array(content)]), name);
  return server.administer({ method: 'POST', url: `/api/${language}/media`, payload });
}

/** A public file. */
async function publish(content: Buffer, name: string): Promise<StoredFile> {
  const file: StoredFile = (await upload(content, name)).json();
  await server.administer({ method: 'POST', url: '/api/en/herobanner/add', payload: { title: 'LED', image: file.id } });
  return file;
}

const local = async () =>
  (await Promise.all(['uploads', 'images', 'incoming'].map((of) => readdir(join(server.data.dataDir, of))))).flat();
const photo = (width: number) => samplePhoto(width, 250).jpeg().toBuffer();

it('an upload goes into the bucket, and visitors see the picture, its sizes and parts of a film', async () => {
  const content = await photo(500);
  const picture = await publish(content, 'wall.jpg');
  expect(await bucket.files('uploads')).toEqual([picture.name]);
  const whole = await server.visit(`/uploads/${picture.name}`);
  expect([whole.statusCode, whole.rawPayload.equals(content)]).toEqual([200, true]);
  expect(whole.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(content.length),
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${picture.hash}"`,
  });
  const small = await server.visit(`/images/${picture.hash}-320.webp`);
  expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(await bucket.files('images')).toContain(`${picture.hash}-320.webp`);
  const again = await server.visit(`/images/${picture.hash}-320.webp`);
  expect(again.rawPayload.equals(small.rawPayload)).toBe(true);

  const video: StoredFile = (await upload(film, 'clip.mp4')).json();
  const url = `/uploads/${video.name}`;
  const part = await server.administer({ method: 'GET', url, headers: { range: 'bytes=10-19' } });
  expect(part.statusCode).toBe(206);
  expect(part.rawPayload).toEqual(film.subarray(10, 20));
  expect(part.headers['content-range']).toBe(`bytes 10-19/${film.length}`);
  const known = await server.administer({ method: 'GET', url, headers: { 'if-none-match': `"${video.hash}"` } });
  expect(known.statusCode).toBe(304);
  expect(await local()).toEqual([]);
});

it('a file that is deleted leaves the bucket with all its sizes', async () => {
  const file: StoredFile = (await upload(await photo(700), 'gone.jpg')).json();
  const resized = await server.administer({ method: 'GET', url: `/images/${file.hash}-320.webp` });
  expect(resized.statusCode).toBe(200);
  expect((await server.administer({ method: 'DELETE', url: `/api/en/media/${file.id}` })).statusCode).toBe(200);
  expect((await bucket.files('uploads')).includes(file.name)).toBe(false);
  expect((await bucket.files('images')).filter((name) => name.startsWith(file.hash))).toEqual([]);
});

it('while the bucket is away pages go on, files answer 503 for the moment, and an upload leaves nothing', async () => {
  const picture = await publish(await photo(900), 'later.jpg');
  const rows = async () => (await server.administer({ method: 'GET', url: '/api/en/media' })).json().files.length;
  const before = await rows();
  await bucket.stop();

  expect((await server.visit('/en')).statusCode).toBe(200);
  for (const url of [
    `/uploads/${picture.name}`,
    `/images/${picture.hash}-320.webp`,
    `/api/en/uploads/${picture.name}`,
  ]) {
    const answer = await server.visit(url);
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
  }
  const refused = await upload(await photo(400), 'refused.jpg', 'en');
  expect([refused.statusCode, refused.json().message]).toEqual([
    503,
    'Files cannot be saved or shown at the moment, because their storage does not respond. Please try again in 5 seconds.',
  ]);
  expect((await upload(await photo(400), 'refused.jpg')).json().message).toContain('مكان تخزينها لا يستجيب');
  expect([await rows(), await local()]).toEqual([before, []]);

  await bucket.start();
  await expect.poll(async () => (await server.visit(`/uploads/${picture.name}`)).statusCode).toBe(200);
  expect((await upload(await photo(400), 'taken.jpg')).statusCode).toBe(201);
});
