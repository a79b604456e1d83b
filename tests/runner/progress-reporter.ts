import { writeFileSync } from 'node:fs';
import type { UserConsoleLog } from 'vitest';
import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from 'vitest/node';
import { stripVTControlCharacters } from 'node:util';
import type { TestResult } from '../acceptance/test-results.ts';

const outcomes = { passed: 'passed', failed: 'failed', skipped: 'left out' } as const;

/** A test without a result was left out when its file ended, and broken off when its file did not end. */
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

/** The tests of a file. When the process ended before they were known, a single one without a name. */
function resultsOf(module: TestModule): readonly TestResult[] {
  const tests = [...module.children.allTests()].map(toResult);
  if (tests.length > 0 || module.state() !== 'queued') return tests;
  return [{ name: '', file: module.relativeModuleId, seconds: 0, outcome: 'broken off', unsteady: false, error: '' }];
}

/** Vitest's message when the process of a file ended during its tests. */
const endOfProcess = 'Worker exited unexpectedly';

/**
 * Prints each test file when it ends and each failure at once. Writes all results at the end to the file in
 * `TEST_RESULTS`.
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
    // Errors of hooks and of loading a file belong to no test.
    const errors = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
    if (passed + failed + errors.length === 0) return;
    const sign = failed + errors.length === 0 ? '✓' : '✗';
    const counts = `${passed} passed${failed === 0 ? '' : `, ${failed} failed`}`;
    console.log(`${sign} ${seconds.padStart(6)} s  ${module.relativeModuleId}  (${counts})`);
    this.#tell(errors);
  }

  /** Prints output of tests, such as the seed of random requests. */
  onUserConsoleLog({ content }: UserConsoleLog): void {
    process.stdout.write(content);
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    this.#tell(errors);
    // Another failure that belongs to no test may be the cause of the end of the process.
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
