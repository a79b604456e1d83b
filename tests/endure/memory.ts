import { existsSync } from 'node:fs';
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StartedSite } from '../support/start-site.ts';

const mostBytes = 384 * 2 ** 20;
const root = '/sys/fs/cgroup';

/** Where the kernel takes limits of memory: in its former and its present order. */
const [place, limit, peak] = existsSync(join(root, 'memory'))
  ? [join(root, 'memory'), 'memory.limit_in_bytes', 'memory.max_usage_in_bytes']
  : [root, 'memory.max', 'memory.peak'];

/**
 * Lets a server and all that it starts have no more memory than a small machine; one that takes more is ended by the
 * system. What it holds already is not counted. Needs the rights of root.
 */
export function limitMemory(site: StartedSite) {
  const group = join(place, `endure-${process.pid}`);
  return {
    async begin() {
      await mkdir(group);
      await writeFile(join(group, limit), String(mostBytes));
      await writeFile(join(group, 'cgroup.procs'), String(site.pid()));
    },
    async end() {
      const most = Number(await readFile(join(group, peak), 'utf8')) / 2 ** 20;
      console.log(`  at most ${Math.round(most)} of ${mostBytes / 2 ** 20} MB`);
      await site.restart();
      await rmdir(group);
    },
    // Pictures are made meanwhile, in processes of their own.
    milliseconds: 30_000,
  };
}
