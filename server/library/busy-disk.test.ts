import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StoredFile } from '../../calls/library.ts';
import { openApp, type OpenApp } from '../../tests/support/open-app.ts';
import { samplePhoto } from '../../tests/support/sample-files.ts';
import { withoutOpenFiles } from '../../tests/support/without-open-files.ts';

let server: OpenApp;
let photo: Buffer;
beforeAll(async () => {
  server = await openApp();
  photo = await samplePhoto(500, 250).jpeg().toBuffer();
});
afterAll(() => server.close());

function upload() {
  const payload = new FormData();
  payload.append('file', new Blob([new Uint8Array(photo)]), 'wall.jpg');
  return server.administer({ method: 'POST', url: '/api/ar/media', payload });
}

/** A public picture that was already requested. */
async function publish(): Promise<StoredFile> {
  const file: StoredFile = (await upload()).json();
  const payload = { title: 'LED', image: file.id };
  await server.administer({ method: 'POST', url: '/api/en/herobanner/add', payload });
  expect((await server.visit(`/uploads/${file.name}`)).statusCode).toBe(200);
  return file;
}

const variantsIn = async (): Promise<string[]> => (await readdir(join(server.data.dataDir, 'images'))).toSorted();

it('while no file can be opened, files answer 503 for the moment, in the visitor’s language or as JSON', async () => {
  const { name, hash } = await publish();
  const addresses = [`/uploads/${name}`, `/images/${hash}-320.webp`, `/api/en/uploads/${name}`];
  expect((await server.visit(`/images/${hash}-320.webp`)).statusCode).toBe(200);
  const made = await variantsIn();

  const answers = await withoutOpenFiles(() => Promise.all(addresses.map((url) => server.visit(url))));
  for (const answer of answers) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(answer.headers.etag).toBeUndefined();
  }
  const [page, , call] = answers;
  expect(page?.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page?.body).toContain('lang="ar" dir="rtl"');
  expect(page?.body).toContain('هذا غير ممكن في الوقت الحالي');
  expect(call?.json()).toEqual({
    message: 'This is not possible at the moment. Please try again in 5 seconds.',
    issues: [],
  });

  expect(await variantsIn()).toEqual(made);
  for (const url of addresses) expect((await server.visit(url)).statusCode).toBe(200);
});

it('a picture whose original cannot be opened at the moment is not called broken', async () => {
  const { name, hash } = await publish();
  const requested = () => server.visit(`/images/${hash}-160.avif`);
  expect((await withoutOpenFiles(requested)).statusCode).toBe(503);
  expect((await requested()).statusCode).toBe(200);
  await rm(join(server.data.dataDir, 'uploads', name));
  expect((await server.visit(`/uploads/${name}`)).statusCode).toBe(404);
});

it('an upload that cannot be written at the moment is refused until later', async () => {
  const answer = await withoutOpenFiles(upload);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect((await upload()).statusCode).toBe(201);
});

it('an icon that cannot be read at the moment is not called missing', async () => {
  const icon = '/icons/alarm.svg';
  expect((await withoutOpenFiles(() => server.visit(icon))).statusCode).toBe(503);
  expect((await server.visit(icon)).statusCode).toBe(200);
});
