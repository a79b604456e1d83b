import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The engines that run the stories of `tests/engines`. Each is a project of Vitest and a stage of the test run. */
export const engineNames = ['chromium', 'webkit', 'firefox'] as const;
export type EngineName = (typeof engineNames)[number];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Searches the programs on PATH.
 * @returns the path of the first found; undefined when none is installed
 */
const findProgram = (names: readonly string[]): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);

export const findFirefox = (): string | undefined => findProgram(['firefox-esr', 'firefox']);

/** Returns the paths of the three programs that a test with WebKitGTK needs; `undefined` when one is not installed. */
export function findWebKit() {
  const driver = findProgram(['WebKitWebDriver']);
  const display = findProgram(['Xvfb']);
  const browser = globSync('/usr/lib/*/webkit*gtk-*/MiniBrowser').find(isExecutable);
  return driver && display && browser ? { driver, display, browser } : undefined;
}

/** @returns how to install what an engine needs; undefined when everything is installed */
export function missingFor(engine: EngineName): string | undefined {
  if (engine === 'webkit' && findWebKit() === undefined) return 'apt-get install -y webkit2gtk-driver xvfb';
  if (engine === 'firefox' && findFirefox() === undefined) return 'apt-get install -y firefox-esr';
  return undefined;
}
