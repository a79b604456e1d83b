import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import type { FileFacts } from './kinds/file-type.ts';
import { fileTypes } from './kinds/index.ts';
import { refusedKind } from './upload-error.ts';
import type { UploadNotice } from './upload-notice.ts';

/** The result for a file that may be stored. */
export interface ExaminedFile {
  readonly facts: FileFacts;
  readonly notices: readonly UploadNotice[];
  readonly bytes: number;
  /** SHA-256 of the stored content, in hexadecimal. */
  readonly hash: string;
}

/** Shared, because files are examined one at a time. */
const piece = Buffer.alloc(65_536);

/** Computes size and hash of a file in chunks. */
async function readWhole(handle: FileHandle): Promise<Pick<ExaminedFile, 'bytes' | 'hash'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  for (;;) {
    const { bytesRead } = await handle.read(piece, 0, piece.length, bytes);
    if (bytesRead === 0) return { bytes, hash: hash.digest('hex') };
    hash.update(piece.subarray(0, bytesRead));
    bytes += bytesRead;
  }
}

/**
 * Checks a whole received file. Afterwards `path` contains the content that may be stored; see `FileType.examine`.
 * @throws UploadError if it is refused
 */
export async function examineFile(path: string, extension: string): Promise<ExaminedFile> {
  const type = fileTypes.find((each) => each.extension === extension);
  if (type === undefined) throw refusedKind();
  const handle = await open(path, 'r+');
  try {
    const { size } = await handle.stat();
    const { notices = [], ...facts } = await type.examine({ path, bytes: size, handle });
    return { facts, notices, ...(await readWhole(handle)) };
  } finally {
    await handle.close();
  }
}
