import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { openTestMedia, type TestMedia } from '../../tests/support/open-test-media.ts';
import {
  box,
  h264Config,
  pictureEntry,
  sampleMp4,
  type SampleMp4,
  sampleOgg,
  sampleWebm,
  soundEntry,
  streamDescriptor,
} from '../../tests/support/sample-files.ts';
import { Readable } from 'node:stream';
import { UploadError } from './upload-error.ts';

let test: TestMedia;
beforeAll(async () => {
  test = await openTestMedia(await testDatabaseConfig());
});
afterAll(() => test.close());

type Outcome =
  | { readonly is: 'taken'; readonly bytes: number }
  | { readonly is: 'asked' | 'refused'; readonly because: string; readonly codec: unknown };

/** The result of uploading a video: accepted, accepted after confirmation, or refused. */
async function outcomeOf(content: Buffer): Promise<Outcome> {
  const requested: Outcome[] = [];
  try {
    const { bytes } = await test.store.receive(Readable.from([content]), {
      fileName: 'film',
      accept: ['video'],
      canConfirm: true,
      onNotices: (notices) =>
        requested.push(
          ...notices.map(({ code, values }) => ({ is: 'asked', because: code, codec: values?.['codec'] }) as const),
        ),
    });
    return requested[0] ?? { is: 'taken', bytes };
  } catch (error) {
    if (!(error instanceof UploadError)) throw error;
    return { is: 'refused', because: error.messageKey, codec: error.values['codec'] };
  }
}

const pictures = (...entries: Buffer[]) => sampleMp4({ pictures: entries });
const sounds = (...entries: Buffer[]) => sampleMp4({ sounds: entries });
const stream = (objectType: number) => pictureEntry('mp4v', streamDescriptor(objectType));

describe('a film is refused when no browser plays it [ADM-GEN-65]', () => {
  it.each<[codec: string, content: Buffer]>([
    ['MPEG-4 Part 2', stream(0x20)],
    ['MPEG-4 Part 2', pictureEntry('mp4v')],
    ['MPEG-4 Part 2', pictureEntry('XVID')],
    ['MPEG-2', stream(0x61)],
    ['MPEG-1', stream(0x6a)],
    ['Motion JPEG', stream(0x6c)],
    ['Motion JPEG', pictureEntry('jpeg')],
    ['Motion JPEG', pictureEntry('mjpa')],
    ['ProRes', pictureEntry('apcn')],
    ['ProRes', pictureEntry('ap4h')],
    ['DNxHD', pictureEntry('AVdn')],
    ['H.263', pictureEntry('s263')],
    ['VVC, H.266', pictureEntry('vvc1')],
    ['cvid', pictureEntry('cvid')],
    ['rle', pictureEntry('rle ')],
  ])('MP4 with %s', async (codec, entry) => {
    expect(await outcomeOf(pictures(entry))).toEqual({ is: 'refused', because: 'filmInNoBrowser', codec });
  });

  it.each<[codec: string, ids: string[]]>([
    ['Theora', ['V_THEORA']],
    ['Motion JPEG', ['V_MJPEG']],
    ['MPEG-4 Part 2', ['V_MPEG4/ISO/ASP']],
    ['MPEG-2', ['V_MPEG2']],
    ['ProRes', ['V_PRORES']],
    ['V_MS/VFW/FOURCC', ['V_MS/VFW/FOURCC']],
  ])('WebM with %s', async (codec, codecs) => {
    expect(await outcomeOf(sampleWebm({ codecs }))).toEqual({ is: 'refused', because: 'filmInNoBrowser', codec });
  });

  it.each<[what: string, content: Buffer]>([
    ['pictures in MP4', pictures(pictureEntry('encv', box('sinf', box('frma', Buffer.from('avc1')))))],
    ['sound in MP4', sounds(soundEntry('enca'))],
    ['films of iTunes', pictures(pictureEntry('drmi'))],
    ['sound of iTunes', sounds(soundEntry('drms'))],
    ['one of two tracks', pictures(pictureEntry('avc1'), pictureEntry('encv'))],
    ['tracks in WebM', sampleWebm({ isEncrypted: true })],
  ])('encrypted: %s', async (_, content) => {
    expect(await outcomeOf(content)).toMatchObject({ is: 'refused', because: 'filmEncrypted' });
  });

  it('because it has no picture, or nothing that says how it is coded', async () => {
    expect(await outcomeOf(sampleMp4({ pictures: [], sounds: [soundEntry('mp4a')] }))).toMatchObject({
      because: 'foreignSound',
    });
    expect(await outcomeOf(sampleWebm({ codecs: ['A_OPUS'] }))).toMatchObject({ because: 'foreignSound' });
    expect(await outcomeOf(pictures(Buffer.alloc(0)))).toMatchObject({ because: 'fileBroken' });
  });
});

