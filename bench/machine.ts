import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';

/** Whether the system reports processor times (Linux). */
const isTold = existsSync('/proc/stat');
/** Microseconds per unit in `/proc`; for programs the kernel always counts in hundredths of a second. */
const tick = 10_000;

/** Total and idle processor time since the machine started. */
function processorTime(): { readonly all: number; readonly idle: number } {
  const [, ...times] = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').split(/\s+/).map(Number);
  // Guest time is included in user time.
  const counted = times.slice(0, 8);
  return { all: counted.reduce((sum, time) => sum + time, 0), idle: (times[3] ?? 0) + (times[4] ?? 0) };
}

/** Starts observing the machine. The returned function returns the idle share of its processors since then. */
export function watchIdle(): () => number {
  if (!isTold) return () => Number.NaN;
  const before = processorTime();
  return () => {
    const now = processorTime();
    return (now.idle - before.idle) / (now.all - before.all);
  };
}

/** Reads a process from `/proc`: its parent, its processor time in microseconds and its memory in bytes. */
async function readProcess(pid: string) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  // The process name is in parentheses and can contain any characters.
  const fields = text
    ?.slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  if (fields === undefined) return [];
  const [, parent = 0] = fields;
  return [{ pid: Number(pid), parent, spent: ((fields[11] ?? 0) + (fields[12] ?? 0)) * tick, pages: fields[21] ?? 0 }];
}

const pageBytes = 4096;

export interface ProcessMetrics {
  /** Processor time since they started, in microseconds, precise to a hundredth of a second. */
  readonly spent: number;
  /** Bytes of physical memory. */
  readonly memory: number;
}

/** Processor time and memory of a process and all its descendants. @throws Error if it does not exist */
export async function metricsOf(pid: number): Promise<ProcessMetrics> {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = (await Promise.all(numbers.map(readProcess))).flat();
  const family = new Set([pid]);
  // Children usually come after their parents, except after process ids wrapped around.
  for (let known = 0; known !== family.size;) {
    known = family.size;
    for (const { pid: own, parent } of all) if (family.has(parent)) family.add(own);
  }
  const own = all.filter((process) => family.has(process.pid));
  if (!own.some((process) => process.pid === pid)) throw new Error(`There is no process ${pid}`);
  return {
    spent: own.reduce((sum, { spent }) => sum + spent, 0),
    memory: own.reduce((sum, { pages }) => sum + pages * pageBytes, 0),
  };
}
