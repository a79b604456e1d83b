import { crc32 } from 'node:zlib';
import { brokenFile } from '../upload-error.ts';
import { asciiAt } from './file-type.ts';

export const pngSignature = '\x89PNG\r\n\x1a\n';

/** A chunk of a PNG (third edition, 5.3): its content, and all its bytes with length and checksum. */
export interface PngChunk {
  readonly name: string;
  readonly content: Buffer;
  readonly whole: Buffer;
}

/** The chunks of a PNG up to its end. @throws UploadError if it is truncated */
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

/** Encodes a chunk. */
export function toPngChunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(content.length);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), named.length + 4);
  return chunk;
}

/** True for a PNG with an animation (PNG, third edition, 11.3.6.1). */
export function isAnimatedPng(png: Buffer): boolean {
  for (const { name, content } of pngChunks(png)) {
    if (name === 'acTL') return content.length === 8 && content.readUInt32BE(0) > 1;
    // The chunk has no effect after the pixels.
    if (name === 'IDAT') return false;
  }
  return false;
}
