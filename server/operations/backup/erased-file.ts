import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Erased } from '../../enquiries/people/erased-list.ts';
import { insteadOfNothing } from '../../refusals/is-not-there.ts';

const Rows = z.array(z.strictObject({ hash: z.string(), erased_at: z.iso.datetime() }));

const fileOf = (dataDir: string): string => join(dataDir, 'backups', 'erased.json');

/**
 * Writes the list of the erased beside the backups that may hold them: whoever restores one into an empty database, of
 * whatever kind, has no other.
 */
export async function writeErasedFile(dataDir: string, rows: readonly Erased[]): Promise<void> {
  const path = fileOf(dataDir);
  const written = `${path}-${randomUUID()}`;
  await mkdir(join(dataDir, 'backups'), { recursive: true, mode: 0o700 });
  try {
    await writeFile(written, `${JSON.stringify(rows)}\n`, { flag: 'wx', mode: 0o600, flush: true });
    await rename(written, path);
  } finally {
    await rm(written, { force: true });
  }
}

/** What was written there; empty where nothing was. @throws when it cannot be read: nobody must come back unseen */
export async function readErasedFile(dataDir: string): Promise<readonly Erased[]> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(insteadOfNothing('[]'));
  return Rows.parse(JSON.parse(text));
}
