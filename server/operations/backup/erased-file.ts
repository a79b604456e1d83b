import { rm, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { Erased } from '../../enquiries/people/erased-list.ts';
import { privateFile } from '../../make-private.ts';
import type { FileStorage } from '../../storage/file-storage.ts';

const Rows = z.array(z.strictObject({ hash: z.string(), erased_at: z.iso.datetime() }));

const name = 'erased.json';

/**
 * Stores the list of erased data subjects with the backups that may contain them. A restore into an empty database has
 * no other list.
 */
export async function writeErasedFile(storage: FileStorage, rows: readonly Erased[]): Promise<void> {
  const path = storage.temporaryPath();
  try {
    await writeFile(path, `${JSON.stringify(rows)}\n`, { flag: 'wx', mode: privateFile, flush: true });
    await storage.place(path, 'backups', name);
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * The stored list; empty if there is none. @throws if it cannot be read, so that erased data never returns unnoticed
 */
export async function readErasedFile(storage: FileStorage): Promise<readonly Erased[]> {
  const file = await storage.open('backups', name);
  return file === null ? [] : Rows.parse(JSON.parse(await text(file.read())));
}
