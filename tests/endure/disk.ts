import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const imageBytes = 96 * 2 ** 20;

/** A separate disk for one site: a file that contains a file system. */
export interface Disk {
  /** The mount point. */
  readonly folder: string;
  /** Fills it completely. */
  fill(): Promise<void>;
  /** Frees the space that `fill` took. */
  empty(): Promise<void>;
  /** Makes it refuse every write, as the kernel does with a failing disk. */
  fail(): Promise<void>;
  /** Repairs it and mounts it again. It must not be in use. */
  repair(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Creates a small disk.
 * @throws Error without Linux or root
 */
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
      // It exits with 1 after a repair.
      await run('e2fsck', ['-y', image]).catch(() => undefined);
      await mount();
    },
    async remove() {
      await run('umount', [folder]).catch(() => undefined);
      await rm(image, { force: true });
    },
  };
}
