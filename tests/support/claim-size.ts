/**
 * The positions of width and height in the header of each format, relative to `after`, and the method that writes them.
 */
const places = {
  jpeg: { after: Buffer.from([0xff, 0xc0]), height: 5, width: 7, write: 'writeUInt16BE' },
  webp: { after: Buffer.from('VP8 '), width: 14, height: 16, write: 'writeUInt16LE' },
  // The size of the first frame counts, not that of the logical screen.
  gif: { after: Buffer.from([0x2c, 0, 0, 0, 0]), width: 5, height: 7, write: 'writeUInt16LE' },
  avif: { after: Buffer.from('ispe'), width: 8, height: 12, write: 'writeUInt32BE' },
} as const;

export type ClaimingFormat = keyof typeof places;

/** Changes the size in a picture's header, in pixels, so that it does not match the data. */
export function claimSize(picture: Buffer, format: ClaimingFormat, width: number, height: number): Buffer {
  const { after, write, ...place } = places[format];
  const claiming = Buffer.from(picture);
  const start = claiming.indexOf(after);
  if (start < 0) throw new Error(`This is no ${format} whose size can be written`);
  claiming[write](width, start + place.width);
  claiming[write](height, start + place.height);
  return claiming;
}
