import type { Readable } from 'node:stream';

/** Uploaded originals, the pictures made from them, and backups. */
export const storageFolders = ['uploads', 'images', 'backups'] as const;
export type StorageFolder = (typeof storageFolders)[number];

/** The bytes from `start` to `end`, both included, as in HTTP ranges. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface StoredFile {
  readonly bytes: number;
  readonly modifiedAt: Date;
  /** Where it lies on the local disk, if it does. */
  readonly path: string | null;
  /**
   * The content, or a part of it, once. Read it to its end or destroy it: the file stays open until then. It ends with
   * an error where it is not what was placed.
   */
  read(range?: ByteRange): Readable;
  /** Releases a file that is not read. */
  close(): Promise<void>;
}

export interface ListedFile {
  readonly name: string;
  readonly bytes: number;
  readonly modifiedAt: Date;
}

/**
 * Where bytes are kept: a folder, or a bucket of an object storage. Names are made by the program alone
 * (`stored-name.ts`, hashes, moments), never taken from a request.
 */
export interface FileStorage {
  /** A path on the local disk for a file that is still being made; whoever asks for it removes what is left there. */
  temporaryPath(): string;
  /** Moves a whole, flushed local file into place; it is there completely or not at all. */
  place(path: string, folder: StorageFolder, name: string): Promise<void>;
  /**
   * Nothing when there is certainly no such file, or something that is no plain file. @throws when that cannot be
   * told now: a `StorageAwayError`, or an error with a code that `isPassing` knows where a later try may succeed
   */
  open(folder: StorageFolder, name: string): Promise<StoredFile | null>;
  /** The files of a folder, in no order; what comes or goes meanwhile may be missed. */
  list(folder: StorageFolder): AsyncIterable<ListedFile>;
  /** Removes files; that one is already gone is no error. */
  remove(folder: StorageFolder, names: readonly string[]): Promise<void>;
  /** Removes from the local disk what interrupted work left behind before a moment. */
  removeTemporary(before: Date): Promise<void>;
}
