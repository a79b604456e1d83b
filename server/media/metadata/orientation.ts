import { asciiAt } from '../kinds/file-type.ts';

const orientationTag = 0x0112;
const upright = 1;
/** How many entries of a directory are looked at. */
const mostEntries = 512;

/**
 * How a camera was held (1 to 8), as EXIF tells it (TIFF 6.0, section 8). What cannot be read counts as upright, as it
 * does where pictures are shown.
 */
export function orientationOf(exif: Buffer): number {
  const tiff = asciiAt(exif, 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
  const isLittle = asciiAt(tiff, 0, 2) === 'II';
  if (tiff.length < 14 || (!isLittle && asciiAt(tiff, 0, 2) !== 'MM')) return upright;
  const short = (place: number) => (isLittle ? tiff.readUInt16LE(place) : tiff.readUInt16BE(place));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return upright;
  const count = Math.min(short(directory), mostEntries);
  for (let entry = 0; entry < count; entry += 1) {
    const place = directory + 2 + entry * 12;
    if (place + 12 > tiff.length) return upright;
    if (short(place) !== orientationTag) continue;
    const value = short(place + 8);
    return value >= 1 && value <= 8 ? value : upright;
  }
  return upright;
}

/** EXIF that says nothing but how the camera was held; nothing at all for an upright picture. */
export function orientationAlone(exif: Buffer): Buffer | null {
  const orientation = orientationOf(exif);
  if (orientation === upright) return null;
  // One directory at place 8 with one entry: tag, type SHORT, one value.
  return Buffer.from([
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);
}
