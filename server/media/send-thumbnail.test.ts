import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadAddress, variantAddress } from '../../content/media-address.ts';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { openTestMedia, type TestMedia } from '../../tests/support/open-test-media.ts';
import { sampleAnimation, sampleMp4, samplePdf, samplePhoto, sampleSvg } from '../../tests/support/sample-files.ts';
import { registerMediaRoutes } from './register-media-routes.ts';

let test: TestMedia;
let app: FastifyInstance;
beforeAll(async () => {
  test = await openTestMedia(await testDatabaseConfig());
  app = Fastify();
  registerMediaRoutes(app, { store: test.store, isAdministrator: async () => false });
});
afterAll(async () => {
  await app.close();
  await test.close();
});

const get = (name: string, query = '') => app.inject({ url: `/thumbnails/${name}${query}` });
const photo = async (width: number) =>
  test.publish(
    await samplePhoto(width, width / 2)
      .jpeg()
      .toBuffer(),
    'wall.jpg',
  );

describe('GET /thumbnails/{name}', () => {
  it('leads from a photograph to its variant 320 pixels wide, for good', async () => {
    const media = await photo(1200);
    const answer = await get(media.name);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, variantAddress(media, 320, 'webp')]);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await app.inject({ url: String(answer.headers.location) })).headers['content-type']).toBe('image/webp');
  });

  it.each([
    ['?width=640', 640],
    ['?width=700', 800],
    ['?width=9999', 1280],
    ['?width=nonsense', 320],
  ])('with %s it leads to the offered width %i', async (query, step) => {
    const media = await photo(1200);
    expect((await get(media.name, query)).headers.location).toBe(variantAddress(media, step, 'webp'));
  });

  it('leads from a picture smaller than that to its whole', async () => {
    const media = await photo(200);
    expect((await get(media.name)).headers.location).toBe(variantAddress(media, 240, 'webp'));
  });

  it('leads from a drawing or an animation to the file itself', async () => {
    const animation = await test.publish(await (await sampleAnimation(300, 200)).gif().toBuffer(), 'a.gif');
    for (const media of [await test.publish(sampleSvg, 'a.svg'), animation]) {
      expect((await get(media.name)).headers.location).toBe(uploadAddress(media));
    }
  });

  it('leads from a video to its poster, asked again each time; without one there is nothing to show', async () => {
    const video = await test.publish(sampleMp4(), 'clip.mp4');
    expect((await get(video.name)).statusCode).toBe(204);
    const poster = await photo(800);
    await test.store.describe(video.id, { poster: poster.id });
    const answer = await get(video.name);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, variantAddress(poster, 320, 'webp')]);
    expect(answer.headers['cache-control']).toBe('public, no-cache');
  });

  it('is 404 for documents and for names that are none', async () => {
    const document = await test.publish(samplePdf, 'sheet.pdf');
    for (const name of [document.name, 'nothing-00000000.jpg', '..%2fsecret.txt', '%00']) {
      expect([name, (await get(name)).statusCode]).toEqual([name, 404]);
    }
  });
});
