import { deflateSync } from 'node:zlib';
import { pngChunks, pngSignature, toPngChunk } from '../kinds/png-chunks.ts';
import { type CodePoints, filmCurve, isHdr, profileOf, srgbPrimaries } from './code-points.ts';
import { type Chromaticity, createProfile, type Primaries } from './create-profile.ts';

/** Chunks that define colours (PNG, third edition, 11.3.2), in order of precedence. */
const colourChunks = ['cICP', 'iCCP', 'sRGB', 'gAMA', 'cHRM'] as const;

/** Chromaticities and gammas are stored as integers, multiplied by this factor. */
const parts = 100_000;
/** Other gammas are invalid; files with 0 exist. */
const isGamma = (gamma: number): boolean => gamma > 0.1 && gamma < 10;
/** The gamma of files for usual displays. */
const usualGamma = 0.45455;

function primariesIn(content: Buffer | undefined): Primaries | undefined {
  if (content?.length !== 32) return undefined;
  const [white, red, green, blue] = [0, 8, 16, 24].map((place): Chromaticity => [
    content.readUInt32BE(place) / parts,
    content.readUInt32BE(place + 4) / parts,
  ]);
  if (white === undefined || red === undefined || green === undefined || blue === undefined) return undefined;
  return [white, red, green, blue].every(([, y]) => y > 0) ? { white, red, green, blue } : undefined;
}

/** Browsers ignore primaries without a gamma, and a usual gamma without primaries. */
function profileByGamma(gammaChunk: Buffer | undefined, primariesChunk: Buffer | undefined): Buffer | undefined {
  if (gammaChunk?.length !== 4) return undefined;
  const gamma = gammaChunk.readUInt32BE(0) / parts;
  const primaries = primariesIn(primariesChunk);
  if (!isGamma(gamma) || (primaries === undefined && Math.abs(gamma - usualGamma) < 0.001)) return undefined;
  return createProfile(primaries ?? srgbPrimaries, { gamma: 1 / gamma });
}

const codePointsIn = (content: Buffer): CodePoints => ({ primaries: content[0] ?? 2, transfer: content[1] ?? 2 });

/**
 * The colours that a PNG defines without an embedded profile, as an ICC profile; `hdr` for colours of high dynamic
 * range.
 */
export function pngColours(png: Buffer): Buffer | 'hdr' | undefined {
  const found = new Map<string, Buffer>();
  for (const { name, content } of pngChunks(png)) {
    // Colour chunks come before the pixels.
    if (name === 'IDAT') break;
    if (!found.has(name)) found.set(name, content);
  }
  const codePoints = found.get('cICP');
  if (codePoints !== undefined) {
    const said = codePointsIn(codePoints);
    return isHdr(said) ? 'hdr' : profileOf(said, filmCurve);
  }
  if (found.has('iCCP') || found.has('sRGB')) return undefined;
  return profileByGamma(found.get('gAMA'), found.get('cHRM'));
}

/** Returns the PNG with an embedded profile instead of its colour chunks. */
export function withProfile(png: Buffer, profile: Buffer): Buffer {
  const embedded = toPngChunk('iCCP', Buffer.concat([Buffer.from('ICC\0\0', 'latin1'), deflateSync(profile)]));
  const isOfColours = (name: string) => colourChunks.some((chunk) => chunk === name);
  const chunks = [...pngChunks(png)].filter(({ name }) => !isOfColours(name)).map(({ whole }) => whole);
  return Buffer.concat([Buffer.from(pngSignature, 'latin1'), ...chunks.toSpliced(1, 0, embedded)]);
}
