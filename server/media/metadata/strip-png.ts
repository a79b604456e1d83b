import { crc32 } from 'node:zlib';
import { asciiAt } from '../kinds/file-type.ts';
import { brokenFile } from '../upload-error.ts';
import { orientationAlone } from './orientation.ts';

/** Chunks that pixels, colours, sizes and animation need (PNG, third edition, 11 and 5.6). */
const forShowing = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
);
const signatureBytes = 8;

function chunkOf(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(content.length);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), named.length + 4);
  return chunk;
}

/** A PNG without texts, times, XMP and EXIF, and without what follows its end; how the camera was held stays. */
export function stripPng(content: Buffer): Buffer {
  const kept = [content.subarray(0, signatureBytes)];
  for (let place = signatureBytes; ;) {
    if (place + 12 > content.length) throw brokenFile();
    const end = place + 12 + content.readUInt32BE(place);
    if (end > content.length) throw brokenFile();
    const name = asciiAt(content, place + 4, 4);
    if (forShowing.has(name)) kept.push(content.subarray(place, end));
    const turned = name === 'eXIf' ? orientationAlone(content.subarray(place + 8, end - 4)) : null;
    if (turned !== null) kept.push(chunkOf(name, turned));
    if (name === 'IEND') return Buffer.concat(kept);
    place = end;
  }
}
