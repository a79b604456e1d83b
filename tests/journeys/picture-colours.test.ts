import sharp from 'sharp';
import { expect, it } from 'vitest';
import { srgbCurve, srgbPrimaries } from '../../server/media/colours/code-points.ts';
import { createProfile } from '../../server/media/colours/create-profile.ts';
import { withProfile } from '../../server/media/colours/png-colours.ts';
import { storeFile } from '../support/dashboard-files.ts';
import { openSite } from '../support/open-site.ts';
import { gradient, inParts, withNclx, withPngChunks } from '../support/sample-colours.ts';

const { site, browser } = await openSite('empty');

const size = { width: 384, height: 256 };
const deep = (): Promise<Buffer> => gradient(size).png().toBuffer();
const plain = (): Promise<Buffer> => gradient(size).toColourspace('srgb').png().toBuffer();

const p3 = createProfile({ ...srgbPrimaries, red: [0.68, 0.32], green: [0.265, 0.69] }, srgbCurve);
const proPhoto = createProfile(
  { white: [0.3457, 0.3585], red: [0.7347, 0.2653], green: [0.1596, 0.8404], blue: [0.0366, 0.0001] },
  { gamma: 1.8 },
);
const srgb = createProfile(srgbPrimaries, srgbCurve);

const [displayP3, hd] = [
  { primaries: 12, transfer: 13 },
  { primaries: 9, transfer: 14 },
];
const avifBy = async (profile: Buffer, bitdepth: 8 | 10 | 12) =>
  sharp(withProfile(await deep(), profile))
    .keepIccProfile()
    .avif({ quality: 90, bitdepth })
    .toBuffer();

const pictures: readonly (readonly [string, () => Promise<Buffer>])[] = [
  ['a PNG of 16 bits', deep],
  ['a PNG of 16 bits and sRGB', async () => withProfile(await deep(), srgb)],
  ['a PNG of 16 bits and Display P3', async () => withProfile(await deep(), p3)],
  ['a PNG of 16 bits and ProPhoto', async () => withProfile(await deep(), proPhoto)],
  ['a PNG of 8 bits and ProPhoto', async () => withProfile(await plain(), proPhoto)],
  ['a PNG of linear light by gAMA', async () => withPngChunks(await plain(), ['gAMA', inParts(1)])],
  ['a PNG of an old Mac by gAMA', async () => withPngChunks(await deep(), ['gAMA', inParts(1 / 1.8)])],
  ['a PNG of Display P3 by cICP', async () => withPngChunks(await plain(), ['cICP', Buffer.from([12, 13, 0, 1])])],
  ['an AVIF of 8 bits and Display P3 by nclx', () => withNclx(gradient(size), displayP3, 8)],
  ['an AVIF of 10 bits and Display P3 by nclx', () => withNclx(gradient(size), displayP3, 10)],
  ['an AVIF of 12 bits and BT.2020 by nclx', () => withNclx(gradient(size), hd, 12)],
  ['an AVIF of 8 bits and Display P3 by a profile', () => avifBy(p3, 8)],
  ['an AVIF of 10 bits and Display P3 by a profile', () => avifBy(p3, 10)],
  ['an AVIF of 12 bits and ProPhoto by a profile', () => avifBy(proPhoto, 12)],
];

/** The mean difference of the channels of two pictures, from 0 to 255, when Chromium shows both in the same size. */
function differenceOf([one, other]: readonly [string, string]): Promise<number> {
  const pixelsOf = async (address: string) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const context = new OffscreenCanvas(60, 40).getContext('2d');
    context?.drawImage(image, 0, 0, 60, 40);
    return [...(context?.getImageData(0, 0, 60, 40).data ?? [])];
  };
  return Promise.all([pixelsOf(one), pixelsOf(other)]).then(
    ([first, second]) =>
      // Every fourth value is the opacity, which does not differ.
      first.reduce((sum, part, place) => sum + Math.abs(part - (second[place] ?? 0)), 0) / ((first.length * 3) / 4),
  );
}

it('the sizes of a picture have the colours that a browser shows of the original [API-ADM-205]', async () => {
  const page = await browser.newPage({ baseURL: site.origin });
  const read = async (path: string, type: string) => {
    const answer = await fetch(new URL(path, site.origin), { headers: { cookie: `session=${site.session}` } });
    expect([path, answer.status]).toEqual([path, 200]);
    return {
      address: `data:${type};base64,${Buffer.from(await answer.arrayBuffer()).toString('base64')}`,
      path: new URL(answer.url).pathname,
    };
  };
  for (const [what, make] of pictures) {
    const content = await make();
    const type = content.subarray(1, 4).toString() === 'PNG' ? 'image/png' : 'image/avif';
    const name = await storeFile(site, 'colours', type, content);
    const original = await read(`/uploads/${name}`, type);
    for (const width of [96, 384]) {
      const webp = await read(`/thumbnails/${name}?width=${width}`, 'image/webp');
      const avif = await read(webp.path.replace(/webp$/, 'avif'), 'image/avif');
      for (const made of [webp, avif]) {
        const difference = await page.evaluate(differenceOf, [original.address, made.address] as const);
        expect(difference, `${what}: ${made.path}`).toBeLessThan(3);
      }
    }
  }
});
