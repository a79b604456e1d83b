import { brokenFile } from '../upload-error.ts';
import { type FilmTrack, noticesOf, webmCodecNamed } from './film-codecs.ts';
import { blankAt, type FileType, type Followed, type InspectedFile, noFacts, partLimit, readAt } from './file-type.ts';

/** Element ids of EBML (RFC 8794) and Matroska (RFC 9559), in their encoded form. */
const ids = {
  ebml: 0x1a45dfa3,
  documentType: 0x4282,
  segment: 0x18538067,
  information: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackType: 0x83,
  codecId: 0x86,
  contentEncodings: 0x6d80,
  contentEncoding: 0x6240,
  contentEncryption: 0x5035,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  tags: 0x1254c367,
  attachments: 0x1941a469,
  nothing: 0xec,
  checksum: 0xbf,
  seekHead: 0x114d9b74,
  cluster: 0x1f43b675,
  cues: 0x1c53bb6b,
  chapters: 0x1043a770,
} as const;
/** The top-level elements of a segment. */
const levelOne: ReadonlySet<number> = new Set([
  ids.seekHead,
  ids.information,
  ids.tracks,
  ids.cluster,
  ids.cues,
  ids.chapters,
  ids.tags,
  ids.attachments,
  ids.nothing,
  ids.checksum,
]);
const trackTypes: ReadonlyMap<number, FilmTrack['is']> = new Map([
  [1, 'picture'],
  [2, 'sound'],
]);
const defaultTimestampScale = 1_000_000;
/** Maximum bytes of id and size of an element. */
const headerBytes = 12;
/** Information and tracks of a video take a few kilobytes. */
const masterLimit = 4 * 1024 * 1024;

interface Element {
  readonly id: number;
  readonly start: number;
  readonly end: number;
  /** True if its size is unknown, as in live recordings. */
  readonly isOpen: boolean;
}

/** A variable-length number of 1 to 8 bytes whose first byte encodes the length. All ones in a size mean "unknown". */
function variableNumber(buffer: Buffer, place: number, keepsMarker: boolean): { length: number; value: number } {
  const first = buffer[place] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > 8 || place + length > buffer.length) throw brokenFile();
  const marker = 0x80 >> (length - 1);
  let value = keepsMarker ? first : first & (marker - 1);
  let isUnknown = !keepsMarker && value === marker - 1;
  for (let next = place + 1; next < place + length; next += 1) {
    const byte = buffer[next] ?? 0;
    isUnknown &&= byte === 0xff;
    value = value * 256 + byte;
  }
  return { length, value: isUnknown ? Infinity : value };
}

/** The element whose header begins at byte `place` of a file or buffer. An element of unknown size ends at `limit`. */
function elementAt(header: Buffer, place: number, limit: number): Element {
  const id = variableNumber(header, 0, true);
  const size = variableNumber(header, id.length, false);
  const start = place + id.length + size.length;
  const isOpen = size.value === Infinity;
  const end = isOpen ? limit : start + size.value;
  if (end > limit) throw brokenFile();
  return { id: id.value, start, end, isOpen };
}

function childrenIn(buffer: Buffer): readonly (Element & { readonly content: Buffer })[] {
  const children: (Element & { content: Buffer })[] = [];
  for (let place = 0; place < buffer.length;) {
    const child = elementAt(buffer.subarray(place, place + headerBytes), place, buffer.length);
    children.push({ ...child, content: buffer.subarray(child.start, child.end) });
    place = child.end;
  }
  return children;
}

const contentOf = (buffer: Buffer, id: number): Buffer | undefined =>
  childrenIn(buffer).find((child) => child.id === id)?.content;

const unsigned = (content: Buffer): number => content.reduce((value, byte) => value * 256 + byte, 0);
const float = (content: Buffer): number => (content.length === 8 ? content.readDoubleBE() : content.readFloatBE());

/** Replaces an element by a `Void` element of the same length, because the index refers to byte positions. */
async function empty(file: InspectedFile, place: number, end: number): Promise<void> {
  const sizeBytes = end - place < 9 ? 1 : 8;
  const head = Buffer.alloc(1 + sizeBytes);
  head[0] = ids.nothing;
  head.writeUIntBE(end - place - head.length, head.length - Math.min(sizeBytes, 6), Math.min(sizeBytes, 6));
  head[1] = (head[1] ?? 0) | (0x80 >> (sizeBytes - 1));
  await blankAt(file, place, end, head);
}

