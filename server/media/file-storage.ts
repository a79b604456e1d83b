import type { Readable } from 'node:stream';

/** Uploaded originals, and the pictures made from them. */
export type StorageFolder = 'uploads' | 'images';

/** The bytes from `start` to `end`, both included, as in HTTP ranges. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface StoredFile {
  readonly bytes: number;
  readonly modifiedAt: Date;
  /** The content, or a part of it. Read it to its end or destroy it: the file stays open until then. */
  read(range?: ByteRange): Readable;
  /** Releases a file that is not read. */
  close(): Promise<void>;
}

/**
 * Where bytes are kept. Names are made by this part alone (`stored-name.ts`, hashes), never taken from a request.
 * An object storage is another implementation of this.
 */
export interface FileStorage {
  /** A path on the local disk for a file that is still being made; whoever asks for it removes what is left there. */
  temporaryPath(): string;
  /** Moves a whole, flushed local file into place; it is there completely or not at all. */
  place(path: string, folder: StorageFolder, name: string): Promise<void>;
  /**
   * Nothing when there is certainly no such file, or something that is no plain file. @throws when that cannot be
   * told now, with a code that `isPassing` knows where a later try may succeed
   */
  open(folder: StorageFolder, name: string): Promise<StoredFile | null>;
  /** Removes a file; that it is already gone is no error. */
  remove(folder: StorageFolder, name: string): Promise<void>;
  /** Removes what interrupted uploads left behind before a moment. */
  removeTemporary(before: Date): Promise<void>;
}
