import { createTarDecoder } from 'modern-tar';

/** A file of an archive. Read `content` to its end before requesting the next file. */
export interface UnpackedFile {
  readonly name: string;
  readonly bytes: number;
  readonly content: AsyncGenerator<Uint8Array>;
}

/** The archive is invalid, ends too early, or contains other entries than regular files. */
export class TarError extends Error {
  override readonly name = 'TarError';
}

/** Concatenates a small stream. */
export async function collect(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

/** Maximum bytes of an archive besides the contents of its files: their headers and the final padding. */
const mostBeside = 32 * 1024 * 1024;
const headerBytes = 1024;

/** The library throws plain errors for an invalid archive. Errors of the source have codes or other names. */
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

/** Pipes a source into a stream. An error of either ends the other. */
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
 * The files of a tar archive as a stream, in order. Their names are not validated.
 * @throws TarError
 */
export async function* unpackTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<UnpackedFile> {
  let allowed = mostBeside;
  async function* bounded() {
    for await (const piece of source) {
      allowed -= piece.length;
      if (allowed < 0) throw new TarError('The archive has data after its last file');
      yield piece;
    }
  }
  const { readable, writable } = createTarDecoder({ strict: true });
  void feed(writable, bounded());
  try {
    for await (const { header, body } of readable) {
      if (header.type !== 'file') throw new TarError('The archive contains entries that are not plain files');
      allowed += header.size + headerBytes;
      yield { name: header.name, bytes: header.size, content: contentOf(body) };
    }
  } catch (error) {
    throw toTarError(error);
  }
}
