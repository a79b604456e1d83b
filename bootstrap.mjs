// Makes a fresh clone ready: installs the locked packages that building and serving need, with the argument `tests` also
// those of `tests/package.json`, and with the argument `build` builds the site.
// Runs before `npm start`, `npm run dev` and `npm test`, on whatever Node the machine has and without node_modules;
// the script that follows then runs on the Node that package.json pins.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';

const builtFrom = [
  'site',
  'dashboard',
  'ui',
  'language',
  'fields',
  'content',
  'calls',
  'server',
  'demo/content',
  'vite.config.ts',
  'package-lock.json',
];

/** Runs a command with this terminal; its failure is the failure of the whole start. */
function run(command, ...args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** All files at or below a path, in a stable order; none where it does not exist yet. */
function filesAt(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** One hash over names and contents, so that a renamed file counts as a change too. */
function hashOf(...paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesAt)) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** The hash of what some work was last done for; empty where it was never done. */
const readStamp = (stamp) => (existsSync(stamp) ? readFileSync(stamp, 'utf8') : '');

/**
 * How many megabytes of objects the server may hold: a quarter of what the machine, or the container, has. Without a
 * limit V8 fits its heap to the machine alone, and fills it before it tidies up.
 */
function heapMegabytes() {
  const given = process.env.HEAP_MEMORY;
  if (given) {
    if (/^[1-9]\d{1,5}$/.test(given)) return Number(given);
    process.stderr.write('The environment cannot be used:\n  HEAP_MEMORY must be a number of megabytes from 10\n');
    process.exit(1);
  }
  const bytes = Math.min(totalmem(), process.constrainedMemory?.() || Infinity);
  return Math.round(Math.min(Math.max(bytes / 1024 ** 2 / 4, 128), 512));
}

const needs = new Set(process.argv.slice(2));
const locked = hashOf('package-lock.json');
const withTests = `${locked} with tests`;
const installed = readStamp('node_modules/.installed');
if (needs.has('tests')) {
  if (installed !== withTests) {
    // The packages of tests are added to those that a start has installed.
    const how = installed === locked ? ['install', '--no-save'] : ['ci'];
    run('npm', ...how, '--include=dev', '--loglevel=error');
    writeFileSync('node_modules/.installed', withTests);
  }
} else if (installed !== locked && installed !== withTests) {
  run('npm', 'ci', '--include=dev', '--loglevel=error', '--workspaces=false');
  writeFileSync('node_modules/.installed', locked);
}
if (needs.has('build')) {
  const sources = hashOf(...builtFrom);
  if (readStamp('build/.sources') !== sources) {
    run('npm', 'run', '--silent', 'build');
    writeFileSync('build/.sources', sources);
  }
  writeFileSync('build/.heap', String(heapMegabytes()));
}
