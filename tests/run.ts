// Runs every check of the project, one stage after the other, and ends with one line: `N passed, N failed`.
// `npm test -- WORDS…` runs what the words name: stages (`lint`), paths of tests (`booking`) or their titles.
import { mkdirSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import type { TestResult } from './acceptance/test-results.ts';
import { chooseTests, readTestFiles } from './runner/choose-tests.ts';
import { type Outcome, runStage } from './runner/run-stage.ts';
import { stages } from './runner/stages.ts';

const root = resolve(import.meta.dirname, '..');
const seed = process.env['TEST_SEED'] ?? String(Date.now() % 100_000);
const env = {
  ...process.env,
  TEST_SEED: seed,
  PATH: `${root}/node_modules/.bin${delimiter}${process.env['PATH'] ?? ''}`,
};

const choice = chooseTests(
  process.argv.slice(2),
  stages.map(({ name }) => name),
  readTestFiles(root),
);
if (choice === null) {
  console.error(`Nothing is named ${process.argv.slice(2).join(' ')}: no stage, no path and no title of a test.`);
  console.error(`The stages are ${stages.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

mkdirSync(resolve(root, 'build/test-results'), { recursive: true });
const isChosen = (name: string, hasTests: boolean): boolean => {
  if (choice.stages.length > 0) return choice.stages.includes(name);
  // Journeys visit the built site.
  return choice.files.length === 0 || hasTests || name === 'build';
};
console.log(`Tests run in the order of TEST_SEED=${seed}`);
const outcomes: Outcome[] = [];
for (const stage of stages.filter(({ name, project }) => isChosen(name, project !== undefined))) {
  const outcome = await runStage(stage, { root, env, choice });
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
/** Once more in the end, where a long log is read first: the test and the beginning of what it said. */
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

if (choice.files.length > 0 && outcomes.every(({ tests }) => tests.length === 0)) {
  console.error('\nNo test has such a path or title.');
  process.exit(1);
}

const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
