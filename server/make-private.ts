import { chmod, lstat, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from './logger.ts';

/** Only the owner can read and write the data of the site: passwords, keys, and what visitors wrote. */
export const privateFile = 0o600;
export const privateFolder = 0o700;

/** What the program creates in the data folder. It does not change anything else there. */
const own = /^(content\.db(-wal|-shm|-journal)?|uploads|images|incoming|backups|\.restoring-.+)$/;
const shared = 0o1000;

/** Lists everything below a path, then the path itself. Does not follow links. */
async function* within(path: string): AsyncGenerator<{ readonly path: string; readonly mode: number }> {
  const facts = await lstat(path);
  if (facts.isDirectory()) for (const name of await readdir(path)) yield* within(join(path, name));
  if (facts.isDirectory() || facts.isFile()) yield { path, mode: facts.isDirectory() ? privateFolder : privateFile };
}

async function close(dataDir: string): Promise<void> {
  const { mode } = await stat(dataDir);
  if ((mode & shared) !== 0) throw new Error('The folder of the data is one that others share');
  // If other users cannot enter the folder, they cannot have opened anything in it.
  if ((mode & 0o777) === privateFolder) return;
  try {
    for (const name of await readdir(dataDir)) {
      if (!own.test(name)) continue;
      for await (const found of within(join(dataDir, name))) await chmod(found.path, found.mode);
    }
  } finally {
    await chmod(dataDir, privateFolder);
  }
}

/**
 * Creates the data folder if it does not exist, and removes the permissions of other users from it and its content. On
 * a file system without permissions the site still works; a warning is logged.
 */
export async function makePrivate(dataDir: string, log: Logger): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: privateFolder });
  try {
    await close(dataDir);
  } catch (error) {
    log.warn(
      { err: error, dataDir },
      'The permissions of the data folder could not be changed: other users of this machine may be able to read it',
    );
  }
}
