import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { temporaryFolder } from './tests/support/temporary-folder.ts';
import { slowness } from './tests/support/unsteady.ts';

// Tests stand beside their source; those of calls and of the store run once on each database.
const everyTest = ['**/*.test.ts', '**/*.test.tsx'];
const onEachDatabase = ['server/**/*.test.ts', 'tests/{contract,attacks}/**/*.test.ts'];
const inBrowser = ['tests/journeys/**/*.test.ts'];
// What these are about is the same on every database.
const onOneDatabase = ['tests/contract/boundaries.test.ts', 'tests/contract/doors.test.ts'];
const neverTests = ['node_modules/**', 'build/**', 'data/**'];

/** `tmpdir()` of tests, React as visitors get it, and where processes that tests start keep what they compiled. */
const env = {
  TMPDIR: temporaryFolder(),
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: resolve(import.meta.dirname, 'node_modules/.cache/node'),
};

/** The order of files, and of tests within journeys; the same number is the same order. */
const seed = Number(process.env['TEST_SEED'] ?? Date.now() % 100_000);

export default defineConfig({
  // Outside node_modules, so that installing never meets a test run that writes there.
  cacheDir: 'build/.vite',
  // As the built site has it: React's checks for development take a quarter of the time of a page.
  oxc: { jsx: { development: false } },
  test: {
    // Files of a worker share its modules; reading them anew for each file took longer than the tests.
    isolate: false,
    sequence: { shuffle: { files: true, tests: false }, seed },
    maxWorkers: availableParallelism(),
    setupFiles: ['tests/support/remove-databases.ts', 'tests/support/cheap-passwords.ts'],
    // Told as unsteady where the second try passes; what shows that nothing is lost is tried once (docs/decisions/0076).
    retry: 1,
    // Time limits end what hangs; a busy machine is no defect of the product. Nobody waits for what is there already.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: everyTest,
          exclude: [...neverTests, ...inBrowser],
          provide: { database: 'sqlite' },
          env,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: onEachDatabase,
          exclude: [...neverTests, ...onOneDatabase],
          globalSetup: ['tests/support/postgres-server.ts'],
          provide: { database: 'postgres' },
          env,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: inBrowser,
          globalSetup: ['tests/support/journey-sites.ts'],
          provide: { database: 'sqlite' },
          testTimeout: 120_000 * slowness,
          hookTimeout: 120_000,
          sequence: { shuffle: { tests: true } },
          expect: { poll: { timeout: 30_000 * slowness } },
        },
      },
    ],
  },
});
