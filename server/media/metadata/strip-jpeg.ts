import { asciiAt } from '../kinds/file-type.ts';
import { brokenFile } from '../upload-error.ts';
import { orientationAlone } from './orientation.ts';

const [app0, app1, app2, app14, app15, comment] = [0xe0, 0xe1, 0xe2, 0xee, 0xef, 0xfe];
const [startOfScan, endOfImage] = [0xda, 0xd9];
const exifMark = 'Exif\0\0';

/** Application segments that are needed for display: density, colour profile, colour transform. */
function isForShowing(marker: number, content: Buffer): boolean {
  if (marker === app0) return asciiAt(content, 0, 5) === 'JFIF\0';
  if (marker === app2) return asciiAt(content, 0, 12) === 'ICC_PROFILE\0';
  if (marker === app14) return asciiAt(content, 0, 5) === 'Adobe';
  return marker !== comment && (marker < app0 || marker > app15);
}

const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** The position of the marker after the encoded pixels. Within them, 0 and restart markers follow an 0xff. */
function endOfPixels(content: Buffer, start: number): number {
  for (let place = content.indexOf(0xff, start); place !== -1; place = content.indexOf(0xff, place + 1)) {
    const next = content[place + 1];
    if (next !== undefined && next !== 0 && next !== 0xff && !isAlone(next)) return place;
  }
  return content.length;
}

function segmentOf(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/**
 * A JPEG (ITU T.81, annex B) without EXIF, XMP, IPTC, comments, thumbnails and bytes after its end. The encoded pixels,
 * the colour profile and the orientation stay.
 */
export function stripJpeg(content: Buffer): Buffer {
  const parts: Buffer[] = [content.subarray(0, 2)];
  let turned: Buffer | null = null;
  let place = 2;
  while (place < content.length) {
    if (content[place] !== 0xff) throw brokenFile();
    const marker = content[place + 1] ?? 0xff;
    if (marker === 0xff || isAlone(marker)) {
      place += marker === 0xff ? 1 : 2;
      continue;
    }
    if (marker === endOfImage) {
      parts.push(content.subarray(place, place + 2));
      break;
    }
    if (place + 4 > content.length) throw brokenFile();
    const end = place + 2 + content.readUInt16BE(place + 2);
    if (end > content.length || end < place + 4) throw brokenFile();
    const segment = content.subarray(place + 4, end);
    if (marker === app1 && asciiAt(segment, 0, 6) === exifMark) turned ??= orientationAlone(segment);
    const next = marker === startOfScan ? endOfPixels(content, end) : end;
    if (isForShowing(marker, segment)) parts.push(content.subarray(place, next));
    place = next;
  }
  if (turned !== null) {
    const isAfterJfif = parts[1]?.[1] === app0;
    parts.splice(isAfterJfif ? 2 : 1, 0, segmentOf(app1, Buffer.concat([Buffer.from(exifMark), turned])));
  }
  return Buffer.concat(parts);
}
