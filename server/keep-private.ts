import { chmod, lstat, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from './logger.ts';

/** Nobody but the owner reads or writes what the site keeps: passwords, keys, and what visitors wrote. */
export const privateFile = 0o600;
export const privateFolder = 0o700;

/** What the program makes in the folder of its data; anything else there is not ours to change. */
const own = /^(content\.db(-wal|-shm|-journal)?|uploads|images|incoming|backups|\.restoring-.+)$/;
const shared = 0o1000;

/** Everything below a path, itself last; links lead elsewhere and are left alone. */
async function* within(path: string): AsyncGenerator<{ readonly path: string; readonly mode: number }> {
  const facts = await lstat(path);
  if (facts.isDirectory()) for (const name of await readdir(path)) yield* within(join(path, name));
  if (facts.isDirectory() || facts.isFile()) yield { path, mode: facts.isDirectory() ? privateFolder : privateFile };
}

async function close(dataDir: string): Promise<void> {
  const { mode } = await stat(dataDir);
  if ((mode & shared) !== 0) throw new Error('The folder of the data is one that others share');
  // Behind a closed door nothing can have been opened.
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
 * Makes the folder of the data where it is absent, and takes it and what is in it away from everybody else. Where the
 * file system knows no such rights the site works as well; the log says so.
 */
export async function keepPrivate(dataDir: string, log: Logger): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: privateFolder });
  try {
    await close(dataDir);
  } catch (error) {
    log.warn(
      { err: error, dataDir },
      'Others on this machine may be able to read the data: its rights were not changed',
    );
  }
}
