import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { openTestMedia, type TestMedia } from '../../../tests/support/open-test-media.ts';
import {
  animatedPng,
  flat,
  flatPng,
  inParts,
  type Rgb,
  withNclx,
  withPngChunks,
} from '../../../tests/support/sample-colours.ts';
import { sampleAnimation } from '../../../tests/support/sample-files.ts';
import { createPictureMaker } from '../picture-maker.ts';
import { srgbCurve } from './code-points.ts';
import { createProfile, type Primaries } from './create-profile.ts';
import { withProfile } from './png-colours.ts';

let test: TestMedia;
const pictures = createPictureMaker();
beforeAll(async () => {
  test = await openTestMedia(await testDatabaseConfig());
});
afterAll(async () => {
  await pictures.close();
  await test.close();
});

const d65 = [0.3127, 0.329] as const;
const blue = [0.15, 0.06] as const;
const p3Primaries: Primaries = { white: d65, red: [0.68, 0.32], green: [0.265, 0.69], blue };
const srgbPrimaries: Primaries = { white: d65, red: [0.64, 0.33], green: [0.3, 0.6], blue };
const adobePrimaries: Primaries = { white: d65, red: [0.64, 0.33], green: [0.21, 0.71], blue };
const proPhotoPrimaries: Primaries = {
  white: [0.3457, 0.3585],
  red: [0.7347, 0.2653],
  green: [0.1596, 0.8404],
  blue: [0.0366, 0.0001],
};

const profiles = {
  srgb: createProfile(srgbPrimaries, srgbCurve),
  p3: createProfile(p3Primaries, srgbCurve),
  proPhoto: createProfile(proPhotoPrimaries, { gamma: 1.8 }),
  adobe: createProfile(adobePrimaries, { gamma: 2.2 }),
  linear: createProfile(srgbPrimaries, { gamma: 1 }),
};

/** Full red and full green of sRGB in other colour spaces (CSS Color 4). */
const red = { p3: [0.9175, 0.2003, 0.1386], proPhoto: [0.7023, 0.2757, 0.1036], adobe: [0.8586, 0, 0] } as const;
const green = { p3: [0.4584, 0.9853, 0.2983], proPhoto: [0.5402, 0.9275, 0.3044], adobe: [0.565, 1, 0.2344] } as const;

const chunkOf = (...values: readonly number[]) => Buffer.from(values);
const cicp = (primaries: number, transfer: number) => ['cICP', chunkOf(primaries, transfer, 0, 1)] as const;
const gama = (gamma: number) => ['gAMA', inParts(gamma)] as const;
const chrm = ({ white, red, green, blue }: Primaries) =>
  ['cHRM', inParts(...white, ...red, ...green, ...blue)] as const;

/** The colour in the middle of a converted picture. */
async function colourOf(content: Buffer, width = 8): Promise<number[]> {
  const media = await test.upload(content, 'colours');
  const made = await pictures.make(join(test.dataDir, 'uploads', media.name), { width, format: 'avif' });
  const { data, info } = await sharp(made)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const place = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
  return [...data.subarray(place, place + 3)];
}

/** The mean difference of the channels, of 255. */
const distance = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, part, place) => sum + Math.abs(part - (other[place] ?? 0)), 0) / one.length;

/** With 8 bits, steps of nearly dark channels are larger than one. */
const mostDistance = 6;

const differenceTo = async (content: Buffer, expected: readonly number[]): Promise<number> =>
  distance(await colourOf(content), expected);

const [fullRed, fullGreen] = [
  [255, 0, 0],
  [0, 255, 0],
];

