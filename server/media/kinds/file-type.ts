import type { FileHandle } from 'node:fs/promises';
import type { FileKind } from '../../../fields/field.ts';
import type { UploadNotice } from '../upload-notice.ts';

/** Metadata of a file: displayed size in pixels, duration in seconds. */
export interface FileFacts {
  readonly width: number | null;
  readonly height: number | null;
  readonly duration: number | null;
  readonly placeholder: string | null;
}

/** The facts of an examined file, and notices for its user. */
export interface Followed extends FileFacts {
  readonly notices?: readonly UploadNotice[];
}

export const noFacts: FileFacts = { width: null, height: null, duration: null, placeholder: null };

/** One accepted type of file, recognised by its first bytes and never by its name. */
export interface FileType {
  readonly kind: FileKind;
  /** The media type for serving it. */
  readonly type: string;
  /** The extension of its stored name, without the dot. */
  readonly extension: string;
  /** @param head the first bytes of a file, up to `headBytes` of them */
  recognises(head: Buffer): boolean;
  /**
   * Checks a whole file, and rewrites it if its type may contain more data than is shown. Runs in a worker thread with
   * limits of time and memory. Throws `UploadError` if the file is damaged or truncated.
   */
  examine(file: InspectedFile): Promise<Followed>;
  /** Facts that need decoding of the picture. Throws `UploadError` if it is damaged or too large. */
  readonly decode?: (path: string, inspect: (path: string) => Promise<Followed>) => Promise<Followed>;
}

export interface InspectedFile {
  readonly path: string;
  readonly bytes: number;
  /** Open for reading and writing. */
  readonly handle: FileHandle;
}

/** Maximum number of parts of a container; a video of hours has a few thousand. */
export const partLimit = 100_000;

/** Up to `length` bytes from `position`; fewer at the end of the file. */
export async function readAt({ handle }: InspectedFile, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await handle.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}

const zeros = Buffer.alloc(65_536);

/** Overwrites a part of a file with a header and zeros. All other bytes keep their positions. */
export async function blankAt({ handle }: InspectedFile, start: number, end: number, head: Buffer): Promise<void> {
  await handle.write(head, 0, head.length, start);
  for (let place = start + head.length; place < end; place += zeros.length) {
    await handle.write(zeros, 0, Math.min(zeros.length, end - place), place);
  }
}

/** ASCII text at a position of a buffer, such as a magic number. */
export const asciiAt = (buffer: Buffer, start: number, length: number): string =>
  buffer.toString('latin1', start, start + length);

/**
 * Frees the memory of a whole file at once. The thread allocates little else, so the garbage collector would let dozens
 * of files accumulate.
 */
export function giveBack({ buffer, byteLength }: Buffer): void {
  // A small buffer is part of a shared pool.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
