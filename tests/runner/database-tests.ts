import { globSync, readFileSync } from 'node:fs';

/** Matches the source of a test file that opens each database (`tests/support/database.ts`). */
const opensEach = /\b(?:each|empty)DatabaseConfig\b/;
const opensAny = /\b(?:each|empty|test)DatabaseConfig\b|\bopenApp\b/;

/**
 * Test files that also run on PostgreSQL: for a change those whose result can differ there, in a full run all that use
 * a database.
 * @returns paths relative to `root`
 */
export function postgresTests(scope: 'change' | 'full', root: string): readonly string[] {
  const opens = scope === 'full' ? opensAny : opensEach;
  return globSync(['server/**/*.test.ts', 'tests/{contract,attacks}/**/*.test.ts'], { cwd: root }).filter((path) =>
    opens.test(readFileSync(`${root}/${path}`, 'utf8')),
  );
}