describe('the sizes of a picture with 16 bits a channel have its colours [API-ADM-205]', () => {
  it.each([
    ['of sRGB by a profile, red', 'srgb', [1, 0, 0], fullRed],
    ['of sRGB by a profile, a mix', 'srgb', [0.8, 0.4, 0.2], [204, 102, 51]],
    ['of Display P3, red', 'p3', red.p3, fullRed],
    ['of Display P3, green', 'p3', green.p3, fullGreen],
    ['of Display P3 beyond sRGB, which is the nearest', 'p3', [1, 0, 0], fullRed],
    ['of ProPhoto, red', 'proPhoto', red.proPhoto, fullRed],
    ['of ProPhoto, green', 'proPhoto', green.proPhoto, fullGreen],
    ['of Adobe RGB, red', 'adobe', red.adobe, fullRed],
    ['of Adobe RGB, green', 'adobe', green.adobe, fullGreen],
    ['of linear light', 'linear', [0.214, 0.214, 0.214], [127, 127, 127]],
  ] as const)('%s', async (_, profile, colour, expected) => {
    expect(await differenceTo(withProfile(await flatPng(colour, 16), profiles[profile]), expected)).toBeLessThan(
      mostDistance,
    );
    expect(await differenceTo(withProfile(await flatPng(colour, 8), profiles[profile]), expected)).toBeLessThan(
      mostDistance,
    );
  });

  it('without a profile, with and without a see-through channel', async () => {
    expect(await differenceTo(await flatPng([0.8, 0.4, 0.2], 16), [204, 102, 51])).toBeLessThan(mostDistance);
    const clear = await flat([0.8, 0.4, 0.2]).ensureAlpha(0.5).png().toBuffer();
    expect(await differenceTo(clear, [204, 102, 51])).toBeLessThan(mostDistance);
    expect(
      await differenceTo(withProfile(await flat(red.p3).ensureAlpha(0.5).png().toBuffer(), profiles.p3), fullRed),
    ).toBeLessThan(mostDistance);
  });

  it('of greys by a profile of greys', async () => {
    // The same gamma as ProPhoto; a grey profile needs no more than that curve.
    const grey = Buffer.from(profiles.proPhoto);
    grey.write('GRAY', 16, 'latin1');
    grey.write('kTRC', grey.indexOf('rTRC'), 'latin1');
    for (const bits of ['grey16', 'b-w']) {
      const picture = await flat([0.5, 0.5, 0.5]).toColourspace(bits).png().toBuffer();
      expect(await differenceTo(withProfile(picture, grey), [145, 145, 145])).toBeLessThan(mostDistance);
    }
  });

  it('as placeholder, too', async () => {
    const { placeholder } = await test.upload(withProfile(await flatPng(green.p3, 16), profiles.p3), 'a.png');
    const [r = 0, g = 0] = await sharp(Buffer.from(placeholder?.split(',')[1] ?? '', 'base64'))
      .raw()
      .toBuffer();
    expect(r).toBeLessThan(12);
    expect(g).toBeGreaterThan(243);
  });
});

describe('a PNG that says its colours without a profile keeps them [API-ADM-205]', () => {
  it.each<[string, Rgb, readonly (readonly [string, Buffer])[], readonly number[]]>([
    ['gAMA of linear light', [0.214, 0.214, 0.214], [gama(1)], [127, 127, 127]],
    ['gAMA of old Macs', [0.5, 0.5, 0.5], [gama(1 / 1.8)], [145, 145, 145]],
    ['a dark gAMA', [0.5, 0.5, 0.5], [gama(0.3)], [89, 89, 89]],
    ['the usual gAMA', [0.5, 0.5, 0.5], [gama(0.45455)], [128, 128, 128]],
    ['a gAMA that says nothing', [0.5, 0.5, 0.5], [gama(0)], [128, 128, 128]],
    ['gAMA and the primaries of Display P3', red.p3, [gama(0.45455), chrm(p3Primaries)], fullRed],
    ['primaries alone, which browsers pass over', [0.8, 0.4, 0.2], [chrm(p3Primaries)], [204, 102, 51]],
    ['sRGB, which wins over gAMA', [0.5, 0.5, 0.5], [['sRGB', chunkOf(0)], gama(1)], [128, 128, 128]],
    ['cICP of Display P3', green.p3, [cicp(12, 13)], fullGreen],
    ['cICP of linear light', [0.214, 0.214, 0.214], [cicp(1, 8)], [127, 127, 127]],
    ['cICP of sRGB', [0.8, 0.4, 0.2], [cicp(1, 13)], [204, 102, 51]],
    ['cICP, which wins over gAMA', [0.8, 0.4, 0.2], [cicp(1, 13), gama(1)], [204, 102, 51]],
  ])('%s', async (_, colour, chunks, expected) => {
    expect(await differenceTo(withPngChunks(await flatPng(colour, 8), ...chunks), expected)).toBeLessThan(mostDistance);
    expect(await differenceTo(withPngChunks(await flatPng(colour, 16), ...chunks), expected)).toBeLessThan(
      mostDistance,
    );
  });

  it('a profile wins over gAMA', async () => {
    expect(
      await differenceTo(withPngChunks(withProfile(await flatPng(red.p3, 8), profiles.p3), gama(1)), fullRed),
    ).toBeLessThan(mostDistance);
  });
});

