import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { readTestResults, type TestResult } from '../acceptance/test-results.ts';
import type { Choice } from './choose-tests.ts';
import type { Stage } from './stages.ts';

export interface Outcome {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  readonly tests: readonly TestResult[];
  /** The first test of each journey file whose process ended, so that the file ran again. */
  readonly brokenOff: readonly TestResult[];
}

interface Surroundings {
  readonly root: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly choice: Choice;
  /** The folder of the results of all stages. */
  readonly results: string;
  /** The shard that runs, such as `1/4`; undefined for all tests. */
  readonly shard: string | undefined;
}

/** Quotes a word for `sh`. */
const quoted = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`;

const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Runs a command and prints its output: at once, or with `quietly` only when it fails. */
async function runCommand(command: string, { root, env }: Surroundings, quietly: boolean): Promise<boolean> {
  const child = spawn(command, { cwd: root, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const buffered: Buffer[] = [];
  const hear = (chunk: Buffer) => {
    if (quietly) buffered.push(chunk);
    else process.stdout.write(chunk);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const status = await new Promise<number | null>((ended) => child.on('close', ended));
  if (status !== 0) process.stdout.write(Buffer.concat(buffered));
  return status === 0;
}

/** @param name of the file for the results */
async function runTests(name: string, command: string, surroundings: Surroundings) {
  const { env, choice, shard } = surroundings;
  const results = resolve(
    surroundings.results,
    `${name}${shard === undefined ? '' : `-${shard.replace('/', '-of-')}`}.json`,
  );
  rmSync(results, { force: true });
  const words = [
    command,
    '--passWithNoTests',
    '--reporter=tests/runner/progress-reporter.ts',
    ...(shard === undefined ? [] : [`--shard=${shard}`]),
    ...(choice.title === '' ? [] : [`--testNamePattern=${quoted(escaped(choice.title))}`]),
    ...choice.files.map(quoted),
  ];
  const succeeded = await runCommand(
    words.join(' '),
    { ...surroundings, env: { ...env, TEST_RESULTS: results } },
    false,
  );
  return { succeeded, tests: readTestResults(results) };
}

/** Runs one stage and prints its progress. */
export async function runStage({ name, command, project }: Stage, surroundings: Surroundings): Promise<Outcome> {
  const { choice } = surroundings;
  const started = performance.now();
  const secondsSince = () => (performance.now() - started) / 1000;
  if (project === undefined) {
    const succeeded = await runCommand(command, surroundings, true);
    const seconds = secondsSince();
    console.log(`\n— ${name}\n${succeeded ? '✓' : '✗'} ${command}  (${seconds.toFixed(1)} s)`);
    return { name, passed: Number(succeeded), failed: Number(!succeeded), seconds, tests: [], brokenOff: [] };
  }

  console.log(`\n— ${name}`);
  const first = await runTests(name, command, surroundings);
  // Journeys are retried once, and so is a journey file whose process ended.
  const files = Map.groupBy(
    first.tests.filter(({ outcome }) => outcome === 'broken off' && project === 'journeys'),
    ({ file }) => file,
  );
  const again =
    files.size === 0
      ? { succeeded: first.succeeded, tests: [] }
      : await runTests(`${name}-again`, command, { ...surroundings, choice: { ...choice, files: [...files.keys()] } });
  const succeeded = again.succeeded && first.tests.every(({ outcome }) => outcome !== 'failed');
  const tests = [...first.tests.filter(({ file }) => !files.has(file)), ...again.tests];
  const countOf = (outcome: TestResult['outcome']) => tests.filter((test) => test.outcome === outcome).length;
  return {
    name,
    passed: countOf('passed'),
    // A crash, an unhandled error or a file that does not load fails no single test, but the stage has failed.
    failed: succeeded ? 0 : Math.max(countOf('failed'), 1),
    seconds: secondsSince(),
    tests,
    brokenOff: [...files.values()].map(([test]) => test).filter((test) => test !== undefined),
  };
}
