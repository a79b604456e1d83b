import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import { openTestMedia, type TestMedia } from '../../tests/support/open-test-media.ts';
import {
  megabytes,
  mp4Start,
  pngClaiming,
  sampleAnimation,
  sampleMp4,
  samplePdf,
  samplePhoto,
  sampleSvg,
  sampleWebm,
} from '../../tests/support/sample-files.ts';

let test: TestMedia;
beforeAll(async () => {
  test = await openTestMedia(await eachDatabaseConfig());
});
afterAll(() => test.close());

describe('accepted files', () => {
  it.each([
    ['jpeg', 'jpg'],
    ['png', 'png'],
    ['webp', 'webp'],
    ['avif', 'avif'],
  ] as const)('a %s is kept with its size, hash and placeholder, byte for byte [OP-083]', async (format, extension) => {
    const content = await samplePhoto(60, 40).toFormat(format).toBuffer();
    const media = await test.upload(content, 'holiday.txt');
    expect(media).toMatchObject({ kind: 'image', width: 60, height: 40, duration: null, bytes: content.length });
    expect(media.name).toMatch(new RegExp(`^holiday-[0-9a-f]{8}\\.${extension}$`));
    expect(media.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(await readFile(join(test.dataDir, 'uploads', media.name))).toEqual(content);
  });

  it('a picture taken with a turned camera has the size it is shown in', async () => {
    const content = await samplePhoto(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await test.upload(content, 'turned.jpg')).toMatchObject({ width: 40, height: 60 });
  });

  it('a placeholder is 16 pixels wide, and clear behind a see-through picture', async () => {
    const { placeholder } = await test.upload(await samplePhoto(320, 160).png().toBuffer(), 'opaque.png');
    const pixels = Buffer.from(placeholder?.split(',')[1] ?? '', 'base64');
    expect(await sharp(pixels).metadata()).toMatchObject({ format: 'webp', width: 16, height: 8 });

    const clear = sharp({
      create: { width: 50, height: 50, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
    });
    const seeThrough = await test.upload(await clear.png().toBuffer(), 'logo.png');
    const shown = await sharp(Buffer.from(seeThrough.placeholder?.split(',')[1] ?? '', 'base64'))
      .ensureAlpha()
      .raw()
      .toBuffer();
    expect([...shown].filter((_, place) => place % 4 === 3)).toEqual([0]);
  });

  it.each(['gif', 'webp'] as const)('an animated %s is kept and served as it is', async (format) => {
    const content = await (await sampleAnimation(30, 20)).toFormat(format).toBuffer();
    expect(await test.upload(content, 'moving')).toMatchObject({
      kind: 'image',
      width: 30,
      height: 20,
      placeholder: null,
    });
  });

  it('an MP4 tells its size and duration, turned as it is shown', async () => {
    expect(await test.upload(sampleMp4({ seconds: 3 }), 'a.mp4')).toMatchObject({
      kind: 'video',
      width: 640,
      height: 360,
      duration: 3,
    });
    expect(await test.upload(sampleMp4({ isTurned: true }), 'b.mp4')).toMatchObject({ width: 360, height: 640 });
  });

  it('a WebM tells its size and duration', async () => {
    expect(await test.upload(sampleWebm(), 'a')).toMatchObject({
      kind: 'video',
      width: 1280,
      height: 720,
      duration: 4.5,
    });
  });

  it('a PDF and an SVG are kept', async () => {
    expect(await test.upload(samplePdf, 'sheet.pdf')).toMatchObject({
      kind: 'document',
      width: null,
      placeholder: null,
    });
    expect(await test.upload(sampleSvg, 'logo.svg')).toMatchObject({
      kind: 'image',
      width: 24,
      height: 12,
      placeholder: null,
    });
  });

  it('what an SVG holds beside its drawing is not kept, and its hash is that of what is', async () => {
    const media = await test.upload(sampleSvg.replace('<path', '<script>alert(1)</script><path onload="x()"'), 'x.svg');
    const clean = await test.upload(sampleSvg, 'y.svg');
    expect(await readFile(join(test.dataDir, 'uploads', media.name), 'utf8')).toBe(sampleSvg);
    expect(media.hash).toBe(clean.hash);
  });

  const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>\n<!-- a -->\n`;
  const titled = sampleSvg.replace('<path', '<title>شعار</title><path');
  const bigEndian = Buffer.from(`\uFEFF${declared('UTF-16')}${titled}`, 'utf16le').swap16();

  it.each([
    ['a declaration', Buffer.from(declared('utf-8') + titled)],
    ['a byte order mark', Buffer.from(`\uFEFF${declared('utf-8')}${titled}`)],
    ['UTF-16', Buffer.from(`\uFEFF${declared('UTF-16')}${titled}`, 'utf16le')],
    ['UTF-16 the other way round', bigEndian],
    ['UTF-16 without a mark', Buffer.from(declared('utf-16') + titled, 'utf16le')],
    ['UTF-16 in name only', Buffer.from(declared('utf-16') + titled)],
    ['blanks before it', Buffer.from(`\n  ${titled}`)],
    [
      'entities',
      Buffer.from(
        `<!DOCTYPE svg [<!ENTITY s "http://www.w3.org/2000/svg">\n]>${titled.replace('http://www.w3.org/2000/svg', '&s;')}`,
      ),
    ],
    [
      'a prefix',
      Buffer.from(
        titled.replace('<svg xmlns=', '<v:svg xmlns="http://www.w3.org/2000/svg" xmlns:v=').replace('</svg', '</v:svg'),
      ),
    ],
  ])('an SVG with %s has its size and its words [API-ADM-207]', async (_, content) => {
    const media = await test.upload(content, 'logo.svg');
    expect(media).toMatchObject({ width: 24, height: 12 });
    expect(await readFile(join(test.dataDir, 'uploads', media.name), 'utf8')).toBe(titled);
  });

  it('an SVG in a declared encoding has its words [API-ADM-207]', async () => {
    const content = Buffer.from(declared('ISO-8859-1') + titled.replace('شعار', 'Ébène'), 'latin1');
    const media = await test.upload(content, 'logo.svg');
    expect(await readFile(join(test.dataDir, 'uploads', media.name), 'utf8')).toContain('<title>Ébène</title>');
  });

  it('what was left out of an SVG is named [ADM-GEN-69]', async () => {
    const reported: string[] = [];
    const content = sampleSvg.replace('<path', '<script>x()</script><image href="https://example.org/a.png"/><path');
    await test.store.receive(Readable.from([Buffer.from(content)]), {
      fileName: 'logo.svg',
      accept: ['image'],
      onNotices: (notices) => reported.push(...notices.map(({ code, asks }) => `${code} ${asks}`)),
    });
    expect(reported).toEqual(['drawingScripts false', 'drawingOutside false']);
  });

  it('files of the same name are kept beside each other [OP-083]', async () => {
    const [first, second] = await Promise.all([test.upload(samplePdf, 'x.pdf'), test.upload(samplePdf, 'x.pdf')]);
    expect(first.name).not.toBe(second.name);
    expect(first.hash).toBe(second.hash);
  });

  it('a video of 200 MB is streamed to the disk and not held in memory [OP-082]', async () => {
    const start = mp4Start(199 * 1024 * 1024);
    const before = process.memoryUsage().arrayBuffers;
    let peak = 0;
    const source = Readable.from(
      (function* () {
        for (const part of megabytes(start, 199)) {
          peak = Math.max(peak, process.memoryUsage().arrayBuffers - before);
          yield part;
        }
      })(),
    );
    const media = await test.store.receive(source, { fileName: 'long.mp4', accept: ['video'] });
    expect(media.bytes).toBe(start.length + 199 * 1024 * 1024);
    expect(peak).toBeLessThan(150 * 1024 * 1024);
  });

  it('30 uploads at the same time are all kept, each under its own name', async () => {
    const content = await samplePhoto(800, 600).jpeg().toBuffer();
    const uploaded = await Promise.all(Array.from({ length: 30 }, () => test.upload(content, 'same.jpg')));
    expect(new Set(uploaded.map(({ name }) => name)).size).toBe(30);
    expect(await test.files('uploads')).toEqual(expect.arrayContaining(uploaded.map(({ name }) => name).toSorted()));
  });

  it('a local file is copied and stays where it was', async () => {
    const path = join(test.dataDir, 'local.pdf');
    await writeFile(path, samplePdf);
    const media = await test.store.adopt(path, 'ورقة المواصفات.pdf');
    expect(media.name).toMatch(/^wrqh-almwasfat-[0-9a-f]{8}\.pdf$/);
    expect(await readFile(path)).toEqual(samplePdf);
  });

  it('a local file that was copied in before under this name is the same file, and is not decoded again', async () => {
    const path = join(test.dataDir, 'local.png');
    const damaged = pngClaiming(40, 40);
    const broken = { messageKey: 'fileBroken' };
    await writeFile(path, damaged);
    await expect(test.store.adopt(path, 'local.png')).rejects.toMatchObject(broken);
    // Simulates a file that was decoded at its first upload.
    const media = await test.upload(samplePdf, 'local.png');
    const hash = createHash('sha256').update(damaged).digest('hex');
    await test.database.write
      .updateTable('media')
      .set({ hash, original_name: 'local.png' })
      .where('id', '=', media.id)
      .execute();
    expect(await test.store.adopt(path, 'local.png')).toEqual({ ...media, hash });
    await expect(test.store.adopt(path, 'other.png')).rejects.toMatchObject(broken);
  });
});

describe('what is known of a file', () => {
  it('files are found by id and by stored name, and by nothing else', async () => {
    const media = await test.upload(samplePdf, 'x.pdf');
    expect(await test.store.find([media.id, media.id, 999_999])).toEqual(new Map([[media.id, media]]));
    expect(await test.store.findByName(media.name)).toEqual(media);
    for (const name of ['x.pdf', `../uploads/${media.name}`, `${media.name}\0`, '']) {
      expect(await test.store.findByName(name)).toBeNull();
    }
  });

  it('a video has a picture as its poster until it is taken away; nothing else has one or is one', async () => {
    const video = await test.upload(sampleMp4(), 'x.mp4');
    const picture = await test.upload(await samplePhoto(9, 9).jpeg().toBuffer(), 'x.jpg');
    const datasheet = await test.upload(samplePdf, 'x.pdf');
    const withPoster = { ...video, poster: picture };
    expect(video.poster).toBeNull();
    expect(await test.store.describe(video.id, { poster: picture.id })).toEqual(withPoster);
    expect((await test.store.find([video.id])).get(video.id)).toEqual(withPoster);
    expect(await test.store.findByName(video.name)).toEqual(withPoster);
    await test.store.describe(video.id, { alt: { en: '' } });
    for (const [file, poster, code] of [
      [video, datasheet.id, 'wrongFileKind'],
      [video, video.id, 'wrongFileKind'],
      [picture, picture.id, 'wrongFileKind'],
      [video, 999_999, 'unknownFile'],
    ] as const) {
      await expect(test.store.describe(file.id, { poster })).rejects.toMatchObject({
        issues: [{ path: 'poster', code }],
      });
    }
    expect(await test.store.findByName(video.name)).toEqual(withPoster);
    expect(await test.store.describe(video.id, { poster: null })).toEqual(video);
  });

  it('alt texts change one by one, a focal point stays within the picture, and both touch the tag of the file', async () => {
    const media = await test.upload(await samplePhoto(9, 9).jpeg().toBuffer(), 'x.jpg');
    const heard: string[] = [];
    const stop = test.database.versions.onChange((tags) => heard.push(...(tags === 'all' ? ['all'] : tags)));
    await test.store.describe(media.id, { alt: { en: 'A wall' } });
    await test.store.describe(media.id, { alt: { ar: 'جدار' }, focalPoint: { x: 0.25, y: 7 } });
    const found = await test.store.find([media.id]);
    expect(found.get(media.id)).toEqual({ ...media, alt: { en: 'A wall', ar: 'جدار' }, focalPoint: { x: 0.25, y: 1 } });
    await expect.poll(() => heard).toEqual([`media/${media.id}`, `media/${media.id}`]);
    stop();
  });

  it('describing a file that does not exist is an error', async () => {
    await expect(test.store.describe(999_999, { alt: { en: 'x' } })).rejects.toThrow('file 999999');
  });
});