describe('a film is taken after a question when some browsers play it [ADM-GEN-65]', () => {
  it.each<[codec: string, content: Buffer]>([
    ['HEVC, H.265', pictures(pictureEntry('hvc1'))],
    ['HEVC, H.265', pictures(pictureEntry('hev1'))],
    ['HEVC, H.265', pictures(pictureEntry('dvh1'))],
    ['HEVC, H.265', pictures(stream(0x23))],
    ['AV1', pictures(pictureEntry('av01'))],
    ['VP8', pictures(pictureEntry('vp08'))],
    ['H.264 with 10 bits', pictures(pictureEntry('avc1', h264Config(110)))],
    ['H.264 with 4:2:2', pictures(pictureEntry('avc1', h264Config(122)))],
    ['H.264 with 4:4:4', pictures(pictureEntry('avc3', h264Config(244)))],
    ['AV1', sampleWebm({ codecs: ['V_AV1', 'A_OPUS'] })],
    ['H.264 in WebM', sampleWebm({ codecs: ['V_MPEG4/ISO/AVC'] })],
    ['HEVC, H.265', sampleWebm({ codecs: ['V_MPEGH/ISO/HEVC'] })],
  ])('%s', async (codec, content) => {
    expect(await outcomeOf(content)).toEqual({ is: 'asked', because: 'filmInSomeBrowsers', codec });
  });

  it.each<[codec: string, because: string, content: Buffer]>([
    ['Dolby Digital', 'soundInSomeBrowsers', sounds(soundEntry('ac-3'))],
    ['Dolby Digital', 'soundInSomeBrowsers', sounds(soundEntry('mp4a', streamDescriptor(0xa5)))],
    ['Apple Lossless', 'soundInSomeBrowsers', sounds(soundEntry('alac'))],
    ['PCM', 'soundInSomeBrowsers', sounds(soundEntry('sowt'))],
    ['AAC in WebM', 'soundInSomeBrowsers', sampleWebm({ codecs: ['V_VP9', 'A_AAC'] })],
    ['DTS', 'soundInNoBrowser', sounds(soundEntry('dtsc'))],
    ['DTS', 'soundInNoBrowser', sounds(soundEntry('mp4a', streamDescriptor(0xa9)))],
    ['AMR', 'soundInNoBrowser', sounds(soundEntry('samr'))],
    ['DTS', 'soundInNoBrowser', sampleWebm({ codecs: ['V_VP8', 'A_DTS'] })],
  ])('sound: %s', async (codec, because, content) => {
    expect(await outcomeOf(content)).toEqual({ is: 'asked', because, codec });
  });
});

