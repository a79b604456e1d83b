import { asciiAt } from '../kinds/file-type.ts';
import { avifColours } from './avif-colours.ts';
import { isHdr } from './code-points.ts';
import { pngColours } from './png-colours.ts';

/**
 * How the colours of a picture become sRGB:
 * - `srgb`: they are already, or the decoder makes them so;
 * - `embedded`: by the profile in the file;
 * - a profile: by that one, which the decoder does not read from the file;
 * - `hdr`: not at all, since their range is larger.
 */
export type Colours = 'srgb' | 'embedded' | 'hdr' | Buffer;

/** The colour space of a profile's numbers (ICC.1:2022, 7.2.8). */
export const spaceOf = (profile: Buffer): string => asciiAt(profile, 16, 4);

/** What the decoder says of a picture before it decodes it. */
export interface PictureHeader {
  readonly format: string;
  /** Of its numbers: `srgb`, `rgb16`, `b-w`, `grey16` and others. */
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

/** Whether a profile says by `cicp` (10.3) that its colours are of a larger range. */
function isHdrProfile(profile: Buffer): boolean {
  const content = tagOf(profile, 'cicp');
  return content !== undefined && isHdr({ primaries: content[8] ?? 2, transfer: content[9] ?? 2 });
}

/** What a picture says of its colours beside an embedded profile. */
function saidBeside(content: Buffer, { format }: PictureHeader): Buffer | 'hdr' | undefined {
  if (format === 'png') return pngColours(content);
  return format === 'heif' ? avifColours(content) : undefined;
}

/** @throws UploadError where the file is cut off */
export function readColours(content: Buffer, header: PictureHeader): Colours {
  const said = saidBeside(content, header);
  if (said !== undefined) return said;
  const profile = header.icc;
  if (profile === undefined) return 'srgb';
  if (isHdrProfile(profile)) return 'hdr';
  // The decoder converts grey only of 8 bits, and only by a profile of greys.
  if (isGrey(header) && (is16Bit(header) || spaceOf(profile) !== 'GRAY')) return profile;
  return is16Bit(header) ? 'embedded' : 'srgb';
}
