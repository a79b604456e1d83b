import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture of noise, which compresses as little as a photo. */
export const samplePhoto = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#446', noise: { type: 'gaussian', mean: 128, sigma: 20 } },
  });

/** An animation with two frames. */
export async function sampleAnimation(width: number, height: number) {
  const pictures = ['#f00', '#00f'].map((background) => sharp({ create: { width, height, channels: 3, background } }));
  return sharp(await Promise.all(pictures.map((picture) => picture.png().toBuffer())), { join: { animated: true } });
}

/**
 * Yields a start and `count` megabytes after it, each in a new buffer, so that memory use shows when a reader retains
 * them.
 */
export function* megabytes(start: Buffer, count: number): Generator<Buffer> {
  yield start;
  for (let sent = 0; sent < count; sent += 1) yield Buffer.alloc(1024 * 1024);
}

const chunk = (name: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
};

/** A PNG of a few bytes whose header claims any size. */
export function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(16))), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

/** A box of an ISO base media file. */
export const box = (name: string, ...content: Buffer[]): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.reduce((sum, { length }) => sum + length, 0));
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, ...content]);
};

const words = (...values: number[]): Buffer => {
  const buffer = Buffer.alloc(values.length * 4);
  for (const [place, value] of values.entries()) buffer.writeInt32BE(value | 0, place * 4);
  return buffer;
};

export interface SampleMp4 {
  readonly brand?: string;
  readonly handler?: string;
  readonly width?: number;
  readonly height?: number;
  readonly seconds?: number;
  readonly isTurned?: boolean;
  /** The sample entries of its video tracks; one of H.264 unless given. */
  readonly pictures?: readonly Buffer[];
  /** The sample entries of its audio tracks; none unless given. */
  readonly sounds?: readonly Buffer[];
}

/** A sample entry of a video track, followed by boxes. */
export const pictureEntry = (name: string, ...boxes: Buffer[]): Buffer => box(name, Buffer.alloc(78), ...boxes);

/** A sample entry of an audio track, followed by boxes. */
export const soundEntry = (name: string, ...boxes: Buffer[]): Buffer => box(name, Buffer.alloc(28), ...boxes);

/** The configuration of H.264 with a profile. */
export const h264Config = (profile: number): Buffer => box('avcC', Buffer.from([1, profile, 0, 31]));

/** The descriptor of an elementary stream with this object type. */
export const streamDescriptor = (objectType: number): Buffer =>
  box(
    'esds',
    words(0),
    Buffer.from([3, 25, 0, 1, 0, 4, 0x80, 0x80, 17, objectType, ...Array.from({ length: 16 }, () => 0)]),
  );

/** The beginning of an MP4, up to the `dataBytes` of frames. */
export function mp4Start(dataBytes: number, sample: SampleMp4 = {}): Buffer {
  const { brand = 'isom', handler = 'vide', width = 640, height = 360, seconds = 3, isTurned = false } = sample;
  const { pictures = [pictureEntry('avc1', h264Config(100))], sounds = [] } = sample;
  const matrix = isTurned
    ? [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000]
    : [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];
  const trackHeader = box('tkhd', words(0, 0, 0, 1, 0, 3000, 0, 0, 0, 0, ...matrix, width << 16, height << 16));
  const track = (of: string, entry: Buffer) => {
    const handlerBox = box('hdlr', words(0, 0), Buffer.from(of, 'latin1'), words(0, 0, 0));
    const description = box('stsd', words(0, 1), entry);
    return box('trak', trackHeader, box('mdia', handlerBox, box('minf', box('stbl', description))));
  };
  const tracks = [...pictures.map((entry) => track(handler, entry)), ...sounds.map((entry) => track('soun', entry))];
  const movieHeader = box('mvhd', words(0, 0, 0, 1000, seconds * 1000, ...Array.from({ length: 20 }, () => 0)));
  const dataHead = words(8 + dataBytes, 0);
  dataHead.write('mdat', 4, 'latin1');
  return Buffer.concat([
    box('ftyp', Buffer.from(brand, 'latin1'), words(512), Buffer.from('isomiso2', 'latin1')),
    box('moov', movieHeader, ...tracks),
    dataHead,
  ]);
}

export const sampleMp4 = (sample?: SampleMp4): Buffer => Buffer.concat([mp4Start(100, sample), Buffer.alloc(100)]);

const element = (id: number[], content: Buffer): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length | 0x10000000);
  return Buffer.concat([Buffer.from(id), size, content]);
};

