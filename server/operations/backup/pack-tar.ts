/** A file to be packed; `bytes` must be exactly what `content` gives. */
export interface PackedFile {
  readonly name: string;
  readonly bytes: number;
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Everything in a tar archive comes in blocks of this size. */
export const blockBytes = 512;

/** Names and sizes that the oldest form of the header has room for. */
const longestName = 100;
const mostBytes = 8 ** 11 - 1;

const octal = (value: number, digits: number): string => `${value.toString(8).padStart(digits, '0')}\0`;

/** The sum of a header's bytes, its own eight counted as spaces. */
export const checksumOf = (header: Uint8Array): number =>
  header.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 0x20 : byte), 0);

/** A header in the form of POSIX.1-1988 ("ustar"), which every tar reads. Files are their owner's alone. */
function headerOf({ name, bytes }: PackedFile, at: Date): Buffer {
  if (Buffer.byteLength(name) > longestName || bytes > mostBytes) throw new RangeError(`Cannot be packed: ${name}`);
  const header = Buffer.alloc(blockBytes);
  header.write(name, 0);
  header.write(octal(0o600, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(bytes, 11), 124);
  header.write(octal(Math.floor(at.getTime() / 1000), 11), 136);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  header.write(`${octal(checksumOf(header), 6)} `, 148);
  return header;
}

const padding = (bytes: number): Buffer => Buffer.alloc((blockBytes - (bytes % blockBytes)) % blockBytes);

/**
 * Packs files into a tar archive, piece by piece.
 * @throws RangeError for a file that has more or fewer bytes than it said
 */
export async function* packTar(files: AsyncIterable<PackedFile>, at: Date): AsyncGenerator<Uint8Array> {
  for await (const file of files) {
    yield headerOf(file, at);
    let given = 0;
    for await (const piece of file.content) {
      given += piece.length;
      if (given > file.bytes) break;
      yield piece;
    }
    if (given !== file.bytes) throw new RangeError(`${file.name} changed while it was packed`);
    yield padding(file.bytes);
  }
  yield Buffer.alloc(2 * blockBytes);
}