/** The id of the element at a position; 0 if there is none. */
async function idAt(file: InspectedFile, place: number): Promise<number> {
  const header = await readAt(file, place, headerBytes);
  return header[0] === undefined || header[0] < 0x10 || header.length < 4 ? 0 : variableNumber(header, 0, true).value;
}

/**
 * Reads information and tracks of the segment. Follows all elements to the end, so that a truncated file is detected.
 */
async function readSegment(file: InspectedFile): Promise<{ information?: Buffer; tracks?: Buffer }> {
  const readElement = async (place: number, limit: number) =>
    elementAt(await readAt(file, place, headerBytes), place, limit);
  const { end } = await readElement(0, file.bytes);
  const segment = await readElement(end, file.bytes);
  if (segment.id !== ids.segment) throw brokenFile();

  // Some programs append bytes after the video.
  if (segment.end < file.bytes) await file.handle.truncate(segment.end);
  const found: { information?: Buffer; tracks?: Buffer } = {};
  let hasFrames = false;
  for (let place = segment.start, parts = 0; place < segment.end; parts += 1) {
    if (parts > partLimit) throw brokenFile();
    if (segment.isOpen && hasFrames && !levelOne.has(await idAt(file, place))) {
      await file.handle.truncate(place);
      break;
    }
    const element = await readElement(place, segment.end);
    if (element.id === ids.cluster) hasFrames = true;
    if (element.id === ids.information || element.id === ids.tracks) {
      if (element.end - element.start > masterLimit) throw brokenFile();
      const content = await readAt(file, element.start, element.end - element.start);
      found[element.id === ids.tracks ? 'tracks' : 'information'] = content;
    }
    // Titles, names and places, and embedded files.
    if (element.id === ids.tags || element.id === ids.attachments) await empty(file, place, element.end);
    place = element.end;
  }
  return found;
}

function durationOf(information: Buffer): number | null {
  const duration = contentOf(information, ids.duration);
  const scale = contentOf(information, ids.timestampScale);
  if (duration === undefined || ![4, 8].includes(duration.length)) return null;
  // Timestamps are in units of `scale` nanoseconds.
  const seconds = (float(duration) * (scale === undefined ? defaultTimestampScale : unsigned(scale))) / 1e9;
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}

/** The video and audio tracks of a file with their entries. */
function filmTracksIn(tracks: Buffer): readonly (FilmTrack & { readonly entry: Buffer })[] {
  return childrenIn(tracks).flatMap(({ id, content: entry }) => {
    const type = id === ids.trackEntry ? contentOf(entry, ids.trackType) : undefined;
    const is = type && trackTypes.get(unsigned(type));
    if (is === undefined) return [];
    const codec = webmCodecNamed(contentOf(entry, ids.codecId)?.toString('latin1') ?? '');
    return [{ is, entry, codec: isEncrypted(entry) ? null : codec }];
  });
}

function isEncrypted(entry: Buffer): boolean {
  const encodings = contentOf(entry, ids.contentEncodings);
  return (
    encodings !== undefined &&
    childrenIn(encodings).some(
      ({ id, content }) => id === ids.contentEncoding && contentOf(content, ids.contentEncryption) !== undefined,
    )
  );
}

async function examineWebm(file: InspectedFile): Promise<Followed> {
  const { information, tracks } = await readSegment(file);
  if (information === undefined || tracks === undefined) throw brokenFile();
  const films = filmTracksIn(tracks);
  const notices = noticesOf(films);
  const entry = films.find(({ is }) => is === 'picture')?.entry;
  const video = entry && contentOf(entry, ids.video);
  if (video === undefined) throw brokenFile();
  const [width, height] = [ids.pixelWidth, ids.pixelHeight].map((id) => {
    const content = contentOf(video, id);
    return content === undefined ? null : unsigned(content);
  });
  return { ...noFacts, width: width ?? null, height: height ?? null, duration: durationOf(information), notices };
}

export const webm: FileType = {
  kind: 'video',
  type: 'video/webm',
  extension: 'webm',
  recognises(head) {
    if (head.length < headerBytes || head.readUInt32BE(0) !== ids.ebml) return false;
    try {
      const { start, end } = elementAt(head.subarray(0, headerBytes), 0, head.length);
      return contentOf(head.subarray(start, end), ids.documentType)?.toString('latin1').split('\0', 1)[0] === 'webm';
    } catch {
      return false;
    }
  },
  examine: examineWebm,
};
