// Runs every check of the project, one stage after the other, and ends with one line: `N passed, N failed`.
// `node tests/run.ts lint unit` runs the named stages only.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { readTestResults, type TestResult } from './acceptance/test-results.ts';

interface Stage {
  readonly name: string;
  readonly command: string;
  /** A stage of Vitest counts its tests; any other counts as one. */
  readonly countsTests?: boolean;
}

const stages: readonly Stage[] = [
  { name: 'types', command: 'tsc' },
  { name: 'lint', command: 'oxlint --deny-warnings' },
  { name: 'format', command: 'oxfmt --check' },
  { name: 'boundaries', command: 'depcruise --config .dependency-cruiser.cjs --output-type err-long .' },
  { name: 'unused', command: 'knip' },
  { name: 'build', command: 'node bootstrap.mjs build' },
  { name: 'unit', command: 'vitest run --project unit', countsTests: true },
  { name: 'postgres', command: 'vitest run --project postgres', countsTests: true },
  { name: 'journeys', command: 'vitest run --project journeys', countsTests: true },
];

const root = resolve(import.meta.dirname, '..');
const env = { ...process.env, PATH: `${root}/node_modules/.bin${delimiter}${process.env['PATH'] ?? ''}` };

/** Runs one stage, says how it went, and shows what it wrote when it failed. */
function runStage({ name, command, countsTests = false }: Stage): { passed: number; failed: number } {
  const results = `build/test-results/${name}.json`;
  rmSync(resolve(root, results), { force: true });
  const reporters = countsTests ? ` --reporter=default --reporter=json --outputFile=${results}` : '';
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(command + reporters, {
    cwd: root,
    env,
    shell: true,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);

  const succeeded = status === 0;
  const tests = readTestResults(resolve(root, results));
  const countOf = (outcome: TestResult['outcome']) => tests.filter((test) => test.outcome === outcome).length;
  const passed = countsTests ? countOf('passed') : Number(succeeded);
  // A crash, an unhandled error or a file that does not load fails no single test, yet the stage has failed.
  const failed = succeeded ? 0 : Math.max(countOf('failed'), 1);

  if (!succeeded) console.log(`\n$ ${command}\n${stdout}${stderr}`);
  console.log(`${succeeded ? '✓' : '✗'} ${name.padEnd(10)} ${passed} passed, ${failed} failed  (${seconds} s)`);
  return { passed, failed };
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(`No such stage: ${unknown.join(', ')}. There are ${stages.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

mkdirSync(resolve(root, 'build/test-results'), { recursive: true });
const counts = stages.filter(({ name }) => wanted.length === 0 || wanted.includes(name)).map(runStage);
const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0);

console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
