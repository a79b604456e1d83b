import { asciiAt } from '../kinds/file-type.ts';
import { avifColours } from './avif-colours.ts';
import { isHdr } from './code-points.ts';
import { pngColours } from './png-colours.ts';

/**
 * How the colours of a picture are converted to sRGB:
 * - `srgb`: not needed, or the decoder does it;
 * - `embedded`: by the profile in the file;
 * - a profile: by that profile, which the decoder does not read from the file;
 * - `hdr`: not possible, because their dynamic range is larger.
 */
export type Colours = 'srgb' | 'embedded' | 'hdr' | Buffer;

/** The colour space of a profile (ICC.1:2022, 7.2.8). */
export const spaceOf = (profile: Buffer): string => asciiAt(profile, 16, 4);

/** The decoder's metadata of a picture, read before decoding. */
export interface PictureHeader {
  readonly format: string;
  /** Colour space: `srgb`, `rgb16`, `b-w`, `grey16` and others. */
  readonly space: string;
  /** `uchar` or `ushort`. */
  readonly depth: string;
  /** The embedded profile. */
  readonly icc?: Buffer | undefined;
}

const isGrey = ({ space }: PictureHeader): boolean => space === 'b-w' || space === 'grey16';
const is16Bit = ({ depth }: PictureHeader): boolean => depth === 'ushort';

const tagTable = { start: 132, entryBytes: 12, most: 100 } as const;

/** The content of a tag of a profile (7.3). */
function tagOf(profile: Buffer, tag: string): Buffer | undefined {
  for (let entry = 0; entry < tagTable.most; entry += 1) {
    const place = tagTable.start + entry * tagTable.entryBytes;
    if (place + tagTable.entryBytes > profile.length) return undefined;
    if (asciiAt(profile, place, 4) === tag) return profile.subarray(profile.readUInt32BE(place + 4));
  }
  return undefined;
}

/** True if the `cicp` tag of a profile (10.3) defines high dynamic range. */
function isHdrProfile(profile: Buffer): boolean {
  const content = tagOf(profile, 'cicp');
  return content !== undefined && isHdr({ primaries: content[8] ?? 2, transfer: content[9] ?? 2 });
}

/** The colours that a picture defines without an embedded profile. */
function saidBeside(content: Buffer, { format }: PictureHeader): Buffer | 'hdr' | undefined {
  if (format === 'png') return pngColours(content);
  return format === 'heif' ? avifColours(content) : undefined;
}

/** @throws UploadError if the file is truncated */
export function readColours(content: Buffer, header: PictureHeader): Colours {
  const said = saidBeside(content, header);
  if (said !== undefined) return said;
  const profile = header.icc;
  if (profile === undefined) return 'srgb';
  if (isHdrProfile(profile)) return 'hdr';
  // The decoder converts only 8-bit grey, and only with a grey profile.
  if (isGrey(header) && (is16Bit(header) || spaceOf(profile) !== 'GRAY')) return profile;
  return is16Bit(header) ? 'embedded' : 'srgb';
}
