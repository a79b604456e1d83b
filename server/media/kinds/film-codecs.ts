import { UploadError } from '../upload-error.ts';
import type { UploadNotice } from '../upload-notice.ts';

/** Browser support of a codec: all current browsers, some, or none. */
type Reach = 'all' | 'some' | 'none';

export interface Codec {
  /** The name in export settings; the same in every language. */
  readonly name: string;
  readonly reach: Reach;
}

/** A video or audio track of a video file. */
export interface FilmTrack {
  readonly is: 'picture' | 'sound';
  /** `null` if it is encrypted. */
  readonly codec: Codec | null;
}

const codec = (name: string, reach: Reach): Codec => ({ name, reach });

const h264 = codec('H.264', 'all');
const hevc = codec('HEVC, H.265', 'some');
const av1 = codec('AV1', 'some');
const motionJpeg = codec('Motion JPEG', 'none');
const proRes = codec('ProRes', 'none');
const h263 = codec('H.263', 'none');
const mpeg4 = codec('MPEG-4 Part 2', 'none');
const mpeg2 = codec('MPEG-2', 'none');
const vvc = codec('VVC, H.266', 'none');
const dts = codec('DTS', 'none');
const ac3 = codec('Dolby Digital', 'some');
const aac = codec('AAC', 'all');
const mp3 = codec('MP3', 'all');
const pcm = codec('PCM', 'some');
const alac = codec('Apple Lossless', 'some');
const flac = codec('FLAC', 'all');
const opus = codec('Opus', 'all');

/** H.264 profiles with more than 8 bits or finer chroma, which few hardware decoders support. */
export const fineH264: ReadonlyMap<number, Codec> = new Map([
  [110, codec('H.264 with 10 bits', 'some')],
  [122, codec('H.264 with 4:2:2', 'some')],
  [244, codec('H.264 with 4:4:4', 'some')],
]);

/** By the names of sample entries in MP4 (mp4ra.org). */
const mp4Codecs: ReadonlyMap<string, Codec> = new Map([
  ...['avc1', 'avc2', 'avc3', 'avc4'].map((name) => [name, h264] as const),
  ...['hvc1', 'hev1', 'hvc2', 'hev2', 'dvh1', 'dvhe'].map((name) => [name, hevc] as const),
  ...['av01', 'dav1'].map((name) => [name, av1] as const),
  ['vp09', codec('VP9', 'all')],
  ['vp08', codec('VP8', 'some')],
  ...['vvc1', 'vvi1'].map((name) => [name, vvc] as const),
  ...['jpeg', 'mjpa', 'mjpb', 'mjp2', 'mjpg', 'MJPG', 'dmb1', 'AVDJ'].map((name) => [name, motionJpeg] as const),
  ...['apch', 'apcn', 'apcs', 'apco', 'ap4h', 'ap4x', 'aprn', 'aprh'].map((name) => [name, proRes] as const),
  ...['s263', 'h263', 'H263'].map((name) => [name, h263] as const),
  ...['mp4v', 'XVID', 'xvid', 'DIVX', 'divx', 'DX50', 'FMP4'].map((name) => [name, mpeg4] as const),
  ...['mp2v', 'mpg2', 'hdv1', 'hdv2', 'hdv3', 'xdv1', 'xdv2'].map((name) => [name, mpeg2] as const),
  ['AVdn', codec('DNxHD', 'none')],
  ['AVdh', codec('DNxHR', 'none')],
  ['mp4a', aac],
  ...['.mp3', 'mp3 '].map((name) => [name, mp3] as const),
  ['Opus', opus],
  ['fLaC', flac],
  ['alac', alac],
  ...['ac-3', 'ec-3', 'ac-4'].map((name) => [name, ac3] as const),
  ...['dtsc', 'dtse', 'dtsh', 'dtsl', 'dtsx'].map((name) => [name, dts] as const),
  ...['mlpa'].map((name) => [name, codec('TrueHD', 'none')] as const),
  ...['samr', 'sawb', 'sawp'].map((name) => [name, codec('AMR', 'none')] as const),
  ...['sowt', 'twos', 'lpcm', 'ipcm', 'fpcm', 'in24', 'in32', 'fl32', 'raw '].map((name) => [name, pcm] as const),
]);

