import { brokenFile } from '../upload-error.ts';
import {
  asciiAt,
  blankAt,
  type FileType,
  type Followed,
  type InspectedFile,
  noFacts,
  partLimit,
  readAt,
} from './file-type.ts';
import { noticesOf } from './film-codecs.ts';
import { type Box, boxAt, boxesIn, childOf, fileTypeBrands } from './iso-media.ts';
import { filmTracksIn, handlerOf } from './mp4-tracks.ts';

/**
 * Major brands of other formats: QuickTime, audio and pictures. Browsers play all others as MP4, depending on their
 * tracks.
 */
const otherBrand = /^(?:qt {2}|M4[ABP] |F4[AB] |hei[cxms]|hev[cxms]|mi[af]\w|msf1|avi[fso]|j[px][lmx2] ?|crx )$/;
/** The index of a video of hours is smaller; a larger one is not read into memory. */
const indexLimit = 32 * 1024 * 1024;

/**
 * Boxes with metadata of where, when, by whom and with which device a video was recorded (8.10, 8.11). Players do not
 * need them.
 */
const telling = new Set(['udta', 'meta', 'uuid']);

/** Boxes that must not be truncated. */
const needed = new Set(['moov', 'mdat', 'moof']);

/**
 * The box at a position; `undefined` if a complete video ends there and other data follows, which some phones and
 * programs append.
 */
function boxOrEnd(header: Buffer, place: number, limit: number, isWhole: boolean): Box | undefined {
  const name = asciiAt(header, 4, 4);
  if (isWhole && !/^[\w ]{4}$/.test(name)) return undefined;
  try {
    return boxAt(header, place, limit);
  } catch (error) {
    if (isWhole && !needed.has(name)) return undefined;
    throw error;
  }
}

interface Index {
  readonly moov: Buffer;
  /** The position of its content in the file. */
  readonly start: number;
  /** Metadata boxes outside the index. */
  readonly telling: readonly Box[];
}

/** Reads the content of `moov` and follows all top-level boxes to the end of the file. */
async function readIndex(file: InspectedFile): Promise<Index> {
  const beside: Box[] = [];
  let index: Box | undefined;
  let hasData = false;
  for (let place = 0, parts = 0; place < file.bytes; parts += 1) {
    if (parts > partLimit) throw brokenFile();
    const box = boxOrEnd(await readAt(file, place, 16), place, file.bytes, index !== undefined && hasData);
    if (box === undefined) {
      await file.handle.truncate(place);
      break;
    }
    if (box.name === 'moov') index = box;
    if (box.name === 'mdat') hasData = true;
    if (telling.has(box.name)) beside.push(box);
    place = box.end;
  }
  if (index === undefined || !hasData || index.end - index.start > indexLimit) throw brokenFile();
  const moov = await readAt(file, index.start, index.end - index.start);
  return { moov, start: index.start, telling: beside };
}

/** Seconds, from a header with timescale and duration (8.2.2). 0 and all ones mean unknown. */
function durationOf(moov: Buffer, header: Box): number | null {
  const isLong = moov[header.start] === 1;
  const timescale = moov.readUInt32BE(header.start + (isLong ? 20 : 12));
  const units = isLong ? Number(moov.readBigUInt64BE(header.start + 24)) : moov.readUInt32BE(header.start + 16);
  const isUnknown = units === 0 || timescale === 0 || units >= (isLong ? 2 ** 63 : 2 ** 32 - 1);
  return isUnknown ? null : units / timescale;
}

/** The metadata boxes in the index. */
function* tellingParts(moov: Buffer, whole: Box): Generator<Box> {
  for (const box of boxesIn(moov, whole)) {
    if (telling.has(box.name) || (box.name === 'trak' && handlerOf(moov, box) === 'meta')) yield box;
    else if (box.name === 'trak') yield* boxesIn(moov, box).filter(({ name }) => telling.has(name));
  }
}

/** Turns a box into a free box of the same size, because frames are addressed by byte position. */
async function free(file: InspectedFile, { place, start, end }: Box, from = 0): Promise<void> {
  const head = Buffer.from('free', 'latin1');
  if (start - place === 8) return blankAt(file, from + place + 4, from + end, head);
  // A 64-bit size follows the name.
  const size = await readAt(file, from + place + 8, 8);
  return blankAt(file, from + place + 4, from + end, Buffer.concat([head, size]));
}

/** Displayed width and height of a track: 16.16 fixed point at the end of its header, rotated by its matrix (8.3.2). */
function sizeOf(moov: Buffer, header: Box): { width: number; height: number } {
  const [width, height] = [moov.readUInt32BE(header.end - 8) >>> 16, moov.readUInt32BE(header.end - 4) >>> 16];
  const matrix = header.end - 44;
  const isTurned = moov.readInt32BE(matrix) === 0 && moov.readInt32BE(matrix + 16) === 0;
  return isTurned ? { width: height, height: width } : { width, height };
}

async function examineMp4(file: InspectedFile): Promise<Followed> {
  const { moov, start, telling: beside } = await readIndex(file);
  const whole: Box = { name: 'moov', place: 0, start: 0, end: moov.length };
  try {
    const movieHeader = childOf(moov, whole, 'mvhd');
    if (movieHeader === undefined) throw brokenFile();
    const notices = noticesOf(filmTracksIn(moov, whole));
    const track = boxesIn(moov, whole).find((box) => box.name === 'trak' && handlerOf(moov, box) === 'vide');
    const trackHeader = track && childOf(moov, track, 'tkhd');
    if (trackHeader === undefined) throw brokenFile();
    for (const box of beside) await free(file, box);
    for (const box of tellingParts(moov, whole)) await free(file, box, start);
    return { ...noFacts, ...sizeOf(moov, trackHeader), duration: durationOf(moov, movieHeader), notices };
  } catch (error) {
    // A RangeError means that a header is shorter than its version requires.
    throw error instanceof RangeError ? brokenFile() : error;
  }
}

export const mp4: FileType = {
  kind: 'video',
  type: 'video/mp4',
  extension: 'mp4',
  recognises(head) {
    const [major] = fileTypeBrands(head);
    return major !== undefined && !otherBrand.test(major);
  },
  examine: examineMp4,
};
