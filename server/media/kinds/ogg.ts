import { brokenFile, refusedKind } from '../upload-error.ts';
import { asciiAt, type FileFacts, type FileType, type InspectedFile, noFacts, readAt } from './file-type.ts';

const capture = Buffer.from('OggS');
/** A page's header (27 bytes), its 255 segment sizes and 255 segments of 255 bytes (RFC 3533, 6). */
const largestPage = 27 + 255 + 255 * 255;
/** Every stream's first page holds its codec's header and they stand together at the start. */
const startBytes = 16 * 1024;

interface Page {
  readonly size: number;
  readonly granule: bigint;
  readonly serial: number;
  readonly content: Buffer;
}

/** The page that begins at a place, or nothing when no whole page is there. */
function pageAt(buffer: Buffer, place: number): Page | undefined {
  const segments = buffer[place + 26];
  if (segments === undefined || asciiAt(buffer, place, 4) !== 'OggS') return undefined;
  const sizes = buffer.subarray(place + 27, place + 27 + segments);
  const start = place + 27 + segments;
  const end = start + sizes.reduce((sum, size) => sum + size, 0);
  if (sizes.length < segments || end > buffer.length) return undefined;
  return {
    size: end - place,
    granule: buffer.readBigInt64LE(place + 6),
    serial: buffer.readUInt32LE(place + 14),
    content: buffer.subarray(start, end),
  };
}

/** The identification page of the Theora stream among the first pages. */
function theoraPage(start: Buffer): Page | undefined {
  for (let place = 0; ;) {
    const page = pageAt(start, place);
    if (page === undefined) return undefined;
    if (asciiAt(page.content, 0, 7) === '\x80theora') return page.content.length >= 42 ? page : undefined;
    place += page.size;
  }
}

/** The pages at the end of a file, the last first; broken when the last one is cut off. */
function lastPages(tail: Buffer): readonly Page[] {
  const pages: Page[] = [];
  let end = tail.length;
  for (
    let place = tail.lastIndexOf(capture);
    place >= 0;
    place = place > 0 ? tail.lastIndexOf(capture, place - 1) : -1
  ) {
    const page = pageAt(tail, place);
    if (page === undefined || place + page.size !== end) continue;
    pages.push(page);
    end = place;
  }
  if (pages.length === 0) throw brokenFile();
  return pages;
}

/** Seconds up to the last frame: its granule counts frames up to the last key frame and since (Theora, A.2.3). */
function durationOf(header: Buffer, last: Page): number | null {
  const [rate, scale] = [header.readUInt32BE(22), header.readUInt32BE(26)];
  const shift = BigInt((header.readUInt16BE(40) >> 5) & 0x1f);
  const frames = Number((last.granule >> shift) + (last.granule & ((1n << shift) - 1n)));
  return rate > 0 && scale > 0 && frames > 0 ? (frames * scale) / rate : null;
}

async function examineOgg(file: InspectedFile): Promise<FileFacts> {
  const theora = theoraPage(await readAt(file, 0, startBytes));
  if (theora === undefined) throw refusedKind();
  const tailStart = Math.max(0, file.bytes - 2 * largestPage);
  const pages = lastPages(await readAt(file, tailStart, file.bytes - tailStart));
  const last = pages.find(({ serial, granule }) => serial === theora.serial && granule >= 0n);
  const header = theora.content;
  return {
    ...noFacts,
    width: header.readUIntBE(14, 3),
    height: header.readUIntBE(17, 3),
    duration: last === undefined ? null : durationOf(header, last),
  };
}

/** Ogg with Theora video; browsers that no longer play it show the poster. */
export const ogg: FileType = {
  kind: 'video',
  type: 'video/ogg',
  extension: 'ogg',
  recognises: (head) => head.subarray(0, 4).equals(capture),
  examine: examineOgg,
};
