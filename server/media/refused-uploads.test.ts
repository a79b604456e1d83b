import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byteLimits } from '../../fields/file-limits.ts';
import { claimSize } from '../../tests/support/claim-size.ts';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { openTestMedia, type TestMedia } from '../../tests/support/open-test-media.ts';
import {
  megabytes,
  mp4Start,
  pngClaiming,
  sampleAnimation,
  sampleMp4,
  sampleOgg,
  samplePdf,
  samplePhoto,
  sampleWebm,
  soundEntry,
} from '../../tests/support/sample-files.ts';
import { UploadError } from './upload-error.ts';

let test: TestMedia;
beforeAll(async () => {
  test = await openTestMedia(await testDatabaseConfig());
});
afterAll(() => test.close());

const nothing = { incoming: [], uploads: [], rows: 0 };
const whatIsThere = async () => ({
  incoming: await test.files('incoming'),
  uploads: await test.files('uploads'),
  rows: await test.countRows(),
});

/** The error of a refused upload. Fails the test if the file was accepted or left anything behind. */
async function refusal(upload: Promise<unknown>): Promise<UploadError> {
  const error = await upload.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(error instanceof UploadError)) throw new Error(`Not refused as an upload: ${String(error)}`);
  expect(await whatIsThere()).toEqual(nothing);
  return error;
}

const cut = (content: Buffer, share: number): Buffer => content.subarray(0, Math.floor(content.length * share));

