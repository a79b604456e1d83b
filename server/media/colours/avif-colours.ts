import { type Box, boxesIn, childOf, fullBox } from '../kinds/iso-media.ts';
import { NumberReader } from '../kinds/number-reader.ts';
import { type CodePoints, isHdr, profileOf, srgbCurve } from './code-points.ts';

const nclx = Buffer.from('nclx', 'latin1').readUInt32BE();

/** Reads the content of a box. */
const readerOf = (content: Buffer, { start, end }: Box): NumberReader =>
  new NumberReader(content.subarray(start, end), 0);

/** The id of the primary item (ISO/IEC 14496-12, 8.11.4). */
function primaryItem(content: Buffer, box: Box): number {
  const reader = readerOf(content, box);
  const version = reader.next(1);
  reader.next(3);
  return reader.next(version === 0 ? 2 : 4);
}

/** The 1-based indexes of the properties of an item (ISO/IEC 23008-12, 9.3). */
function propertiesOf(content: Buffer, box: Box, item: number): readonly number[] {
  const reader = readerOf(content, box);
  const [version, flags] = [reader.next(1), reader.next(3)];
  const isWide = (flags & 1) === 1;
  for (let entries = reader.next(4); entries > 0 && !reader.isAtEnd; entries -= 1) {
    const id = reader.next(version === 0 ? 2 : 4);
    const associations = Array.from({ length: reader.next(1) }, () => reader.next(isWide ? 2 : 1));
    // The highest bit marks an essential property.
    if (id === item) return associations.map((association) => association & (isWide ? 0x7fff : 0x7f));
  }
  return [];
}

/** The content of a colour box (ISO/IEC 14496-12, 12.1.5): code points or a profile; nothing else is defined. */
function readColour(reader: NumberReader): CodePoints | 'profile' {
  const kind = reader.next(4);
  return kind === nclx ? { primaries: reader.next(2), transfer: reader.next(2) } : 'profile';
}

/**
 * The colours that an AVIF defines by code points (`nclx`), as an ICC profile; `hdr` for colours of high dynamic range.
 * An embedded profile takes precedence.
 */
export function avifColours(content: Buffer): Buffer | 'hdr' | undefined {
  const meta = childOf(content, { name: 'file', place: 0, start: 0, end: content.length }, 'meta');
  if (meta === undefined) return undefined;
  const inner = fullBox(meta);
  const [item, properties] = [childOf(content, inner, 'pitm'), childOf(content, inner, 'iprp')];
  if (item === undefined || properties === undefined) return undefined;
  const [list, associations] = [childOf(content, properties, 'ipco'), childOf(content, properties, 'ipma')];
  if (list === undefined || associations === undefined) return undefined;
  const all = [...boxesIn(content, list)];
  const own = propertiesOf(content, associations, primaryItem(content, item)).map((place) => all[place - 1]);
  const colours = own.flatMap((box) => (box?.name === 'colr' ? [readColour(readerOf(content, box))] : []));
  const codePoints = colours.find((colour) => typeof colour === 'object');
  if (codePoints === undefined) return undefined;
  if (isHdr(codePoints)) return 'hdr';
  // Browsers treat the transfer function of video in an AVIF as that of sRGB.
  return colours.includes('profile') ? undefined : profileOf(codePoints, srgbCurve);
}
