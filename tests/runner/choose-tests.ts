import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface TestFile {
  /** From the root of the project. */
  readonly path: string;
  readonly source: string;
}

export interface Choice {
  /** Names of stages; none means all that run tests, or all where no file is named either. */
  readonly stages: readonly string[];
  /** Paths of test files; none means all. */
  readonly files: readonly string[];
  /** A text that the titles of tests must hold; empty for any. */
  readonly title: string;
}

/** All files of tests with their source, in which titles are looked for. */
export function readTestFiles(root: string): readonly TestFile[] {
  const found = globSync('**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: (name) => ['node_modules', 'build', 'data', '.git'].includes(name),
  });
  return found.map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));
}

/**
 * What words name: each is a stage, otherwise a part of paths, and the rest, put together again, a part of titles.
 * A title that is made from a table stands in no source; then the tests of all files are asked.
 * @returns null where words name nothing
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
