import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { openTestMedia, type TestMedia } from '../../../tests/support/open-test-media.ts';
import { sampleAnimation, sampleMp4, samplePhoto, sampleWebm } from '../../../tests/support/sample-files.ts';

let test: TestMedia;
beforeAll(async () => {
  test = await openTestMedia(await testDatabaseConfig());
});
afterAll(() => test.close());

const secret = 'Secret 24.7136';
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="${secret}"/></rdf:RDF></x:xmpmeta>`;

/** A picture whose metadata contain the author, the place, the camera and its orientation. */
const telling = (format: 'jpeg' | 'png' | 'webp' | 'avif'): Promise<Buffer> =>
  samplePhoto(60, 40)
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .withExif({
      IFD0: { Artist: secret, Make: secret },
      IFD2: { BodySerialNumber: secret },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '24/1 42/1 49/1' },
    })
    .withXmp(xmp)
    .toFormat(format)
    .toBuffer();

async function stored(content: Buffer, name: string): Promise<Buffer> {
  const media = await test.upload(content, name);
  const bytes = await readFile(join(test.dataDir, 'uploads', media.name));
  expect(bytes.length).toBe(media.bytes);
  return bytes;
}

const pixels = (picture: Sharp): Promise<Buffer> => picture.raw().toBuffer();
const jpegSegment = (marker: number, text: string): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([head, Buffer.from(text, 'latin1')]);
};

const mp4Box = (name: string, ...content: Buffer[]): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.reduce((sum, { length }) => sum + length, 0));
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, ...content]);
};

describe('what a film tells beyond what it shows', () => {
  it('goes from an MP4 wherever it stands, and no frame moves', async () => {
    const reported = Buffer.from(secret);
    const handler = mp4Box('hdlr', Buffer.alloc(8), Buffer.from('meta'), Buffer.alloc(12));
    const placeTrack = mp4Box('trak', mp4Box('mdia', handler, mp4Box('name', reported)));
    const named = mp4Box('trak', mp4Box('udta', reported));
    const extra = [mp4Box('udta', mp4Box('\xa9xyz', reported)), mp4Box('meta', reported), placeTrack, named];
    const plain = sampleMp4();
    const index = plain.indexOf('moov') - 4;
    const end = index + plain.readUInt32BE(index);
    const large = Buffer.concat([Buffer.from([0, 0, 0, 1]), Buffer.from('uuid'), Buffer.alloc(8), reported]);
    large.writeBigUInt64BE(BigInt(large.length), 8);
    const sent = Buffer.concat([
      plain.subarray(0, index),
      large,
      mp4Box('moov', plain.subarray(index + 8, end), ...extra),
      plain.subarray(end),
      mp4Box('udta', reported),
    ]);
    const stripped = await stored(sent, 'film.mp4');
    expect([sent.includes(secret), stripped.includes(secret), stripped.length]).toEqual([true, false, sent.length]);
    expect(await test.upload(stripped, 'again.mp4')).toMatchObject({ width: 640, height: 360, duration: 3 });
    const frames = sent.indexOf('mdat');
    expect(stripped.subarray(frames, frames + 100)).toEqual(sent.subarray(frames, frames + 100));
  });

  it.each([[secret], [''], ['a'.repeat(20_000)]])('goes from a WebM, and no frame moves', async (text) => {
    const plain = sampleWebm();
    const tags = Buffer.concat([Buffer.from([0x12, 0x54, 0xc3, 0x67, 0x10, 0, 0, 0]), Buffer.from(text)]);
    tags.writeUInt32BE(text.length | 0x10000000, 4);
    const segment = plain.indexOf(Buffer.from([0x18, 0x53, 0x80, 0x67]));
    const sent = Buffer.concat([plain, tags]);
    sent.writeUInt32BE((sent.length - segment - 8) | 0x10000000, segment + 4);
    const stripped = await stored(sent, 'film.webm');
    expect(stripped.subarray(0, plain.length)).toEqual(sent.subarray(0, plain.length));
    expect(stripped.subarray(plain.length + 9).every((byte) => byte === 0)).toBe(true);
    expect(stripped.length).toBe(sent.length);
    expect(await test.upload(stripped, 'again.webm')).toMatchObject({ width: 1280, height: 720, duration: 4.5 });
  });
});

describe('what a picture tells beyond what it shows', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'goes from a %s with its place, names and numbers; pixels, turn and colours stay as they were',
    async (format) => {
      const sent = await telling(format);
      expect(sent.includes(secret)).toBe(true);
      const stripped = await stored(sent, `photo.${format}`);
      expect(stripped.includes(secret)).toBe(false);
      expect(stripped.includes('GPS')).toBe(false);
      const [before, after] = [await sharp(sent).metadata(), await sharp(stripped).metadata()];
      expect(after.xmp?.some((byte) => byte !== 0) ?? false).toBe(false);
      expect((after.exif ?? Buffer.alloc(0)).filter((byte) => byte !== 0).length).toBeLessThan(32);
      expect([before.orientation, after.orientation]).toEqual(
        format === 'avif' ? [before.orientation, before.orientation] : [6, 6],
      );
      expect(after.autoOrient).toEqual(before.autoOrient);
      expect(after.icc).toEqual(before.icc);
      expect(await pixels(sharp(stripped))).toEqual(await pixels(sharp(sent)));
      expect(await pixels(sharp(stripped).autoOrient())).toEqual(await pixels(sharp(sent).autoOrient()));
    },
  );

  it('goes from a JPEG also as IPTC, comments, makers’ segments and what follows its end', async () => {
    const plain = await samplePhoto(60, 40).jpeg({ progressive: true }).toBuffer();
    const extra = [0xed, 0xfe, 0xe5, 0xe2].map((marker) => jpegSegment(marker, `Photoshop ${secret}`));
    const sent = Buffer.concat([plain.subarray(0, 2), ...extra, plain.subarray(2), Buffer.from(secret), plain]);
    expect(await stored(sent, 'a.jpg')).toEqual(plain);
  });

  it('goes from a GIF, which moves and loops as before', async () => {
    const plain = await (await sampleAnimation(20, 10)).gif().toBuffer();
    const comment = Buffer.concat([Buffer.from([0x21, 0xfe, secret.length]), Buffer.from(secret), Buffer.from([0])]);
    const start = 13 + 3 * 2 ** (((plain[10] ?? 0) & 7) + 1) * ((plain[10] ?? 0) >> 7);
    const sent = Buffer.concat([plain.subarray(0, start), comment, plain.subarray(start), Buffer.from(secret)]);
    expect(await stored(sent, 'a.gif')).toEqual(plain);
  });

  it('leaves a picture that tells nothing byte for byte as it was', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const plain = await samplePhoto(60, 40).toFormat(format).toBuffer();
      expect([format, (await stored(plain, `a.${format}`)).equals(plain)]).toEqual([format, true]);
    }
  });
});
