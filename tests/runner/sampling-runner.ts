import { basename } from 'node:path';
import { type RunnerTestFile, type RunnerTestSuite, TestRunner } from 'vitest';
import { journeySources } from '../journeys/sources.ts';
import { changedFiles } from '../support/changed-files.ts';
import { seededNumber } from '../support/sweep.ts';
import { testScope } from '../support/test-scope.ts';

/** Of the journeys with changed sources as many tests run as three files have; of all others, one test in forty. */
const filesOfChange = 3;
const shareOfOthers = 40;

/** Journeys that a change touches: their own file or one of their sources changed. */
export function changedJourneys(changed: readonly string[]): ReadonlySet<string> {
  const touched = Object.entries(journeySources).filter(([name, sources]) =>
    [`tests/journeys/${name}.test.ts`, ...sources].some((source) => changed.some((path) => path.startsWith(source))),
  );
  return new Set(touched.map(([name]) => name));
}

/** The share of a journey's tests that `npm test` runs, from 0 to 1. */
export function shareOfJourney(name: string, changed: ReadonlySet<string>): number {
  return changed.has(name) ? Math.min(1, filesOfChange / changed.size) : 1 / shareOfOthers;
}

/**
 * Skips the tests that are not chosen.
 * @returns the names of the others
 */
function skipOthers(suite: RunnerTestSuite, isChosen: (name: string) => boolean, around = ''): readonly string[] {
  const staying = suite.tasks.flatMap((task) => {
    const name = `${around} ${task.name}`.trim();
    if (task.type === 'suite') return skipOthers(task, isChosen, name);
    if (task.mode === 'run' && !isChosen(name)) task.mode = 'skip';
    return task.mode === 'run' ? [name] : [];
  });
  if (staying.length === 0) suite.mode = 'skip';
  return staying;
}

/**
 * Runs a sample of the journeys in `npm test`, chosen by the seed of the run, most of it from journeys whose sources
 * changed. The output names the tests of the sample. Other runs have all journeys.
 */
export default class SamplingRunner extends TestRunner {
  onCollected(files: readonly RunnerTestFile[]): void {
    if (testScope === 'full') return;
    const changed = changedJourneys(changedFiles());
    for (const file of files) {
      const name = basename(file.name, '.test.ts');
      const share = shareOfJourney(name, changed);
      const staying = skipOthers(file, (test) => seededNumber(`${name}\0${test}`) < share * 2 ** 32);
      if (staying.length > 0) console.log(`sample of ${file.name}: ${staying.join('; ')}`);
    }
  }
}
