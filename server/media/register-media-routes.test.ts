import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageWidths } from '../../content/image-widths.ts';
import { uploadAddress, variantAddress } from '../../content/media-address.ts';
import type { Media } from '../../fields/field.ts';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { openTestMedia, type TestMedia } from '../../tests/support/open-test-media.ts';
import { sampleAnimation, sampleMp4, samplePdf, samplePhoto, sampleSvg } from '../../tests/support/sample-files.ts';
import { VariantError } from './image-variants.ts';
import { registerMediaRoutes } from './register-media-routes.ts';

let test: TestMedia;
let app: FastifyInstance;
const logged: string[] = [];
beforeAll(async () => {
  test = await openTestMedia(await testDatabaseConfig());
  app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void logged.push(line) } } });
  registerMediaRoutes(app, { store: test.store, isAdministrator: async () => false });
});
afterAll(async () => {
  await app.close();
  await test.close();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const sandbox = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

describe('GET /uploads/{name}', () => {
  let video: Media;
  const content = sampleMp4();
  beforeAll(async () => {
    video = await test.publish(content, 'clip.mp4');
  });

  it('answers the file with its type, kept for good and shut in a sandbox [PUB-GEN-38]', async () => {
    const answer = await get(uploadAddress(video));
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(content);
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(content.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': sandbox,
      'accept-ranges': 'bytes',
      etag: `"${video.hash}"`,
    });
  });

  it('is sent once, which the log has nothing to say about', async () => {
    await get(uploadAddress(video));
    await setImmediate();
    expect(logged).toEqual([]);
  });

  it('serves an SVG as one, in a sandbox', async () => {
    const answer = await get(uploadAddress(await test.publish(sampleSvg, 'logo.svg')));
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': sandbox,
      'x-content-type-options': 'nosniff',
    });
  });

  it('compresses an SVG for clients that accept it, completely', async () => {
    const logo = await test.publish(sampleSvg, 'logo.svg');
    const plain = await get(uploadAddress(logo));
    expect(plain.headers).toMatchObject({ etag: `"${logo.hash}"`, vary: 'Accept-Encoding' });
    expect(plain.headers).not.toHaveProperty('content-encoding');

    for (const [encoding, unpack] of [['br', brotliDecompressSync] as const, ['gzip', gunzipSync] as const]) {
      const answer = await get(uploadAddress(logo), { 'accept-encoding': encoding });
      expect(answer.headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': 'image/svg+xml',
        etag: `W/"${logo.hash}"`,
        vary: 'Accept-Encoding',
      });
      expect(unpack(answer.rawPayload)).toEqual(plain.rawPayload);
      const again = await get(uploadAddress(logo), {
        'accept-encoding': encoding,
        'if-none-match': String(answer.headers['etag']),
      });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }

    const part = await get(uploadAddress(logo), { 'accept-encoding': 'br', range: 'bytes=0-3' });
    expect([part.statusCode, part.body]).toEqual([206, plain.body.slice(0, 4)]);
    const video = await get(uploadAddress(await test.publish(sampleMp4(), 'clip.mp4')), { 'accept-encoding': 'br' });
    expect(video.headers).not.toHaveProperty('content-encoding');
  });

  it('serves a PDF inline under its original name, where the viewer of the browser may show it [OP-062]', async () => {
    const answer = await get(uploadAddress(await test.publish(samplePdf, 'ورقة "1".pdf')));
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="____ 1.pdf"; filename*=UTF-8''%D9%88%D8%B1%D9%82%D8%A9%201.pdf`,
      'content-security-policy': "frame-ancestors 'self'",
    });
  });

  it.each([
    ['bytes=0-9', 0, 10],
    ['bytes=10-', 10, undefined],
    ['bytes=-5', content.length - 5, undefined],
    ['bytes=0-999999', 0, undefined],
    ['bytes=-999999', 0, undefined],
    [`bytes=${content.length - 1}-`, content.length - 1, undefined],
  ])('%s answers 206 with that part', async (range, start, end) => {
    const answer = await get(uploadAddress(video), { range });
    const part = content.subarray(start, end);
    expect(answer.statusCode).toBe(206);
    expect(answer.rawPayload).toEqual(part);
    expect(answer.headers['content-range']).toBe(`bytes ${start}-${start + part.length - 1}/${content.length}`);
    expect(answer.headers['content-length']).toBe(String(part.length));
  });

  it.each([`bytes=${content.length}-`, 'bytes=999999-1000000', 'bytes=-0'])('%s answers 416', async (range) => {
    const answer = await get(uploadAddress(video), { range });
    expect([answer.statusCode, answer.headers['content-range'], answer.payload]).toEqual([
      416,
      `bytes */${content.length}`,
      '',
    ]);
  });

  it.each(['bytes=9-0', 'bytes=0-1,5-6', 'bytes=-', 'items=0-1', 'bytes=a-b', 'nonsense'])(
    '%s answers the whole file',
    async (range) => {
      const answer = await get(uploadAddress(video), { range });
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, content.length]);
    },
  );

  it('a range of another version answers the whole file', async () => {
    const whole = await get(uploadAddress(video), { range: 'bytes=0-1', 'if-range': '"other"' });
    expect(whole.statusCode).toBe(200);
    const part = await get(uploadAddress(video), { range: 'bytes=0-1', 'if-range': `"${video.hash}"` });
    expect(part.statusCode).toBe(206);
  });

  it('a conditional request answers 304 without content', async () => {
    const first = await get(uploadAddress(video));
    const modified = String(first.headers['last-modified']);
    for (const headers of [
      { 'if-none-match': `"${video.hash}"` },
      { 'if-none-match': `"x", W/"${video.hash}"` },
      { 'if-none-match': '*' },
      { 'if-modified-since': modified },
    ]) {
      const answer = await get(uploadAddress(video), headers);
      expect([answer.statusCode, answer.payload, answer.headers.etag]).toEqual([304, '', `"${video.hash}"`]);
    }
    expect(
      (await get(uploadAddress(video), { 'if-none-match': '"x"', 'if-modified-since': modified })).statusCode,
    ).toBe(200);
    expect((await get(uploadAddress(video), { 'if-modified-since': new Date(0).toUTCString() })).statusCode).toBe(200);
  });

  it('HEAD answers the headers alone', async () => {
    const answer = await app.inject({ method: 'HEAD', url: uploadAddress(video) });
    expect([answer.statusCode, answer.payload]).toEqual([200, '']);
    expect(answer.headers).toMatchObject({ 'content-length': String(content.length), 'content-type': 'video/mp4' });
  });

  it('only stored names lead to files', async () => {
    await writeFile(join(test.dataDir, 'uploads', 'stray.txt'), 'x');
    await writeFile(join(test.dataDir, 'secret.txt'), 'x');
    for (const name of [
      'stray.txt',
      'clip.mp4',
      '..%2fsecret.txt',
      '..%5csecret.txt',
      '%2e%2e%2fsecret.txt',
      '....%2f%2fsecret.txt',
      '%252e%252e%252fsecret.txt',
      '../secret.txt',
      `${video.name}%00`,
      `${video.name}%00.jpg`,
      `%00${video.name}`,
      `./${video.name}/..`,
      video.name.toUpperCase(),
      '',
      '.',
    ]) {
      expect([name, (await get(`/uploads/${name}`)).statusCode]).toEqual([name, 404]);
    }
    // The router refuses invalid UTF-8 before any route handler runs.
    expect((await get('/uploads/%c0%ae%c0%ae%c0%afsecret.txt')).statusCode).toBeGreaterThanOrEqual(400);
  });

  it('a link or a folder in place of a stored file is 404, and so is a missing one', async () => {
    const media = await test.publish(samplePdf, 'sheet.pdf');
    const path = join(test.dataDir, 'uploads', media.name);
    await rm(path);
    expect((await get(uploadAddress(media))).statusCode).toBe(404);
    await symlink(join(test.dataDir, 'secret.txt'), path);
    expect((await get(uploadAddress(media))).statusCode).toBe(404);
    await rm(path);
    await mkdir(path);
    expect((await get(uploadAddress(media))).statusCode).toBe(404);
  });
});

describe('GET /images/{hash}-{width}.{format}', () => {
  it.each(['avif', 'webp'] as const)('makes a %s once and keeps it', async (format) => {
    const media = await test.publish(await samplePhoto(500, 250).jpeg().toBuffer(), 'wall.jpg');
    const address = variantAddress(media, 320, format);
    const answers = await Promise.all(Array.from({ length: 10 }, () => get(address)));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(answer.rawPayload).toEqual(answers[0]?.rawPayload);
    }
    expect(await sharp(answers[0]?.rawPayload).metadata()).toMatchObject({ width: 320, height: 160 });
    expect((await test.files('images')).filter((name) => name.startsWith(media.hash))).toEqual([
      `${media.hash}-320.${format}`,
    ]);
    expect((await get(address, { 'if-none-match': String(answers[0]?.headers.etag) })).statusCode).toBe(304);
  });

  it('finds a picture by the beginning of its hash and by all of it', async () => {
    const media = await test.publish(await samplePhoto(510, 250).jpeg().toBuffer(), 'wall.jpg');
    expect(variantAddress(media, 320, 'webp')).toBe(`/images/${media.hash.slice(0, 12)}-320.webp`);
    const [short, former, whole] = await Promise.all([
      get(variantAddress(media, 320, 'webp')),
      get(`/images/${media.hash.slice(0, 16)}-320.webp`),
      get(`/images/${media.hash}-320.webp`),
    ]);
    expect([short?.statusCode, former?.statusCode, whole?.statusCode]).toEqual([200, 200, 200]);
    expect(new Set([short, former, whole].map((answer) => answer?.headers.etag)).size).toBe(1);
    for (const length of [1, 11, 13, 15, 17, 63]) {
      expect((await get(`/images/${media.hash.slice(0, length)}-320.webp`)).statusCode).toBe(404);
    }
  });

  it('the step that covers a picture has its own width, and the camera is turned upright', async () => {
    const media = await test.publish(
      await samplePhoto(200, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      'x.jpg',
    );
    const answer = await get(variantAddress(media, 480, 'webp'));
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 400, height: 200 });
    expect((await sharp(answer.rawPayload).metadata()).exif).toBeUndefined();
  });

  it('what is cut out around the focal point is offered, and no other crop', async () => {
    const media = await test.publish(await samplePhoto(1200, 600).jpeg().toBuffer(), 'wide.jpg');
    await test.store.describe(media.id, { focalPoint: { x: 0.25, y: 0.5 } });
    const answer = await get(variantAddress(media, 320, 'avif', { shape: 'tall', place: 3 }));
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 320, height: 480 });
    for (const name of ['320-tall2.avif', '320-tall3.webp', '1280-tall3.avif', '320-flat3.avif', '320-tall.avif']) {
      expect([name, (await get(`/images/${media.hash}-${name}`)).statusCode]).toEqual([name, 404]);
    }
  });

  it('what is cut out around a point of its shape is offered in the place of the focal point', async () => {
    const media = await test.publish(await samplePhoto(1300, 600).jpeg().toBuffer(), 'cut.jpg');
    await test.store.describe(media.id, { focalPoint: { x: 0.25, y: 0.5 }, crops: { tall: { x: 0.9, y: 0.5 } } });
    for (const [name, status] of [
      ['tall9', 200],
      ['tall3', 404],
      ['even3', 200],
      ['even9', 404],
    ]) {
      expect([name, (await get(`/images/${media.hash}-320-${name}.avif`)).statusCode]).toEqual([name, status]);
    }
  });

  it('other sizes, formats and hashes are 404 and make nothing', async () => {
    const media = await test.publish(await samplePhoto(600, 300).jpeg().toBuffer(), 'wall.jpg');
    const before = await test.files('images');
    const odd = Array.from({ length: 100 }, (_, place) => 161 + place).filter(
      (width) => !imageWidths.some((step) => step === width),
    );
    for (const name of [
      ...odd.map((width) => `${media.hash}-${width}.webp`),
      `${media.hash}-960.webp`,
      `${media.hash}-320.png`,
      `${media.hash}-320.avif.webp`,
      `${media.hash}-0320.webp`,
      `${media.hash}--320.webp`,
      `${media.hash}-3e2.webp`,
      `${media.hash.toUpperCase()}-320.webp`,
      `${'0'.repeat(64)}-320.webp`,
      `${'0'.repeat(16)}-320.webp`,
      `..%2fuploads%2f${media.name}`,
    ]) {
      expect([name, (await get(`/images/${name}`)).statusCode]).toEqual([name, 404]);
    }
    expect(await test.files('images')).toEqual(before);
  });

  it('drawings and animations have no variants', async () => {
    const animation = await test.publish(await (await sampleAnimation(300, 200)).gif().toBuffer(), 'a.gif');
    for (const media of [await test.publish(sampleSvg, 'a.svg'), animation]) {
      expect((await get(variantAddress(media, 160, 'webp'))).statusCode).toBe(404);
    }
  });

  it('an original that was damaged later is 404, leaves nothing, and others are still made', async () => {
    const media = await test.publish(await samplePhoto(700, 300).jpeg().toBuffer(), 'wall.jpg');
    const other = await test.publish(await samplePhoto(701, 300).jpeg().toBuffer(), 'wall.jpg');
    await writeFile(join(test.dataDir, 'uploads', media.name), Buffer.from([0xff, 0xd8, 0xff, 0, 0]));
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(variantAddress(media, 640, 'avif'))));
    expect(new Set(answers.map(({ statusCode, headers }) => `${statusCode} ${headers['cache-control']}`))).toEqual(
      new Set(['404 no-store']),
    );
    expect((await get(variantAddress(other, 640, 'webp'))).statusCode).toBe(200);
    expect(await test.files('incoming')).toEqual([]);
    expect((await test.files('images')).filter((name) => name.startsWith(media.hash))).toEqual([]);
  });

  it('while too many pictures wait, the next is answered 503 with Retry-After', async () => {
    const busy = Fastify();
    const store = {
      ...test.store,
      isPublic: async () => true,
      openVariant: () => Promise.reject(new VariantError('busy')),
    };
    registerMediaRoutes(busy, { store, isAdministrator: async () => false });
    const answer = await busy.inject({ url: `/images/${'a'.repeat(64)}-320.webp` });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    await busy.close();
  });

  it('variants made ahead are there before anybody asks', async () => {
    const media = await test.publish(await samplePhoto(500, 250).jpeg().toBuffer(), 'wall.jpg');
    test.store.warm(media, [160, 640, 2560]);
    await expect
      .poll(async () => (await test.files('images')).filter((name) => name.startsWith(media.hash)), { timeout: 10_000 })
      .toEqual([
        `${media.hash}-160.avif`,
        `${media.hash}-160.webp`,
        `${media.hash}-640.avif`,
        `${media.hash}-640.webp`,
      ]);
  });
});
