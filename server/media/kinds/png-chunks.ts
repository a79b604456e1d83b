import { crc32 } from 'node:zlib';
import { brokenFile } from '../upload-error.ts';
import { asciiAt } from './file-type.ts';

export const pngSignature = '\x89PNG\r\n\x1a\n';

/** A chunk of a PNG (third edition, 5.3): its content, and all of it with length and checksum. */
export interface PngChunk {
  readonly name: string;
  readonly content: Buffer;
  readonly whole: Buffer;
}

/** The chunks of a PNG up to its end. @throws UploadError where it is cut off */
export function* pngChunks(png: Buffer): Generator<PngChunk> {
  for (let place = pngSignature.length; ;) {
    if (place + 12 > png.length) throw brokenFile();
    const end = place + 12 + png.readUInt32BE(place);
    if (end > png.length) throw brokenFile();
    const name = asciiAt(png, place + 4, 4);
    yield { name, content: png.subarray(place + 8, end - 4), whole: png.subarray(place, end) };
    if (name === 'IEND') return;
    place = end;
  }
}

/** A chunk as it is written. */
export function toPngChunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(content.length);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), named.length + 4);
  return chunk;
}

/** Whether a PNG has several pictures to be shown one after another (PNG, third edition, 11.3.6.1). */
export function isAnimatedPng(png: Buffer): boolean {
  for (const { name, content } of pngChunks(png)) {
    if (name === 'acTL') return content.length === 8 && content.readUInt32BE(0) > 1;
    // Behind the pixels it means nothing.
    if (name === 'IDAT') return false;
  }
  return false;
}
