import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const testResult = z.object({
  /** The titles of its groups and its own. */
  name: z.string(),
  /** Path of its file from the root of the project. */
  file: z.string(),
  seconds: z.number(),
  /** Broken off: its process ended under it, or, where it has no name, before its file was read. */
  outcome: z.enum(['passed', 'failed', 'left out', 'broken off']),
  /** Whether it failed first and passed when it was tried again. */
  unsteady: z.boolean(),
  /** What the first error said, without colours; empty for a test that passed at once. */
  error: z.string(),
});

/** One test as the last run left it. */
export type TestResult = z.output<typeof testResult>;

/**
 * Reads what `ProgressReporter` wrote.
 * @returns the tests in the order in which they ran; none where the run broke off before it wrote the file
 */
export const readTestResults = (file: string): readonly TestResult[] =>
  existsSync(file) ? z.array(testResult).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
