import { createTarDecoder } from 'modern-tar';

/** A file of an archive. `content` must be read to its end before the next file is asked for. */
export interface UnpackedFile {
  readonly name: string;
  readonly bytes: number;
  readonly content: AsyncGenerator<Uint8Array>;
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

/** What may stand in an archive beside the contents of its files: headers of each, and the padding of a last tape. */
const mostBeside = 32 * 1024 * 1024;
const headerBytes = 1024;

/** What the library says of an archive is a plain error; those of the source below it have codes or names of their own. */
const toTarError = (error: unknown): unknown =>
  error instanceof Error && error.name === 'Error' && !('code' in error)
    ? new TarError(error.message, { cause: error })
    : error;

async function* contentOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw toTarError(error);
  }
}

/** Gives a source to a stream; an error of either ends the other with it. */
async function feed(writable: WritableStream<Uint8Array>, source: AsyncIterable<Uint8Array>): Promise<void> {
  const writer = writable.getWriter();
  try {
    for await (const piece of source) await writer.write(piece);
    await writer.close();
  } catch (error) {
    await writer.abort(error).catch(() => undefined);
  }
}

/**
 * The files of a tar archive, in its order, piece by piece; names are given as they stand there, so check them.
 * @throws TarError
 */
export async function* unpackTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<UnpackedFile> {
  let allowed = mostBeside;
  async function* bounded() {
    for await (const piece of source) {
      allowed -= piece.length;
      if (allowed < 0) throw new TarError('There is more in the archive than its files');
      yield piece;
    }
  }
  const { readable, writable } = createTarDecoder({ strict: true });
  void feed(writable, bounded());
  try {
    for await (const { header, body } of readable) {
      if (header.type !== 'file') throw new TarError('The archive holds something else than plain files');
      allowed += header.size + headerBytes;
      yield { name: header.name, bytes: header.size, content: contentOf(body) };
    }
  } catch (error) {
    throw toTarError(error);
  }
}
