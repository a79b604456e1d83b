import { existsSync } from 'node:fs';
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const mostBytes = 384 * 2 ** 20;
const root = '/sys/fs/cgroup';

/** Where the kernel takes limits of memory, and what it says of them, in its former and its present order. */
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
  /** Starts a command in it; what that starts is in it, too. */
  readonly launcher: readonly string[];
  /** Megabytes that the processes themselves hold at the moment, without what the system keeps of files for them. */
  held(): Promise<number>;
  /** Megabytes that were ever counted, files included: the system gives those up where it needs room. */
  peak(): Promise<number>;
  /** How many processes the system ended for want of memory. */
  ended(): Promise<number>;
  remove(): Promise<void>;
}

/**
 * A group of processes that has no more memory than a small machine, whatever they start; the system ends one of them
 * where more is needed. Needs the rights of root.
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
