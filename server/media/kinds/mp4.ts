import { brokenFile, refusedKind } from '../upload-error.ts';
import { asciiAt, type FileFacts, type FileType, type InspectedFile, noFacts, partLimit, readAt } from './file-type.ts';
import { type Box, boxAt, boxesIn, childOf, fileTypeBrands } from './iso-media.ts';

/** Brands of files that browsers play as MP4; QuickTime (`qt  `) and audio files carry others first. */
const mp4Brand = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash|cmfc|mmp4)$/;
/** The index of a film of hours fits easily; a larger one is not read into memory. */
const indexLimit = 32 * 1024 * 1024;

/** The content of `moov`, after the whole chain of top-level boxes has been followed to the end of the file. */
async function readIndex(file: InspectedFile): Promise<Buffer> {
  let index: Box | undefined;
  let hasData = false;
  for (let place = 0, parts = 0; place < file.bytes; parts += 1) {
    if (parts > partLimit) throw brokenFile();
    const box = boxAt(await readAt(file, place, 16), place, file.bytes);
    if (box.name === 'moov') index = box;
    if (box.name === 'mdat') hasData = true;
    place = box.end;
  }
  if (index === undefined || !hasData || index.end - index.start > indexLimit) throw brokenFile();
  return readAt(file, index.start, index.end - index.start);
}

/** Seconds from a header that holds a timescale and a duration (8.2.2); 0 and all ones mean unknown. */
function durationOf(moov: Buffer, header: Box): number | null {
  const isLong = moov[header.start] === 1;
  const timescale = moov.readUInt32BE(header.start + (isLong ? 20 : 12));
  const units = isLong ? Number(moov.readBigUInt64BE(header.start + 24)) : moov.readUInt32BE(header.start + 16);
  const isUnknown = units === 0 || timescale === 0 || units >= (isLong ? 2 ** 63 : 2 ** 32 - 1);
  return isUnknown ? null : units / timescale;
}

const isVideoTrack = (moov: Buffer, track: Box): boolean => {
  const media = childOf(moov, track, 'mdia');
  const handler = media && childOf(moov, media, 'hdlr');
  return handler !== undefined && asciiAt(moov, handler.start + 8, 4) === 'vide';
};

/** Shown width and height of a track: fixed point 16.16 at the end of its header, turned by its matrix (8.3.2). */
function sizeOf(moov: Buffer, header: Box): { width: number; height: number } {
  const [width, height] = [moov.readUInt32BE(header.end - 8) >>> 16, moov.readUInt32BE(header.end - 4) >>> 16];
  const matrix = header.end - 44;
  const isTurned = moov.readInt32BE(matrix) === 0 && moov.readInt32BE(matrix + 16) === 0;
  return isTurned ? { width: height, height: width } : { width, height };
}

async function examineMp4(file: InspectedFile): Promise<FileFacts> {
  const moov = await readIndex(file);
  const whole: Box = { name: 'moov', start: 0, end: moov.length };
  try {
    const movieHeader = childOf(moov, whole, 'mvhd');
    if (movieHeader === undefined) throw brokenFile();
    const track = boxesIn(moov, whole).find((box) => box.name === 'trak' && isVideoTrack(moov, box));
    const trackHeader = track && childOf(moov, track, 'tkhd');
    if (trackHeader === undefined) throw refusedKind();
    return { ...noFacts, ...sizeOf(moov, trackHeader), duration: durationOf(moov, movieHeader) };
  } catch (error) {
    // Reading past the end of the buffer: a header is shorter than its version says.
    throw error instanceof RangeError ? brokenFile() : error;
  }
}

export const mp4: FileType = {
  kind: 'video',
  type: 'video/mp4',
  extension: 'mp4',
  recognises(head) {
    const [major = '', ...compatible] = fileTypeBrands(head);
    return (
      mp4Brand.test(major) || (/^(M4V|f4v|3g[gp]\w)/.test(major) && compatible.some((brand) => mp4Brand.test(brand)))
    );
  },
  examine: examineMp4,
};
