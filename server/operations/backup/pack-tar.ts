import { createTarPacker, type TarPackController } from 'modern-tar';
import { privateFile } from '../../make-private.ts';

/** A file to be packed; `bytes` must be exactly the length of `content`. */
export interface PackedFile {
  readonly name: string;
  readonly bytes: number;
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

async function addAll(controller: TarPackController, files: AsyncIterable<PackedFile>, at: Date): Promise<void> {
  for await (const { name, bytes, content } of files) {
    const entry = controller.add({ name, size: bytes, mtime: at, mode: privateFile }).getWriter();
    for await (const piece of content) await entry.write(piece);
    await entry.close();
  }
  controller.finalize();
}

/**
 * Packs files into a tar archive as a stream.
 * @throws if a file is longer or shorter than declared
 */
export async function* packTar(files: AsyncIterable<PackedFile>, at: Date): AsyncGenerator<Uint8Array> {
  const { readable, controller } = createTarPacker();
  const packing = addAll(controller, files, at).catch((error: unknown) => controller.error(error));
  try {
    yield* readable;
  } finally {
    await packing;
  }
}
