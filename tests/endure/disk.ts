import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const imageBytes = 96 * 2 ** 20;

/** A disk of its own for one site: a file with a file system in it. */
export interface Disk {
  /** Where it is mounted. */
  readonly folder: string;
  /** Leaves no room on it. */
  fill(): Promise<void>;
  /** Gives the room back. */
  empty(): Promise<void>;
  /** Lets it refuse every write, as the system does with a disk that fails. */
  fail(): Promise<void>;
  /** Repairs it and mounts it again; nobody may use it meanwhile. */
  repair(): Promise<void>;
  remove(): Promise<void>;
}

/** Makes a small disk. @throws Error where that is not allowed: it needs the rights of root, and Linux */
export async function makeDisk(state: string): Promise<Disk> {
  const [image, folder] = [join(state, 'disk.img'), join(state, 'disk')];
  const filler = join(folder, 'filler');
  const mount = () => run('mount', ['-o', 'loop,errors=remount-ro', image, folder]);
  await mkdir(folder, { recursive: true });
  await writeFile(image, '');
  await truncate(image, imageBytes);
  await run('mkfs.ext4', ['-q', '-m', '0', image]);
  await mount();
  return {
    folder,
    async fill() {
      const noise = Readable.from(
        (function* () {
          for (;;) yield Buffer.alloc(4096, 1);
        })(),
      );
      await pipeline(noise, createWriteStream(filler)).catch((error: unknown) => {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      });
    },
    empty: () => rm(filler),
    async fail() {
      await run('mount', ['-o', 'remount,abort', folder]);
    },
    async repair() {
      await run('umount', [folder]);
      // It answers 1 where it repaired something.
      await run('e2fsck', ['-y', image]).catch(() => undefined);
      await mount();
    },
    async remove() {
      await run('umount', [folder]).catch(() => undefined);
      await rm(image, { force: true });
    },
  };
}
