// Runs the checks of the project and ends with one line: `N passed, N failed`.
// - `npm test` checks a change: sweeps take a sample, and PostgreSQL runs only tests whose result can differ there.
// - `npm run test:full` runs everything; `-- --shard=1/4` runs a part of it.
// - `npm test -- WORDS…` runs everything that the words name: stages (`lint`), paths of tests (`booking`) or titles.
import { mkdirSync, rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { TestResult } from './acceptance/test-results.ts';
import { chooseTests, readTestFiles } from './runner/choose-tests.ts';
import { type Outcome, runStage } from './runner/run-stage.ts';
import { isCheck, skippedLine, type Stage, stages } from './runner/stages.ts';

const root = resolve(import.meta.dirname, '..');
const seed = process.env['TEST_SEED'] ?? String(Date.now() % 100_000);
const { values: flags, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean', default: false }, shard: { type: 'string' } },
});
const scope = flags.full || words.length > 0 ? 'full' : 'change';
const env = {
  ...process.env,
  TEST_SEED: seed,
  TEST_SCOPE: scope,
  PATH: `${root}/node_modules/.bin${delimiter}${process.env['PATH'] ?? ''}`,
};

const choice = chooseTests(
  words,
  stages.map(({ name }) => name),
  readTestFiles(root),
);
if (choice === null) {
  console.error(`Nothing is named ${words.join(' ')}: no stage, no path and no title of a test.`);
  console.error(`The stages are ${stages.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const { shard } = flags;
const [, part, parts] = shard?.match(/^([1-9]\d?)\/([1-9]\d?)$/) ?? [];
if (shard !== undefined && !(Number(part) <= Number(parts))) {
  console.error(`--shard is a part of a whole, such as 1/4, and not ${shard}.`);
  process.exit(1);
}

const results = resolve(root, 'build/test-results', scope === 'full' && words.length === 0 ? 'full' : 'part');
if (shard === undefined) rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const isChosen = ({ name, project, folder = '', isFullOnly = false }: Stage): boolean => {
  const hasTests = project !== undefined;
  // Only stages with tests are divided into shards.
  if (!hasTests && name !== 'build' && part !== undefined && part !== '1') return false;
  if (choice.stages.length > 0) {
    const isVisited =
      name === 'build' && stages.some((stage) => stage.visitsBuild && choice.stages.includes(stage.name));
    return isVisited || choice.stages.includes(name);
  }
  if (isFullOnly && scope === 'change') return false;
  if (choice.files.length > 0 && hasTests) return choice.files.some((file) => file.startsWith(folder));
  // Journeys need the built site.
  return choice.files.length === 0 || name === 'build';
};
console.log(`Tests run in the order of TEST_SEED=${seed}`);
if (scope === 'change') console.log('This is the gate of a change; `npm run test:full` runs everything.');
const outcomes: Outcome[] = [];
const skipped: string[] = [];
const chosen = stages.filter(isChosen);
const surroundings = { root, env, choice, results, shard };
// Checks only read the sources and nothing is measured, so they run in parallel.
outcomes.push(...(await Promise.all(chosen.filter(isCheck).map((stage) => runStage(stage, surroundings)))));
for (const stage of chosen.filter((stage) => !isCheck(stage))) {
  const line = skippedLine(stage);
  if (line !== undefined) {
    skipped.push(line);
    console.log(`\n— ${stage.name}\n${line}`);
    continue;
  }
  const outcome = await runStage(stage, surroundings);
  if (outcome.passed + outcome.failed > 0) outcomes.push(outcome);
}

const slowest = outcomes
  .flatMap(({ name: stage, tests }) => tests.map((test) => ({ ...test, stage })))
  .toSorted((one, other) => other.seconds - one.seconds)
  .slice(0, 10);
if (slowest.length > 0) {
  console.log('\nThe slowest tests');
  for (const { seconds, stage, file, name } of slowest) {
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${stage}  ${file}  ${name}`);
  }
}

const tests = outcomes.flatMap((outcome) => outcome.tests);
/** Prints a test and the beginning of its error again at the end, where a long log is read first. */
const tell = (sign: string, { file, name, error }: TestResult) =>
  console.log(`  ${sign} ${file}  ${name}\n      ${error.slice(0, 300).replaceAll('\n', '\n      ')}`);

const unsteady = [...outcomes.flatMap(({ brokenOff }) => brokenOff), ...tests.filter((test) => test.unsteady)];
if (unsteady.length > 0) {
  console.log('\nUnsteady: failed, and passed when tried again. Each is a race to be found');
  for (const test of unsteady) tell('~', test);
}

const failed = tests.filter(({ outcome }) => outcome === 'failed' || outcome === 'broken off');
if (failed.length > 0) {
  console.log('\nFailed');
  for (const test of failed) tell('✗', test);
}

console.log('\nStages');
for (const { name, passed, failed, seconds } of outcomes) {
  const sign = failed === 0 ? '✓' : '✗';
  console.log(`${sign} ${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s  ${passed} passed, ${failed} failed`);
}

for (const line of skipped) console.log(line);

if (choice.files.length > 0 && skipped.length === 0 && outcomes.every(({ tests }) => tests.length === 0)) {
  console.error('\nNo test has such a path or title.');
  process.exit(1);
}

const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
