import { existsSync } from 'node:fs';
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const mostBytes = 384 * 2 ** 20;
const root = '/sys/fs/cgroup';

/** Paths and names of the memory controller, in cgroup v1 and in v2. */
const names = existsSync(join(root, 'memory'))
  ? {
      place: join(root, 'memory'),
      limit: 'memory.limit_in_bytes',
      peak: 'memory.max_usage_in_bytes',
      ended: 'memory.oom_control',
      own: 'total_rss',
    }
  : { place: root, limit: 'memory.max', peak: 'memory.peak', ended: 'memory.events', own: 'anon' };

export interface MemoryGroup {
  /** Starts a command in the group; its child processes belong to it, too. */
  readonly launcher: readonly string[];
  /** Megabytes of the processes now, without cached files. */
  held(): Promise<number>;
  /** The highest number of megabytes, including cached files, which the kernel drops when it needs memory. */
  peak(): Promise<number>;
  /** The number of processes that the kernel killed because memory ran out. */
  ended(): Promise<number>;
  remove(): Promise<void>;
}

/**
 * Creates a group of processes that is limited to the memory of a small machine. The kernel kills one of them when they
 * need more. Needs root.
 */
export async function makeMemoryGroup(): Promise<MemoryGroup> {
  const folder = join(names.place, `endure-${process.pid}`);
  await mkdir(folder);
  await writeFile(join(folder, names.limit), String(mostBytes));
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const numberIn = async (name: string, field: string) =>
    Number(new RegExp(String.raw`^${field} (\d+)$`, 'm').exec(await read(name))?.[1] ?? 0);
  return {
    launcher: ['sh', '-c', 'echo $$ > "$0/cgroup.procs" && exec "$@"', folder],
    held: async () => Math.round((await numberIn('memory.stat', names.own)) / 2 ** 20),
    peak: async () => Math.round(Number(await read(names.peak)) / 2 ** 20),
    ended: () => numberIn(names.ended, 'oom_kill'),
    remove: () => rmdir(folder),
  };
}
