import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FileStorage, StorageFolder } from './file-storage.ts';

/** SHA-256 of what a stream gives, in hexadecimal digits. */
export async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of content) hash.update(piece);
  return hash.digest('hex');
}

/** What is stored under a name, in hexadecimal digits; `null` where nothing is. */
export async function storedHash(storage: FileStorage, folder: StorageFolder, name: string): Promise<string | null> {
  const file = await storage.open(folder, name);
  return file === null ? null : hashOf(file.read());
}
