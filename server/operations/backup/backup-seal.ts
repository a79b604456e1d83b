import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ConfigError } from '../../config.ts';
import { privateFile } from '../../make-private.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { StoredFile } from '../../storage/file-storage.ts';
import { ForeignContent } from '../../storage/foreign-content.ts';
import { openLocalFile } from '../../storage/local-storage.ts';
import { BackupError } from './backup-error.ts';

/** Encrypts backups with the operator's key, in the age format (https://age-encryption.org/v1). */
export interface BackupSeal {
  /** Encrypts the local file `from` to `to`. */
  seal(from: string, to: string): Promise<void>;
  /** A file with decrypted content; `bytes` is the size of the encrypted file. Reading it throws BackupError. */
  unseal(file: StoredFile): StoredFile;
}

/** The first bytes of every file in the age format. */
const head = 'age-encryption.org/v1\n';

export async function isSealedFile(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(head.length), 0, head.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === head;
  } finally {
    await handle.close();
  }
}

/** The library reads web streams. */
function toWeb(pieces: Readable): ReadableStream<Uint8Array> {
  const iterator = pieces.iterator();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done }: IteratorResult<Uint8Array> = await iterator.next();
      if (done === true) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    cancel: () => void pieces.destroy(),
  });
}

async function* readWeb(pieces: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = pieces.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}

/** Read errors are not errors of the key. */
const isOfTheDisk = (error: unknown): boolean =>
  error instanceof Refusal || error instanceof ForeignContent || (error instanceof Error && 'code' in error);

async function* decrypted(content: Readable, key: string): AsyncGenerator<Uint8Array> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  let isOpen = false;
  try {
    const pieces = await decrypter.decrypt(toWeb(content));
    isOpen = true;
    yield* readWeb(pieces);
  } catch (cause) {
    if (isOfTheDisk(cause)) throw cause;
    throw new BackupError(isOpen ? 'backupDamaged' : 'backupSealed', String(cause), {}, { cause });
  }
}

/** Opens a backup at a local path, decrypted; null if there is none. @throws BackupError if the key is missing */
export async function openPlainFile(path: string, seal: BackupSeal | null): Promise<StoredFile | null> {
  const file = await openLocalFile(path);
  if (file === null || !(await isSealedFile(path))) return file;
  if (seal !== null) return seal.unseal(file);
  await file.close();
  throw new BackupError('backupSealed', 'BACKUP_KEY is not set');
}

/** @param key an age identity, which encrypts and decrypts. @throws ConfigError if it is invalid */
export async function createBackupSeal(key: string): Promise<BackupSeal> {
  const { Encrypter, identityToRecipient } = await import('age-encryption');
  const recipient = await identityToRecipient(key).catch(() => {
    throw new ConfigError('The environment cannot be used:\n  BACKUP_KEY must be a key as age-keygen makes it');
  });
  return {
    async seal(from, to) {
      const encrypter = new Encrypter();
      encrypter.addRecipient(recipient);
      const sealed = await encrypter.encrypt(toWeb(createReadStream(from)));
      await pipeline(readWeb(sealed), createWriteStream(to, { flags: 'wx', mode: privateFile, flush: true }));
    },
    unseal: (file) => ({
      ...file,
      read() {
        const content = file.read();
        // Closes the file even if nothing was read.
        return Readable.from(decrypted(content, key), { objectMode: false }).once('close', () => content.destroy());
      },
    }),
  };
}
