import { asciiAt } from '../kinds/file-type.ts';
import { brokenFile } from '../upload-error.ts';

const [extension, image, trailer] = [0x21, 0x2c, 0x3b];
const [comment, application] = [0xfe, 0xff];
/** Application extensions that loop an animation or contain a colour profile. */
const forShowing = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']);

/** Size of the colour table in bytes, from a packed field (GIF89a, 18 and 20). */
const tableBytes = (packed: number): number => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

/** The position after a series of sub-blocks, which ends with an empty one. */
function afterBlocks(content: Buffer, start: number): number {
  for (let place = start; ;) {
    const size = content[place];
    if (size === undefined) throw brokenFile();
    place += size + 1;
    if (size === 0) return place;
  }
}

/** The position after the block that begins at a position. */
function afterBlock(content: Buffer, place: number): number {
  if (content[place] === extension) return afterBlocks(content, place + 2);
  if (content[place] !== image) throw brokenFile();
  return afterBlocks(content, place + 11 + tableBytes(content[place + 9] ?? 0));
}

function isForShowing(content: Buffer, place: number): boolean {
  const label = content[place] === extension ? content[place + 1] : undefined;
  return label === application ? forShowing.has(asciiAt(content, place + 3, 11)) : label !== comment;
}

/** A GIF without comments, XMP and similar data, and without bytes after its end. */
export function stripGif(content: Buffer): Buffer {
  const start = 13 + tableBytes(content[10] ?? 0);
  const parts = [content.subarray(0, start)];
  for (let place = start; content[place] !== trailer;) {
    const end = afterBlock(content, place);
    if (isForShowing(content, place)) parts.push(content.subarray(place, end));
    place = end;
  }
  return Buffer.concat([...parts, Buffer.from([trailer])]);
}
