import { globSync, readFileSync } from 'node:fs';

/** How a test file opens a database, as its source says (`tests/support/database.ts`). */
const opensEach = /\b(?:each|empty)DatabaseConfig\b/;
const opensAny = /\b(?:each|empty|test)DatabaseConfig\b|\bopenApp\b/;

/**
 * Test files that run on PostgreSQL, too: in the gate of a change those whose result can differ there, in a full run all
 * that use a database. @returns paths from `root`
 */
export function postgresTests(scope: 'change' | 'full', root: string): readonly string[] {
  const opens = scope === 'full' ? opensAny : opensEach;
  return globSync(['server/**/*.test.ts', 'tests/{contract,attacks}/**/*.test.ts'], { cwd: root }).filter((path) =>
    opens.test(readFileSync(`${root}/${path}`, 'utf8')),
  );
}
