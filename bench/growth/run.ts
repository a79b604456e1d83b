import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { measureDatabase } from './measure-database.ts';
import { readOptions } from './options.ts';
import { openPostgresPlaces } from './postgres-place.ts';
import type { Result } from './result.ts';
import { sqlitePlaces } from './rows-places.ts';
import { toTable } from './table.ts';
import { showInGuide, writeResults } from './write-results.ts';

const minuteMilliseconds = 60_000;

/** `npm run bench -- growth`: the cost of a larger site. `bench/README.md` describes the options. */
const options = readOptions(process.argv.slice(3));
const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stopping.abort(new Error('Stopped')));
const late = setTimeout(
  () => stopping.abort(new Error(`Not done in ${options.minutes} minutes`)),
  options.minutes * minuteMilliseconds,
);
const folder = resolve(options.keep ?? (await mkdtemp(join(tmpdir(), 'growth-'))));
await mkdir(folder, { recursive: true });
const run = { options, folder, signal: stopping.signal, print: (line: string) => console.log(line) };

async function measurePostgres(): Promise<Result> {
  const places = await openPostgresPlaces(folder);
  try {
    return await measureDatabase(places, run);
  } finally {
    await places.stop();
  }
}

try {
  const results: Result[] = [];
  for (const database of options.database) {
    const result = await (database === 'sqlite' ? measureDatabase(sqlitePlaces, run) : measurePostgres());
    run.print(`\n${toTable(result)}`);
    results.push(result);
  }
  const isWhole = options.only === undefined && options.database.length > 1 && options.sizes.length > 2;
  if (options.out !== undefined) await writeResults(results, resolve(options.out));
  else if (isWhole) await showInGuide(await writeResults(results, import.meta.dirname));
} catch (error) {
  console.error(stopping.signal.aborted ? String(stopping.signal.reason) : error);
  process.exitCode = 1;
} finally {
  clearTimeout(late);
  if (options.keep === undefined) await rm(folder, { recursive: true, force: true });
}