describe('refused files leave nothing behind', () => {
  it.each([
    ['PHP', '<?php system($_GET["c"]); ?>'],
    ['an executable', '\x7fELF\x02\x01\x01'],
    ['a text', 'hello'],
  ])('%s named .jpg is 415 [OP-083]', async (_, content) => {
    expect(await refusal(test.upload(content, 'photo.jpg'))).toMatchObject({
      status: 415,
      messageKey: 'fileKindRefused',
    });
  });

  it.each([
    ['HTML', '<!doctype html><script>alert(1)</script>', 'foreignPage'],
    ['a script behind a comment that looks like SVG', '<!-- <svg --><html><svg></svg></html>', 'foreignPage'],
    ['HTML with a PDF inside', '<html>%PDF-1.7 startxref 9 %%EOF', 'foreignPage'],
    ['a zip', 'PK\x03\x04', 'foreignArchive'],
    ['a TIFF', 'II*\0\x08\0\0\0', 'foreignPicture'],
  ])('%s named .jpg is 415, and named [OP-083, ADM-GEN-66]', async (_, content, messageKey) => {
    expect(await refusal(test.upload(content, 'photo.jpg'))).toMatchObject({ status: 415, messageKey });
  });

  it('a file without a byte is 400, and named so [ADM-GEN-66]', async () => {
    expect(await refusal(test.upload('', 'photo.jpg'))).toMatchObject({ status: 400, messageKey: 'fileEmpty' });
  });

  it('other film and sound containers are 415', async () => {
    for (const content of [
      sampleMp4({ brand: 'qt  ' }),
      sampleMp4({ brand: 'M4A ' }),
      sampleMp4({ brand: 'heic' }),
      sampleMp4({ handler: 'soun', pictures: [soundEntry('mp4a')] }),
      sampleWebm({ documentType: 'matroska' }),
      sampleWebm({ trackType: 2 }),
      sampleOgg('vorbis'),
      sampleOgg(),
    ]) {
      expect(await refusal(test.upload(content, 'film.mp4'))).toMatchObject({ status: 415 });
    }
  });

  it('a kind that the field does not take is 415', async () => {
    expect(await refusal(test.upload(samplePdf, 'sheet.pdf', ['image']))).toMatchObject({ status: 415 });
    const photo = await samplePhoto(8, 8).jpeg().toBuffer();
    expect(await refusal(test.upload(photo, 'photo.jpg', ['document']))).toMatchObject({ status: 415 });
  });

  it('damaged and cut files are 400', async () => {
    const photo = samplePhoto(400, 300);
    const broken = [
      cut(await photo.clone().jpeg().toBuffer(), 0.7),
      cut(await photo.clone().png().toBuffer(), 0.7),
      cut(await photo.clone().webp().toBuffer(), 0.7),
      cut(await photo.clone().avif().toBuffer(), 0.7),
      cut(await (await sampleAnimation(30, 20)).gif().toBuffer(), 0.9),
      cut(await (await sampleAnimation(30, 20)).webp().toBuffer(), 0.9),
      Buffer.from('GIF89a=1;alert(1)//;'),
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<?php system("x"); ?>')]),
      cut(sampleMp4(), 0.9),
      cut(sampleWebm(), 0.6),
      // The cluster of frames is missing.
      Buffer.concat([sampleWebm({ isOpen: true }).subarray(0, -208), Buffer.from('a tail of 19 bytes!')]),
      cut(samplePdf, 0.8),
      Buffer.from('<svg><g></svg>'),
      Buffer.from('<svg><g'),
    ];
    for (const content of broken) {
      const error = await refusal(test.upload(content, 'file'));
      expect([error.status, error.messageKey, content.toString('latin1', 0, 12)]).toEqual([
        400,
        'fileBroken',
        content.toString('latin1', 0, 12),
      ]);
    }
  });

  it('a picture whose header claims 200 megapixels is refused before it is decoded [OP-082]', async () => {
    expect(await refusal(test.upload(pngClaiming(20_000, 10_000), 'bomb.png'))).toMatchObject({
      status: 413,
      messageKey: 'imageTooLarge',
      values: { width: 20_000, height: 10_000, megapixels: 200, most: 50, fittingWidth: 10_000, fittingHeight: 5000 },
    });
    // The header is within the limits, so the file is decoded and found to be damaged.
    expect(await refusal(test.upload(pngClaiming(7000, 7000), 'bomb.png'))).toMatchObject({ messageKey: 'fileBroken' });
  });

  it.each(['jpeg', 'webp', 'gif', 'avif'] as const)(
    'a %s of more than 50 megapixels is refused with its size and one that is taken [OP-082]',
    async (format) => {
      const picture = await samplePhoto(64, 48).toFormat(format).toBuffer();
      expect(await refusal(test.upload(claimSize(picture, format, 9000, 6000), `photo.${format}`))).toMatchObject({
        status: 413,
        messageKey: 'imageTooLarge',
        values: { width: 9000, height: 6000, megapixels: 54, most: 50, fittingWidth: 8660, fittingHeight: 5773 },
      });
    },
  );

  it('a rotated photo of more than 50 megapixels is refused with its size as displayed [OP-082]', async () => {
    const turned = await samplePhoto(64, 48).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await refusal(test.upload(claimSize(turned, 'jpeg', 9000, 6000), 'photo.jpg'))).toMatchObject({
      messageKey: 'imageTooLarge',
      values: { width: 6000, height: 9000 },
    });
  });

  it.each([
    ['an image', 'image', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 15],
    ['a PDF', 'document', Buffer.from('%PDF-1.7'), 25],
    ['a video', 'video', mp4Start(300 * 1024 * 1024), 200],
  ] as const)('%s is cut off at its limit with 413 [ADM-GEN-43, CONST-56, OP-082]', async (_, kind, start, limit) => {
    let sent = 0;
    const source = Readable.from(
      (function* () {
        for (const part of megabytes(start, 1000)) {
          sent += part.length;
          yield part;
        }
      })(),
    );
    const error = await refusal(
      test.store.receive(source, { fileName: 'large', accept: ['image', 'video', 'document'] }),
    );
    expect(error).toMatchObject({ status: 413, messageKey: 'fileTooLarge', values: { megabytes: limit } });
    expect(sent).toBeLessThan(byteLimits[kind] + 20 * 1024 * 1024);
    expect(source.destroyed).toBe(true);
  });

  it('a stream that breaks off rejects with its own error', async () => {
    const start = await samplePhoto(400, 300).jpeg().toBuffer();
    const source = Readable.from(
      (async function* () {
        yield cut(start, 0.5);
        throw new Error('connection lost');
      })(),
    );
    await expect(test.store.receive(source, { fileName: 'x.jpg', accept: ['image'] })).rejects.toThrow(
      'connection lost',
    );
  });

  it('a part that a parser cut at its own limit is 413, although what came is a whole file', async () => {
    const source = Object.assign(Readable.from([samplePdf]), { truncated: true });
    expect(await refusal(test.store.receive(source, { fileName: 'x.pdf', accept: ['document'] }))).toMatchObject({
      status: 413,
    });
  });
});
