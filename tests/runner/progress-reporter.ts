import { writeFileSync } from 'node:fs';
import type { UserConsoleLog } from 'vitest';
import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from 'vitest/node';
import { stripVTControlCharacters } from 'node:util';
import type { TestResult } from '../acceptance/test-results.ts';

const outcomes = { passed: 'passed', failed: 'failed', skipped: 'left out' } as const;

/** A test without a result was left out by the runner of a file that ended, and broken off in one that did not. */
function outcomeOf(test: TestCase): TestResult['outcome'] {
  const { state } = test.result();
  if (state !== 'pending') return outcomes[state];
  return ['queued', 'pending'].includes(test.module.state()) ? 'broken off' : 'left out';
}

const toResult = (test: TestCase): TestResult => ({
  name: test.fullName.replaceAll(' > ', ' '),
  file: test.module.relativeModuleId,
  seconds: (test.diagnostic()?.duration ?? 0) / 1000,
  outcome: outcomeOf(test),
  unsteady: test.diagnostic()?.flaky ?? false,
  error: stripVTControlCharacters(test.result().errors?.[0]?.message ?? ''),
});

/** The tests of a file; one without a name where its process ended before any of them was known. */
function resultsOf(module: TestModule): readonly TestResult[] {
  const tests = [...module.children.allTests()].map(toResult);
  if (tests.length > 0 || module.state() !== 'queued') return tests;
  return [{ name: '', file: module.relativeModuleId, seconds: 0, outcome: 'broken off', unsteady: false, error: '' }];
}

/** What Vitest says when the process of a file has ended under its tests. */
const endOfProcess = 'Worker exited unexpectedly';

/**
 * Tells of each file of tests when it has ended, and of each failure when it happens. Writes all results, in the end,
 * to the file that `TEST_RESULTS` names.
 */
export default class ProgressReporter implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    const unsteady = test.diagnostic()?.flaky ?? false;
    if (state !== 'failed' && !unsteady) return;
    const said = unsteady ? '  (failed, and passed when tried again)' : '';
    console.log(`${unsteady ? '~' : '✗'} ${test.module.relativeModuleId}  ${test.fullName}${said}`);
    this.#tell(errors ?? []);
  }

  onTestModuleEnd(module: TestModule): void {
    const states = [...module.children.allTests()].map((test) => test.result().state);
    const failed = states.filter((state) => state === 'failed').length;
    const passed = states.filter((state) => state === 'passed').length;
    const seconds = (module.diagnostic().duration / 1000).toFixed(1);
    // What fails in a hook or while the file is loaded belongs to no test.
    const errors = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
    if (passed + failed + errors.length === 0) return;
    const sign = failed + errors.length === 0 ? '✓' : '✗';
    const counts = `${passed} passed${failed === 0 ? '' : `, ${failed} failed`}`;
    console.log(`${sign} ${seconds.padStart(6)} s  ${module.relativeModuleId}  (${counts})`);
    this.#tell(errors);
  }

  /** What a test says, such as the seed of its random requests. */
  onUserConsoleLog({ content }: UserConsoleLog): void {
    process.stdout.write(content);
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    this.#tell(errors);
    // Any other failure that belongs to no test may be what ended the process.
    const isEnded =
      errors.every(({ cause }) => cause?.message.startsWith(endOfProcess)) &&
      modules.every((module) => module.state() !== 'failed');
    const error = stripVTControlCharacters(errors.map(({ message, cause }) => cause?.message ?? message).join('\n'));
    const results = modules
      .flatMap(resultsOf)
      .map((test) =>
        test.outcome === 'broken off' ? { ...test, error, outcome: isEnded ? test.outcome : 'failed' } : test,
      );
    const file = process.env['TEST_RESULTS'];
    if (file !== undefined) writeFileSync(file, JSON.stringify(results));
  }

  #tell(errors: readonly SerializedError[]): void {
    for (const error of errors) this.#vitest?.logger.printError(error, { showCodeFrame: true });
  }
}
