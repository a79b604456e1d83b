import type { FileHandle } from 'node:fs/promises';
import type { FileKind } from '../../../fields/field.ts';
import type { UploadNotice } from '../upload-notice.ts';

/** What is known of a file beyond its bytes: pixels as they are shown, duration in seconds. */
export interface FileFacts {
  readonly width: number | null;
  readonly height: number | null;
  readonly duration: number | null;
  readonly placeholder: string | null;
}

/** The facts of a file that was followed, and what must be known of it before it is used. */
export interface Followed extends FileFacts {
  readonly notices?: readonly UploadNotice[];
}

export const noFacts: FileFacts = { width: null, height: null, duration: null, placeholder: null };

/** One accepted type of file, told by its first bytes and never by its name. */
export interface FileType {
  readonly kind: FileKind;
  /** The media type it is served with. */
  readonly type: string;
  /** The ending of its stored name, without the dot. */
  readonly extension: string;
  /** @param head the first bytes of a file, up to `headBytes` of them. */
  recognises(head: Buffer): boolean;
  /**
   * Follows a whole file, and writes it anew where a type may carry more than what is shown. It runs on a thread of
   * its own, within limits of time and memory. Throws `UploadError` when the file is broken or cut short.
   */
  examine(file: InspectedFile): Promise<Followed>;
  /** What only decoding tells of a picture. Throws `UploadError` when it is damaged or larger than allowed. */
  readonly decode?: (path: string, inspect: (path: string) => Promise<Followed>) => Promise<Followed>;
}

export interface InspectedFile {
  readonly path: string;
  readonly bytes: number;
  /** Open for reading and writing. */
  readonly handle: FileHandle;
}

/** How many parts of a container are followed; a film of hours has a few thousand. */
export const partLimit = 100_000;

/** Up to `length` bytes from `position`; fewer at the end of the file. */
export async function readAt({ handle }: InspectedFile, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await handle.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}

const zeros = Buffer.alloc(65_536);

/** Writes a head and zeros behind it over a part of a file; everything else keeps its place. */
export async function blankAt({ handle }: InspectedFile, start: number, end: number, head: Buffer): Promise<void> {
  await handle.write(head, 0, head.length, start);
  for (let place = start + head.length; place < end; place += zeros.length) {
    await handle.write(zeros, 0, Math.min(zeros.length, end - place), place);
  }
}

/** ASCII text at a place of a buffer, as magic numbers are written. */
export const asciiAt = (buffer: Buffer, start: number, length: number): string =>
  buffer.toString('latin1', start, start + length);

/**
 * Gives the memory of a whole file back at once. The thread has little else to collect, so that dozens of files would lie
 * there until somebody does.
 */
export function giveBack({ buffer, byteLength }: Buffer): void {
  // A small one is a part of memory that it shares with others.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
