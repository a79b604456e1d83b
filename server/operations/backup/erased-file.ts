import { rm, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { Erased } from '../../enquiries/people/erased-list.ts';
import { privateFile } from '../../keep-private.ts';
import type { FileStorage } from '../../storage/file-storage.ts';

const Rows = z.array(z.strictObject({ hash: z.string(), erased_at: z.iso.datetime() }));

const name = 'erased.json';

/**
 * Writes the list of the erased beside the backups that may hold them: whoever restores one into an empty database, of
 * whatever kind, has no other.
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

/** What was written there; empty where nothing was. @throws when it cannot be read: nobody must come back unseen */
export async function readErasedFile(storage: FileStorage): Promise<readonly Erased[]> {
  const file = await storage.open('backups', name);
  return file === null ? [] : Rows.parse(JSON.parse(await text(file.read())));
}
