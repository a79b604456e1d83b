import { asciiAt } from '../kinds/file-type.ts';
import { brokenFile } from '../upload-error.ts';
import { orientationAlone } from './orientation.ts';

const forShowing = new Set(['VP8 ', 'VP8L', 'VP8X', 'ANIM', 'ANMF', 'ALPH', 'ICCP']);
/** After a chunk with an odd number of bytes. */
const padding = Buffer.alloc(1);
/** Flags of the extended header (RFC 9649, 2.7.1). */
const [hasExif, hasXmp] = [0x08, 0x04];

function chunkOf(name: string, content: Buffer): Buffer {
  const chunk = Buffer.alloc(8 + content.length + (content.length % 2));
  chunk.write(name, 0, 'latin1');
  chunk.writeUInt32LE(content.length, 4);
  content.copy(chunk, 8);
  return chunk;
}

/** A WebP without EXIF, XMP and unknown chunks, and without bytes after its end. The orientation stays. */
export function stripWebp(content: Buffer): Buffer {
  const limit = content.readUInt32LE(4) + 8;
  if (limit > content.length) throw brokenFile();
  const parts: Buffer[] = [];
  let header: Buffer | undefined;
  let turned: Buffer | null = null;
  for (let place = 12; place + 8 <= limit;) {
    const name = asciiAt(content, place, 4);
    const bytes = content.readUInt32LE(place + 4);
    if (place + 8 + bytes > limit) throw brokenFile();
    const inner = content.subarray(place + 8, place + 8 + bytes);
    if (name === 'VP8X' && header === undefined) {
      header = chunkOf(name, inner);
      parts.push(header);
    } else if (forShowing.has(name)) {
      // A view instead of a copy, because a copy would hold the encoded pixels in memory twice.
      parts.push(content.subarray(place, place + 8 + bytes), padding.subarray(0, bytes % 2));
    }
    if (name === 'EXIF') turned ??= orientationAlone(inner);
    place += 8 + bytes + (bytes % 2);
  }
  if (header !== undefined) {
    header[8] = ((header[8] ?? 0) & ~(hasExif | hasXmp)) | (turned === null ? 0 : hasExif);
    if (turned !== null) parts.push(chunkOf('EXIF', turned));
  }
  const start = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  const whole = Buffer.concat([start, ...parts]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}
