import type { Readable } from 'node:stream';

/** Uploaded originals, their image variants, and backups. */
export const storageFolders = ['uploads', 'images', 'backups'] as const;
export type StorageFolder = (typeof storageFolders)[number];

/** The bytes from `start` to `end`, both inclusive, as in HTTP ranges. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface StoredFile {
  readonly bytes: number;
  readonly modifiedAt: Date;
  /** The path on the local disk; null if it is not stored there. */
  readonly path: string | null;
  /**
   * The content or a part of it; call once. Read the stream to its end or destroy it, because the file stays open until
   * then. The stream fails if the content is not what was stored.
   */
  read(range?: ByteRange): Readable;
  /** Releases a file without reading it. */
  close(): Promise<void>;
}

export interface ListedFile {
  readonly name: string;
  readonly bytes: number;
  readonly modifiedAt: Date;
}

/**
 * Storage of files in a folder or in a bucket of an object storage. Names are created by the server only
 * (`stored-name.ts`, hashes, timestamps), never taken from a request.
 */
export interface FileStorage {
  /** A path on the local disk for a temporary file; the caller deletes the file. */
  temporaryPath(): string;
  /** Moves a complete, flushed local file to its place. The operation is atomic. */
  place(path: string, folder: StorageFolder, name: string): Promise<void>;
  /**
   * Returns null if there is certainly no such file, or it is not a regular file. @throws if that is unknown: a
   * `StorageAwayError`, or an error whose code `isPassing` accepts if a retry may succeed
   */
  open(folder: StorageFolder, name: string): Promise<StoredFile | null>;
  /** The files of a folder in no particular order. Concurrent changes may be missed. */
  list(folder: StorageFolder): AsyncIterable<ListedFile>;
  /** Removes files; missing files are ignored. */
  remove(folder: StorageFolder, names: readonly string[]): Promise<void>;
  /** Removes leftovers of interrupted work from the local disk that are older than a time. */
  removeTemporary(before: Date): Promise<void>;
}
