import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';

/** Whether the system tells what its processor does (Linux). */
const isTold = existsSync('/proc/stat');
/** Of `/proc`, in microseconds; the kernel counts in hundredths of a second for every program. */
const tick = 10_000;

/** What the processors did since the machine started: how long all together, and how long nothing. */
function processorTime(): { readonly all: number; readonly idle: number } {
  const [, ...times] = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').split(/\s+/).map(Number);
  // Guests are counted among users already.
  const counted = times.slice(0, 8);
  return { all: counted.reduce((sum, time) => sum + time, 0), idle: (times[3] ?? 0) + (times[4] ?? 0) };
}

/** Watches the whole machine; what is returned tells which share of its processors did nothing since. */
export function watchIdle(): () => number {
  if (!isTold) return () => Number.NaN;
  const before = processorTime();
  return () => {
    const now = processorTime();
    return (now.idle - before.idle) / (now.all - before.all);
  };
}

/** A process as `/proc` tells of it: its parent, its processor time in microseconds and its memory in bytes. */
async function readProcess(pid: string) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  // Its name stands in brackets and may hold anything.
  const fields = text
    ?.slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  if (fields === undefined) return [];
  const [, parent = 0] = fields;
  return [{ pid: Number(pid), parent, spent: ((fields[11] ?? 0) + (fields[12] ?? 0)) * tick, pages: fields[21] ?? 0 }];
}

const pageBytes = 4096;

export interface ProcessFigures {
  /** Processor time since they started, in microseconds, to a hundredth of a second. */
  readonly spent: number;
  /** Bytes of the machine's memory that they hold. */
  readonly memory: number;
}

/** What a process and all that it started spend and hold. @throws Error where there is none */
export async function figuresOf(pid: number): Promise<ProcessFigures> {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = (await Promise.all(numbers.map(readProcess))).flat();
  const family = new Set([pid]);
  // Children come after their parents but for numbers that began anew.
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