describe('an AVIF keeps its colours [API-ADM-205]', () => {
  const numbers = [
    ['Display P3, red', red.p3, { primaries: 12, transfer: 13 }, fullRed],
    ['Display P3, green', green.p3, { primaries: 12, transfer: 13 }, fullGreen],
    ['sRGB', [0.8, 0.4, 0.2], { primaries: 1, transfer: 13 }, [204, 102, 51]],
    ['film in sRGB, as browsers show it', [0.8, 0.4, 0.2], { primaries: 1, transfer: 1 }, [204, 102, 51]],
    ['linear light', [0.214, 0.214, 0.214], { primaries: 1, transfer: 8 }, [127, 127, 127]],
    ['nothing', [0.8, 0.4, 0.2], { primaries: 2, transfer: 2 }, [204, 102, 51]],
  ] as const;

  it.each(numbers)('by numbers that say %s', async (_, colour, said, expected) => {
    for (const bits of [8, 10, 12] as const)
      expect(await differenceTo(await withNclx(flat(colour), said, bits), expected)).toBeLessThan(mostDistance);
  });

  it.each([8, 10, 12] as const)('by a profile, with %s bits', async (bitdepth) => {
    const png = withProfile(await flatPng(red.p3, 16), profiles.p3);
    expect(
      await differenceTo(await sharp(png).keepIccProfile().avif({ quality: 100, bitdepth }).toBuffer(), fullRed),
    ).toBeLessThan(mostDistance);
  });
});

describe('a picture of a larger range is refused with what to do, and nothing of it is kept [API-ADM-206]', () => {
  const [pq, hlg] = [
    { primaries: 9, transfer: 16 },
    { primaries: 9, transfer: 18 },
  ];
  const withCicp = Buffer.from(profiles.p3);
  // Corrupts the profile: the name occupies the position of its code points.
  const place = withCicp.indexOf('desc');
  const content = withCicp.readUInt32BE(place + 4);
  withCicp.write('cicp', place, 'latin1');
  withCicp.write('cicp', content, 'latin1');
  withCicp.set([9, 16, 0, 1], content + 8);

  it.each([
    ['a PNG of PQ', async () => withPngChunks(await flatPng([1, 1, 1], 16), cicp(9, 16))],
    ['a PNG of HLG', async () => withPngChunks(await flatPng([1, 1, 1], 8), cicp(9, 18))],
    ['an AVIF of PQ', () => withNclx(flat([1, 1, 1]), pq, 10)],
    ['an AVIF of HLG', () => withNclx(flat([1, 1, 1]), hlg, 12)],
    [
      'a JPEG with a profile of PQ',
      async () =>
        sharp(withProfile(await flatPng([1, 1, 1], 8), withCicp))
          .keepIccProfile()
          .jpeg()
          .toBuffer(),
    ],
  ])('%s', async (_, make) => {
    const before = await test.countRows();
    await expect(test.upload(await make(), 'hdr')).rejects.toMatchObject({ status: 415, messageKey: 'imageHdr' });
    expect([await test.countRows(), await test.files('incoming')]).toEqual([before, []]);
  });
});

describe('an animated PNG [API-ADM-206]', () => {
  it('is kept as it is, with all its pictures, and shown so, without sizes that would be stills', async () => {
    const animation = await animatedPng([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]);
    const media = await test.upload(animation, 'moving.png');
    expect(media).toMatchObject({ width: 24, height: 16, placeholder: null });
    expect(await readFile(join(test.dataDir, 'uploads', media.name))).toEqual(animation);
  });

  it('shows its first picture on paper, as a GIF does', async () => {
    const moving = await animatedPng([
      [1, 0, 0],
      [0, 0, 1],
    ]);
    const gif = await (await sampleAnimation(24, 16)).gif().toBuffer();
    for (const content of [moving, gif]) {
      const printed = await test.store.printed((await test.upload(content, 'moving')).name, 12);
      const { data, info } = await sharp(printed?.content).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([12, 8]);
      expect(distance([...data.subarray(0, 3)], fullRed)).toBeLessThan(mostDistance);
    }
  });

  it('of one picture is a still', async () => {
    const media = await test.upload(await animatedPng([[1, 0, 0]]), 'still.png');
    expect(media.placeholder).not.toBeNull();
  });
});
