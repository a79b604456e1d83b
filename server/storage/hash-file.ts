import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FileStorage, StorageFolder } from './file-storage.ts';

/** The SHA-256 of a stream in hexadecimal. */
export async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of content) hash.update(piece);
  return hash.digest('hex');
}

/** The SHA-256 of a stored file in hexadecimal; `null` if it does not exist. */
export async function storedHash(storage: FileStorage, folder: StorageFolder, name: string): Promise<string | null> {
  const file = await storage.open(folder, name);
  return file === null ? null : hashOf(file.read());
}