/** The codecs of `mp4v` and `mp4a` entries, by the object type of their descriptor (mp4ra.org). */
export const objectCodecs: ReadonlyMap<number, Codec> = new Map([
  [0x20, mpeg4],
  [0x21, h264],
  [0x23, hevc],
  ...[0x60, 0x61, 0x62, 0x63, 0x64, 0x65].map((type) => [type, mpeg2] as const),
  [0x6a, codec('MPEG-1', 'none')],
  [0x6c, motionJpeg],
  [0xb1, codec('VP9', 'all')],
  ...[0x40, 0x66, 0x67, 0x68].map((type) => [type, aac] as const),
  ...[0x69, 0x6b].map((type) => [type, mp3] as const),
  ...[0xa5, 0xa6].map((type) => [type, ac3] as const),
  ...[0xa9, 0xaa, 0xab, 0xac].map((type) => [type, dts] as const),
  [0xad, opus],
]);

/** By prefixes of codec ids in WebM and Matroska; the first match counts. Only the first four are part of WebM. */
const webmCodecs: readonly (readonly [beginning: string, Codec])[] = [
  ['V_VP8', codec('VP8', 'all')],
  ['V_VP9', codec('VP9', 'all')],
  ['A_VORBIS', codec('Vorbis', 'all')],
  ['A_OPUS', opus],
  ['V_AV1', av1],
  ['V_MPEG4/ISO/AVC', codec('H.264 in WebM', 'some')],
  ['V_MPEGH/ISO/HEVC', hevc],
  ['V_MPEG4/', mpeg4],
  ['V_MJPEG', motionJpeg],
  ['V_THEORA', codec('Theora', 'none')],
  ['V_PRORES', proRes],
  ['V_MPEG2', mpeg2],
  ['V_MPEG1', codec('MPEG-1', 'none')],
  ['A_AAC', codec('AAC in WebM', 'some')],
  ['A_MPEG/L3', codec('MP3 in WebM', 'some')],
  ['A_FLAC', codec('FLAC in WebM', 'some')],
  ['A_PCM', pcm],
  ['A_AC3', ac3],
  ['A_EAC3', ac3],
  ['A_DTS', dts],
];

/** An unknown codec with its name in the file, which may be any text. */
const unknown = (name: string): Codec =>
  codec(
    name
      .replace(/[^\w./ -]/g, '')
      .trim()
      .slice(0, 30) || '?',
    'none',
  );

export const codecNamed = (name: string): Codec => mp4Codecs.get(name) ?? unknown(name);
export const webmCodecNamed = (id: string): Codec =>
  webmCodecs.find(([beginning]) => id.startsWith(beginning))?.[1] ?? unknown(id);

const order: readonly Reach[] = ['all', 'some', 'none'];

/** Of several tracks of a kind, browsers play one that they support. */
const best = (codecs: readonly Codec[]): Codec | undefined =>
  codecs.toSorted((one, other) => order.indexOf(one.reach) - order.indexOf(other.reach))[0];

/**
 * The notices for a video with these tracks.
 * @throws UploadError if it has no video track, or none that any browser plays
 */
export function noticesOf(tracks: readonly FilmTrack[]): readonly UploadNotice[] {
  const codecsOf = (is: FilmTrack['is']) => tracks.flatMap((track) => (track.is === is ? (track.codec ?? []) : []));
  if (tracks.some((track) => track.codec === null)) throw new UploadError(415, 'filmEncrypted');
  const [picture, sound] = [best(codecsOf('picture')), best(codecsOf('sound'))];
  if (picture === undefined) throw new UploadError(415, 'foreignSound', { kind: sound?.name ?? 'MP4' });
  if (picture.reach === 'none') throw new UploadError(415, 'filmInNoBrowser', { codec: picture.name });
  const notices: UploadNotice[] = [];
  const tell = (code: UploadNotice['code'], { name }: Codec) =>
    notices.push({ code, values: { codec: name }, asks: true });
  if (picture.reach === 'some') tell('filmInSomeBrowsers', picture);
  if (sound?.reach === 'some') tell('soundInSomeBrowsers', sound);
  if (sound?.reach === 'none') tell('soundInNoBrowser', sound);
  return notices;
}