/** A WebM with a video or audio track, or another type of Matroska file. */
export function sampleWebm({
  documentType = 'webm',
  trackType = 1,
  codecs = ['V_VP9'],
  isEncrypted = false,
  isOpen = false,
} = {}): Buffer {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(4500);
  const video = element(
    [0xe0],
    Buffer.concat([element([0xb0], Buffer.from([5, 0])), element([0xba], Buffer.from([2, 0xd0]))]),
  );
  const encryption = element([0x6d, 0x80], element([0x62, 0x40], element([0x50, 0x35], Buffer.alloc(0))));
  const tracks = codecs.map((codec) => {
    const type = codec.startsWith('A_') ? 2 : trackType;
    return element(
      [0xae],
      Buffer.concat([
        element([0x83], Buffer.from([type])),
        element([0x86], Buffer.from(codec)),
        type === 1 ? video : Buffer.alloc(0),
        isEncrypted ? encryption : Buffer.alloc(0),
      ]),
    );
  });
  const parts = Buffer.concat([
    element([0x15, 0x49, 0xa9, 0x66], element([0x44, 0x89], duration)),
    element([0x16, 0x54, 0xae, 0x6b], Buffer.concat(tracks)),
    element([0x1f, 0x43, 0xb6, 0x75], Buffer.alloc(200)),
  ]);
  const segment = [0x18, 0x53, 0x80, 0x67];
  return Buffer.concat([
    element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], Buffer.from(documentType))),
    isOpen ? Buffer.concat([Buffer.from([...segment, 0xff]), parts]) : element(segment, parts),
  ]);
}

function oggPage(content: Buffer, granule: bigint): Buffer {
  const segments = [...Array.from({ length: Math.floor(content.length / 255) }, () => 255), content.length % 255];
  const head = Buffer.alloc(27);
  head.write('OggS', 0, 'latin1');
  head.writeBigInt64LE(granule, 6);
  head.writeUInt32LE(7, 14);
  head[26] = segments.length;
  return Buffer.concat([head, Buffer.from(segments), content]);
}

/** An Ogg file with 50 frames at 25 per second, or with an audio codec only. */
export function sampleOgg(codec: 'theora' | 'vorbis' = 'theora'): Buffer {
  const header = Buffer.alloc(42);
  header.write(`${codec === 'theora' ? '\x80' : '\x01'}${codec}`, 0, 'latin1');
  header.writeUIntBE(320, 14, 3);
  header.writeUIntBE(240, 17, 3);
  header.writeUInt32BE(25, 22);
  header.writeUInt32BE(1, 26);
  header.writeUInt16BE(6 << 5, 40);
  return Buffer.concat([oggPage(header, 0n), oggPage(Buffer.alloc(600), (40n << 6n) + 10n)]);
}

export const samplePdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\nstartxref\n9\n%%EOF\n');
/** A model in one file (glTF 2.0, 4.4) with one triangle, 1 m wide and high. */
export function sampleGlb(more: Readonly<Record<string, unknown>> = {}): Buffer {
  const points = Buffer.from(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]).buffer);
  const description = JSON.stringify({
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] }],
    bufferViews: [{ buffer: 0, byteLength: points.length }],
    buffers: [{ byteLength: points.length }],
    ...more,
  });
  const chunk = (type: string, content: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32LE(content.length);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, content]);
  };
  const padded = Buffer.from(description.padEnd(Math.ceil(description.length / 4) * 4));
  const chunks = Buffer.concat([chunk('JSON', padded), chunk('BIN\0', points)]);
  const head = Buffer.alloc(12);
  head.write('glTF', 'latin1');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(12 + chunks.length, 8);
  return Buffer.concat([head, chunks]);
}

export const sampleSvg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><path d="M0 0h24v12z"/></svg>';

/** An MP4 whose index contains this many megabytes of empty boxes. */
export function crowdedMp4(count: number): Buffer {
  const plain = sampleMp4();
  const index = plain.indexOf('moov') - 4;
  const end = index + plain.readUInt32BE(index);
  const empty = Buffer.alloc(count * 1024 * 1024, box('free'));
  const moov = box('moov', empty, plain.subarray(index + 8, end));
  return Buffer.concat([plain.subarray(0, index), moov, plain.subarray(end)]);
}

/** A PDF that needs a password to be opened. */
export const lockedPdf = Buffer.from(
  samplePdf.toString('latin1').replace('startxref', 'trailer << /Root 1 0 R /Encrypt 2 0 R >>\nstartxref'),
);
