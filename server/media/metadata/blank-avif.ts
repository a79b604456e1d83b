import { asciiAt } from '../kinds/file-type.ts';
import { type Box, boxesIn, childOf, fullBox } from '../kinds/iso-media.ts';
import { NumberReader } from '../kinds/number-reader.ts';
import { brokenFile } from '../upload-error.ts';

/** Ids of the items with EXIF or XMP (ISO/IEC 14496-12, 8.11.6). */
function describingItems(content: Buffer, information: Box): ReadonlySet<number> {
  const first = information.start + (content[information.start] === 0 ? 6 : 8);
  const ids = new Set<number>();
  for (const entry of boxesIn(content, { start: first, end: information.end })) {
    const version = content[entry.start] ?? 0;
    const idBytes = version === 3 ? 4 : 2;
    const type = asciiAt(content, entry.start + 4 + idBytes + 2, 4);
    if (version >= 2 && (type === 'Exif' || type === 'mime')) {
      ids.add(new NumberReader(content, entry.start + 4).next(idBytes));
    }
  }
  return ids;
}

interface Extent {
  readonly start: number;
  readonly bytes: number;
}

/** The byte ranges of some items in the file (8.11.3). Those inside `idat` are relative to its start. */
function extentsOf(content: Buffer, locations: Box, wanted: ReadonlySet<number>, idat: Box | undefined): Extent[] {
  const version = content[locations.start] ?? 0;
  const numbers = new NumberReader(content, locations.start + 4);
  const [sizes, more] = [numbers.next(1), numbers.next(1)];
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 4, sizes & 15, more >> 4];
  const indexBytes = version === 0 ? 0 : more & 15;
  const count = numbers.next(version < 2 ? 2 : 4);
  const extents: Extent[] = [];
  for (let item = 0; item < count && item * 6 < content.length; item += 1) {
    const id = numbers.next(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : numbers.next(2) & 15;
    numbers.next(2);
    const base = numbers.next(baseBytes) + (method === 1 ? (idat?.start ?? 0) : 0);
    const parts = numbers.next(2);
    for (let part = 0; part < parts; part += 1) {
      numbers.next(indexBytes);
      const [offset, bytes] = [numbers.next(offsetBytes), numbers.next(lengthBytes)];
      if (wanted.has(id) && method < 2) extents.push({ start: base + offset, bytes });
    }
  }
  return extents;
}

/**
 * An AVIF with zeros instead of EXIF and XMP. The bytes keep their positions, because all items are addressed by them.
 * Orientation (`irot`, `imir`) and colour profile are stored elsewhere.
 */
export function blankAvif(content: Buffer): Buffer {
  const blank = Buffer.from(content);
  const meta = childOf(content, { name: 'file', place: 0, start: 0, end: content.length }, 'meta');
  if (meta === undefined) throw brokenFile();
  const inner = fullBox(meta);
  const [information, locations] = [childOf(content, inner, 'iinf'), childOf(content, inner, 'iloc')];
  if (information === undefined || locations === undefined) throw brokenFile();
  const wanted = describingItems(content, information);
  for (const { start, bytes } of extentsOf(content, locations, wanted, childOf(content, inner, 'idat'))) {
    if (start + bytes > content.length) throw brokenFile();
    blank.fill(0, start, start + bytes);
  }
  return blank;
}
