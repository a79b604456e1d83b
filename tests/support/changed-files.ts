import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Returns the lines that git prints; null when it fails, such as outside a clone or for an unknown revision. */
function git(...args: readonly string[]): readonly string[] | null {
  try {
    const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return output.split('\n').filter((line) => line !== '');
  } catch {
    return null;
  }
}

const since = (base: string): readonly string[] => git('diff', '--name-only', base) ?? [];

/** Files in the commits of the last three days, and files with uncommitted changes. */
function recentFiles(): readonly string[] {
  const committed = git('log', '--since=3.days', '--name-only', '--format=') ?? [];
  return [...committed, ...since('HEAD')];
}

function readChangedFiles(): readonly string[] {
  const base = process.env['TEST_BASE'];
  if (base !== undefined && base !== '') return since(base);
  const [branch] = git('rev-parse', '--abbrev-ref', 'HEAD') ?? [];
  if (branch === undefined || branch === 'main' || branch === 'HEAD') return recentFiles();
  const [mergeBase] = git('merge-base', 'HEAD', '@{upstream}') ?? git('merge-base', 'HEAD', 'main') ?? [];
  return mergeBase === undefined ? recentFiles() : since(mergeBase);
}

let changed: readonly string[] | undefined;

/**
 * Paths, relative to the root of the project, of changed files: since `TEST_BASE`; otherwise since the branch left its
 * upstream branch or `main`; on `main` itself in the last three days.
 */
export const changedFiles = (): readonly string[] => (changed ??= [...new Set(readChangedFiles())]);
