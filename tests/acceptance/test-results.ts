import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** One test as Vitest reported it; `name` holds the titles of its groups too. */
export interface TestResult {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'left out';
}

const report = z.object({
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) })),
});

/**
 * Reads the file that Vitest's JSON reporter wrote.
 * @returns the tests in the order they stand there; none where the run broke off before it wrote the file.
 */
export function readTestResults(file: string): readonly TestResult[] {
  if (!existsSync(file)) return [];
  const { testResults } = report.parse(JSON.parse(readFileSync(file, 'utf8')));
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName, status }) => ({
      name: fullName,
      outcome: status === 'passed' || status === 'failed' ? status : 'left out',
    }));
}
