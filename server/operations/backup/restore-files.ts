import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createLocalStorage } from '../../media/local-storage.ts';
import { insteadOfNothing } from '../../refusals/is-not-there.ts';

/** Files that were put beside those of the site. */
export interface PlacedFiles {
  /** Takes them away again, and gives back what they replaced. */
  takeBack(): Promise<void>;
}

/** `null` where there is no such file; what cannot be read now must not be taken for absent and written over. */
async function hashOf(path: string): Promise<string | null> {
  try {
    const hash = createHash('sha256');
    for await (const piece of createReadStream(path)) hash.update(piece);
    return hash.digest('hex');
  } catch (error) {
    return insteadOfNothing(null)(error);
  }
}

/**
 * Puts unpacked files beside those that the site has, so that both the rows of before and those to come find theirs.
 * One that is there with the same content stays.
 */
export async function placeFiles(folder: string, dataDir: string): Promise<PlacedFiles> {
  const storage = createLocalStorage(dataDir);
  const names = await readdir(join(folder, 'uploads')).catch(insteadOfNothing<string[]>([]));
  const aside = join(folder, 'aside');
  await mkdir(aside);
  const added: string[] = [];
  const replaced: string[] = [];
  const takeBack = async () => {
    for (const name of added) await storage.remove('uploads', name);
    for (const name of replaced) await storage.place(join(aside, name), 'uploads', name);
  };
  try {
    for (const name of names) {
      const staged = join(folder, 'uploads', name);
      const present = join(dataDir, 'uploads', name);
      const held = await hashOf(present);
      if (held !== null && held === (await hashOf(staged))) continue;
      if (held !== null) await copyFile(present, join(aside, name));
      (held === null ? added : replaced).push(name);
      await storage.place(staged, 'uploads', name);
    }
  } catch (error) {
    await takeBack();
    throw error;
  }
  return { takeBack };
}
