import { brokenFile } from '../upload-error.ts';
import { asciiAt } from './file-type.ts';

/** Filler boxes that some programs put before the first one. */
const padding = new Set(['free', 'skip', 'wide']);

/** The brands of an ISO base media file (ISO/IEC 14496-12, 4.3), major brand first; empty for other files. */
export function fileTypeBrands(head: Buffer): readonly string[] {
  let start = 0;
  while (start + 8 <= head.length && padding.has(asciiAt(head, start + 4, 4))) {
    start += Math.max(8, head.readUInt32BE(start));
  }
  if (start + 16 > head.length || asciiAt(head, start + 4, 4) !== 'ftyp') return [];
  const end = Math.min(start + head.readUInt32BE(start), head.length);
  const brands = [asciiAt(head, start + 8, 4)];
  for (let place = start + 16; place + 4 <= end; place += 4) brands.push(asciiAt(head, place, 4));
  return brands;
}

export interface Box {
  readonly name: string;
  /** The position of its header. */
  readonly place: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The box at a position of a file or buffer that ends at `limit` (4.2: 32-bit size, 64-bit if that is 1, or up to the
 * end if it is 0). `start` is the position of its content. A box that exceeds the limit is truncated.
 */
export function boxAt(header: Buffer, place: number, limit: number): Box {
  if (header.length < 8) throw brokenFile();
  const short = header.readUInt32BE(0);
  if (short === 1 && header.length < 16) throw brokenFile();
  const size = short === 1 ? Number(header.readBigUInt64BE(8)) : short === 0 ? limit - place : short;
  const headerSize = short === 1 ? 16 : 8;
  if (size < headerSize || place + size > limit) throw brokenFile();
  return { name: asciiAt(header, 4, 4), place, start: place + headerSize, end: place + size };
}

/** Maximum number of boxes in one; a video has one box per track and a few others. */
const boxLimit = 10_000;

/** The boxes in a part of a buffer, in order. */
export function* boxesIn(
  buffer: Buffer,
  { start, end }: { readonly start: number; readonly end: number },
): Generator<Box> {
  for (let place = start, count = 1; place < end; count += 1) {
    if (count > boxLimit) throw brokenFile();
    const box = boxAt(buffer.subarray(place, Math.min(place + 16, end)), place, end);
    yield box;
    place = box.end;
  }
}

/** The first child box of a name. */
export const childOf = (buffer: Buffer, parent: Box, name: string): Box | undefined =>
  boxesIn(buffer, parent).find((box) => box.name === name);

/** A box whose content begins after version and flags. */
export const fullBox = (box: Box): Box => ({ ...box, start: box.start + 4 });
