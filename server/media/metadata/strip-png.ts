import { pngChunks, pngSignature, toPngChunk } from '../kinds/png-chunks.ts';
import { orientationAlone } from './orientation.ts';

/** Chunks for pixels, colours, density and animation (PNG, third edition, 11 and 5.6). */
const forShowing = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
);

/** A PNG without texts, times, XMP and EXIF, and without bytes after its end. The orientation stays. */
export function stripPng(png: Buffer): Buffer {
  const parts = [png.subarray(0, pngSignature.length)];
  for (const { name, content, whole } of pngChunks(png)) {
    if (forShowing.has(name)) parts.push(whole);
    const turned = name === 'eXIf' ? orientationAlone(content) : null;
    if (turned !== null) parts.push(toPngChunk(name, turned));
  }
  return Buffer.concat(parts);
}
