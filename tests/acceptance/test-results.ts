import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const testResult = z.object({
  /** The titles of its groups, followed by its own title. */
  name: z.string(),
  /** Path of its file, relative to the root of the project. */
  file: z.string(),
  seconds: z.number(),
  /** 'broken off': its process ended during the test, or, when the name is empty, before its file was loaded. */
  outcome: z.enum(['passed', 'failed', 'left out', 'broken off']),
  /** Whether it failed first and passed on a retry. */
  unsteady: z.boolean(),
  /** Message of the first error, without colour codes; empty for a test that passed at once. */
  error: z.string(),
});

/** The result of one test in the last run. */
export type TestResult = z.output<typeof testResult>;

/**
 * Reads the file that `ProgressReporter` wrote.
 * @returns the tests in the order in which they ran; an empty list when the run ended before it wrote the file
 */
export const readTestResults = (file: string): readonly TestResult[] =>
  existsSync(file) ? z.array(testResult).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
