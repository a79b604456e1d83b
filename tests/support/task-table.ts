import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ToldTask {
  /** Actions in the best other product; absent when not counted. */
  readonly peer?: number;
  readonly now: number;
}

const row = /^\| \d+ \| (?<task>[^|]+?) \| [^|]+ \| (?<peer>[^|]+?) \| (?<now>\d+) \|$/gm;

const sumOf = (written: string): number => written.split('+').reduce((sum, part) => sum + Number(part), 0);

/** The number of actions of each task in the guide, by the name of the task. */
export function readTaskTable(): ReadonlyMap<string, ToldTask> {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/guide/tasks.md'), 'utf8');
  return new Map(
    [...guide.matchAll(row)].map(({ groups: { task = '', peer = '', now = '' } = {} }) => [
      task,
      { now: Number(now), ...(peer !== '—' && { peer: sumOf(peer) }) },
    ]),
  );
}
