import { asciiAt } from '../kinds/file-type.ts';

const orientationTag = 0x0112;
const upright = 1;
/** Maximum number of directory entries that are read. */
const mostEntries = 512;

/** The orientation (1 to 8) in EXIF (TIFF 6.0, section 8). Unreadable data counts as upright, as in browsers. */
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

/** EXIF with the orientation only; null for an upright picture. */
export function orientationAlone(exif: Buffer): Buffer | null {
  const orientation = orientationOf(exif);
  if (orientation === upright) return null;
  // One directory at position 8 with one entry: tag, type SHORT, one value.
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