describe('a film is taken as it is when browsers play it [ADM-GEN-65]', () => {
  it.each<[what: string, content: Buffer]>([
    ['H.264', pictures(pictureEntry('avc1', h264Config(66)))],
    ['H.264 without its configuration', pictures(pictureEntry('avc1'))],
    ['H.264 with AAC', sounds(soundEntry('mp4a', streamDescriptor(0x40)))],
    ['H.264 with MP3', sounds(soundEntry('mp4a', streamDescriptor(0x6b)))],
    ['H.264 with Opus', sounds(soundEntry('Opus'))],
    ['VP9 in MP4', pictures(pictureEntry('vp09'))],
    ['H.264 beside pictures of its chapters', pictures(pictureEntry('jpeg'), pictureEntry('avc1'))],
    ['AAC beside Dolby', sounds(soundEntry('ac-3'), soundEntry('mp4a', streamDescriptor(0x40)))],
    ['VP8 with Vorbis', sampleWebm({ codecs: ['V_VP8', 'A_VORBIS'] })],
    ['VP9 with Opus, recorded live', sampleWebm({ codecs: ['V_VP9', 'A_OPUS'], isOpen: true })],
    ...[
      'iso8',
      'iso9',
      'isoa',
      'mp71',
      'XAVC',
      'dby1',
      'hvc1',
      'M4VH',
      'M4VP',
      'F4V ',
      '3gp4',
      '3g2a',
      'MP4 ',
      'NDSC',
      'mqt ',
    ].map((brand): [string, Buffer] => [`brand ${brand}`, sampleMp4({ brand } satisfies SampleMp4)]),
    ['space before its brands', Buffer.concat([box('free', Buffer.alloc(20)), sampleMp4()])],
  ])('%s', async (_, content) => {
    expect(await outcomeOf(content)).toEqual({ is: 'taken', bytes: content.length });
  });

  it.each<[what: string, film: Buffer, behind: Buffer]>([
    ['zeros', sampleMp4(), Buffer.alloc(5)],
    ['a script', sampleMp4(), Buffer.from('<script>')],
    ['what a phone adds', sampleMp4(), Buffer.from('SEFH\x6a\0\0\0\x01\0\0\0SEFT')],
    ['a tag of a player', sampleMp4(), Buffer.from(`TAG${'x'.repeat(125)}`)],
    ['a cut box of nothing', sampleMp4(), box('free', Buffer.alloc(90)).subarray(0, 40)],
    ['bytes behind a WebM', sampleWebm(), Buffer.from('a tail of 19 bytes!')],
    ['bytes behind a WebM of open size', sampleWebm({ isOpen: true }), Buffer.from('a tail of 19 bytes!')],
  ])('without %s behind its end', async (_, film, behind) => {
    expect(await outcomeOf(Buffer.concat([film, behind]))).toEqual({ is: 'taken', bytes: film.length });
  });
});

it('a film that lacks its end is broken, however little that is [ADM-GEN-65]', async () => {
  const [mp4, webm, open] = [sampleMp4(), sampleWebm(), sampleWebm({ isOpen: true })];
  const fragment = Buffer.concat([mp4, box('moof', Buffer.alloc(30))]);
  for (const film of [mp4, webm, open, fragment]) {
    expect(await outcomeOf(film.subarray(0, film.length - 1))).toMatchObject({ because: 'fileBroken' });
  }
});

it('Ogg, QuickTime, AVI and Matroska are refused by name, with the export that plays [ADM-GEN-66]', async () => {
  const names: unknown[] = [];
  for (const content of [
    sampleOgg(),
    sampleMp4({ brand: 'qt  ' }),
    Buffer.concat([Buffer.from('RIFF\x10\0\0\0AVI LIST'), Buffer.alloc(40)]),
    sampleWebm({ documentType: 'matroska' }),
  ]) {
    const error: unknown = await test.upload(content, 'film').catch((refusal: unknown) => refusal);
    if (!(error instanceof UploadError)) throw new Error('It was taken');
    names.push([error.status, error.messageKey, error.values['kind']]);
  }
  expect(names).toEqual([
    [415, 'foreignFilm', 'Ogg Theora'],
    [415, 'foreignFilm', 'QuickTime (MOV)'],
    [415, 'foreignFilm', 'AVI'],
    [415, 'foreignFilm', 'Matroska (MKV)'],
  ]);
});
