export interface Stage {
  readonly name: string;
  readonly command: string;
  /** The Vitest project whose tests the stage runs; any other stage counts as one test. */
  readonly project?: 'unit' | 'postgres' | 'journeys';
}

const testsOf = (project: 'unit' | 'postgres' | 'journeys'): Stage => ({
  name: project,
  command: `vitest run --project ${project}`,
  project,
});

/** In the order in which they run: what is wrong soonest comes first. */
export const stages: readonly Stage[] = [
  { name: 'types', command: 'tsc' },
  { name: 'lint', command: 'oxlint --deny-warnings' },
  { name: 'format', command: 'oxfmt --check' },
  { name: 'boundaries', command: 'depcruise --config .dependency-cruiser.cjs --output-type err-long .' },
  { name: 'unused', command: 'knip' },
  { name: 'build', command: 'node bootstrap.mjs build' },
  testsOf('unit'),
  testsOf('postgres'),
  testsOf('journeys'),
];
