import { blockBytes, checksumOf } from './pack-tar.ts';

/** A file of an archive. `content` must be read to its end before the next file is asked for. */
export interface UnpackedFile {
  readonly name: string;
  readonly bytes: number;
  readonly content: AsyncGenerator<Buffer>;
}

/** An archive that is none, ends too early, or holds something else than plain files. */
export class TarError extends Error {
  override readonly name = 'TarError';
}

/** All pieces of something small in one. */
export async function collect(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

/** Tars fill up their last record, of 10 KB unless told otherwise. */
const mostPadding = 1024 * 1024;

/** Takes exact numbers of bytes from a stream of pieces. */
class Reader {
  readonly #pieces: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#pieces = source[Symbol.asyncIterator]();
  }

  /** The next piece, of at most `most` bytes; `null` at the end. */
  async next(most: number): Promise<Buffer | null> {
    while (this.#rest.length === 0) {
      const { done, value } = await this.#pieces.next();
      if (done === true) return null;
      this.#rest = value;
    }
    const piece = this.#rest.subarray(0, most);
    this.#rest = this.#rest.subarray(piece.length);
    return piece;
  }

  async *take(bytes: number): AsyncGenerator<Buffer> {
    let left = bytes;
    while (left > 0) {
      const piece = await this.next(left);
      if (piece === null) throw new TarError('The archive ends too early');
      left -= piece.length;
      yield piece;
    }
  }

  /** Reads what is left, so that the end of a compressed stream is checked too: nothing but the padding of a tape. */
  async finish(): Promise<void> {
    let left = mostPadding;
    for (let piece = await this.next(Infinity); piece !== null; piece = await this.next(Infinity)) {
      left -= piece.length;
      if (left < 0 || piece.some((byte) => byte !== 0)) throw new TarError('Something stands behind the end');
    }
  }
}

const textAt = (header: Buffer, start: number, length: number): string => {
  const [text = ''] = header.toString('latin1', start, start + length).split('\0', 1);
  return text.trim();
};

function octalAt(header: Buffer, start: number, length: number): number {
  const digits = textAt(header, start, length);
  if (!/^[0-7]+$/.test(digits)) throw new TarError('A header holds no number where one belongs');
  return Number.parseInt(digits, 8);
}

/** Only plain files with one short name; links, folders and longer names are nothing that `packTar` writes. */
function readHeader(header: Buffer): { readonly name: string; readonly bytes: number } {
  if (textAt(header, 257, 5) !== 'ustar') throw new TarError('Not a tar archive');
  if (octalAt(header, 148, 8) !== checksumOf(header)) throw new TarError('A header is damaged');
  const isPlain = textAt(header, 156, 1) === '0' && textAt(header, 345, 155) === '';
  if (!isPlain) throw new TarError('The archive holds something else than plain files');
  return { name: textAt(header, 0, 100), bytes: octalAt(header, 124, 12) };
}

const isEmpty = (block: Buffer): boolean => block.every((byte) => byte === 0);

/**
 * The files of a tar archive, in its order, piece by piece; names are given as they stand there, so check them.
 * @throws TarError
 */
export async function* unpackTar(source: AsyncIterable<Buffer>): AsyncGenerator<UnpackedFile> {
  const reader = new Reader(source);
  for (;;) {
    const block = await collect(reader.take(blockBytes));
    if (isEmpty(block)) break;
    const { name, bytes } = readHeader(block);
    yield { name, bytes, content: reader.take(bytes) };
    await collect(reader.take((blockBytes - (bytes % blockBytes)) % blockBytes));
  }
  await reader.finish();
}
