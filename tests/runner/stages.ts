import { type EngineName, engineNames, missingFor } from '../engines/browser/engines.ts';

type Project = 'unit' | 'postgres' | 'journeys' | EngineName;

export interface Stage {
  readonly name: string;
  readonly command: string;
  /** The Vitest project whose tests the stage runs. A stage without one counts as one test. */
  readonly project?: Project;
  /** The folder of the stage's tests, relative to the root; all folders unless given. */
  readonly folder?: string;
  /** True when its tests need the built site, which is built before them. */
  readonly visitsBuild?: boolean;
  /** Runs only in a full run. */
  readonly isFullOnly?: boolean;
  /** @returns how to install what the stage needs and this machine lacks; undefined when it can run */
  readonly missing?: () => string | undefined;
}

/** @returns the line about a stage that is skipped because an engine is not installed; undefined when it can run */
export function skippedLine({ name, missing }: Stage): string | undefined {
  const install = missing?.();
  return install && `- ${name.padEnd(10)} skipped: ${name} is not installed; to install it: ${install}`;
}

/** True for a stage that only reads the sources. */
export const isCheck = ({ name, project }: Stage): boolean => project === undefined && name !== 'build';

const testsOf = (project: Project): Stage => ({
  name: project,
  command: `vitest run --project ${project}`,
  project,
});

const storiesIn = (engine: EngineName): Stage => ({
  ...testsOf(engine),
  folder: 'tests/engines/',
  visitsBuild: true,
  isFullOnly: true,
  missing: () => missingFor(engine),
});

/** In the order of the run: the stages that find errors soonest come first. */
export const stages: readonly Stage[] = [
  { name: 'types', command: 'tsc' },
  { name: 'lint', command: 'oxlint --deny-warnings' },
  { name: 'format', command: 'oxfmt --check' },
  { name: 'boundaries', command: 'depcruise --config .dependency-cruiser.cjs --output-type err-long .' },
  { name: 'unused', command: 'knip' },
  { name: 'build', command: 'node bootstrap.mjs build' },
  { ...testsOf('unit'), command: 'vitest run --project unit --project islands' },
  testsOf('postgres'),
  { ...testsOf('journeys'), visitsBuild: true },
  ...engineNames.map(storiesIn),
];
