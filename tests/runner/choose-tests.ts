import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface TestFile {
  /** Relative to the root of the project. */
  readonly path: string;
  readonly source: string;
}

export interface Choice {
  /** Names of stages. Empty means all stages with tests, or all stages when no file is named either. */
  readonly stages: readonly string[];
  /** Paths of test files; empty means all. */
  readonly files: readonly string[];
  /** A text that the titles of tests must contain; empty for all. */
  readonly title: string;
}

/** Reads all test files with their source, in which titles are searched. */
export function readTestFiles(root: string): readonly TestFile[] {
  const found = globSync('**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: (name) => ['node_modules', 'build', 'data', '.git'].includes(name),
  });
  return found.map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));
}

/**
 * Interprets words: each is the name of a stage or a part of a path; the remaining words together are a part of a
 * title. Titles that are built by `.each` are in no source, so all files are searched for them at run time.
 * @returns null when the words name nothing
 */
export function chooseTests(
  words: readonly string[],
  stages: readonly string[],
  files: readonly TestFile[],
): Choice | null {
  const isPath = (word: string) => files.some(({ path }) => path.includes(word));
  const rest = words.filter((word) => !stages.includes(word));
  const paths = rest.filter(isPath);
  const title = rest.filter((word) => !isPath(word)).join(' ');
  const onPaths = files.filter(({ path }) => paths.length === 0 || paths.some((word) => path.includes(word)));
  const withTitle = onPaths.filter(({ source }) => source.includes(title));
  const isWhole = rest.length === 0;
  if (!isWhole && withTitle.length === 0 && !onPaths.some(({ source }) => source.includes('.each'))) return null;
  const chosen = withTitle.length > 0 ? withTitle : onPaths;
  return {
    stages: words.filter((word) => stages.includes(word)),
    files: isWhole ? [] : chosen.map(({ path }) => path),
    title,
  };
}
