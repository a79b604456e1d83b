const tableRecord = 16;
const nameRecord = 12;
/** Name ids of the family, and of the family of all its weights. */
const familyNames: ReadonlySet<number> = new Set([1, 16]);
/** Mac names have one byte a character; all others have two. */
const macPlatform = 1;

/** The `name` table of a font, as a view of its bytes. */
function namesOf(font: Buffer): Buffer {
  for (let at = 12; at < 12 + font.readUInt16BE(4) * tableRecord; at += tableRecord) {
    if (font.toString('latin1', at, at + 4) !== 'name') continue;
    const start = font.readUInt32BE(at + 8);
    return font.subarray(start, start + font.readUInt32BE(at + 12));
  }
  throw new Error('The font has no names');
}

/**
 * Renames the family of a TrueType font in place.
 * @param to at most as long as `from`, so that no other part of the file moves
 */
export function renameFamily(font: Buffer, from: string, to: string): void {
  const names = namesOf(font);
  const strings = names.readUInt16BE(4);
  for (let at = 6; at < 6 + names.readUInt16BE(2) * nameRecord; at += nameRecord) {
    if (!familyNames.has(names.readUInt16BE(at + 6))) continue;
    const isMac = names.readUInt16BE(at) === macPlatform;
    const start = strings + names.readUInt16BE(at + 10);
    const length = names.readUInt16BE(at + 8);
    const old = Buffer.from(names.subarray(start, start + length));
    const decoded = isMac ? old.toString('latin1') : old.swap16().toString('utf16le');
    const renamed = decoded.replace(from, to);
    if (renamed === decoded) throw new Error(`The font does not belong to the family ${from}: ${decoded}`);
    const encoded = isMac ? Buffer.from(renamed, 'latin1') : Buffer.from(renamed, 'utf16le').swap16();
    encoded.copy(names, start);
    names.writeUInt16BE(encoded.length, at + 8);
  }
}
