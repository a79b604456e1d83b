import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FileFacts } from './kinds/file-type.ts';
import { fileTypes } from './kinds/index.ts';
import { refusedKind } from './upload-error.ts';

/** What a file is once it may be stored. */
export interface ExaminedFile {
  readonly facts: FileFacts;
  readonly bytes: number;
  /** SHA-256 of what is stored, in hexadecimal digits. */
  readonly hash: string;
}

/**
 * Follows a received file as a whole and leaves at `path` what may be stored; see `FileType.examine`.
 * @throws UploadError when it is refused
 */
export async function examineFile(path: string, extension: string): Promise<ExaminedFile> {
  const type = fileTypes.find((each) => each.extension === extension);
  if (type === undefined) throw refusedKind();
  const handle = await open(path, 'r+');
  try {
    const { size } = await handle.stat();
    const facts = await type.examine({ path, bytes: size, handle });
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    return { facts, bytes: (await handle.stat()).size, hash: hash.digest('hex') };
  } finally {
    await handle.close();
  }
}
