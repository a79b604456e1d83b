import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { engineNames } from './tests/engines/browser/engines.ts';
import { postgresTests } from './tests/runner/database-tests.ts';
import { temporaryFolder } from './tests/support/temporary-folder.ts';
import { testScope, testSeed } from './tests/support/test-scope.ts';
import { slowness } from './tests/support/unsteady.ts';

// Tests stand beside their source.
const everyTest = ['**/*.test.ts', '**/*.test.tsx'];
const inBrowser = ['tests/journeys/**/*.test.ts'];
/** Stories that run in each engine (docs/decisions/0034). */
const inEngines = ['tests/engines/**/*.test.ts'];
/** Components of the public site with state, rendered and hydrated in a DOM (`tests/support/render-island.tsx`). */
const inDom = ['site/islands/**/*.test.tsx'];
const neverTests = ['node_modules/**', 'build/**', 'data/**'];

/** `tmpdir()` of tests, React as visitors get it, and where processes that tests start keep what they compiled. */
const env = {
  TMPDIR: temporaryFolder(),
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: resolve(import.meta.dirname, 'node_modules/.cache/node'),
};

export default defineConfig({
  // Outside node_modules, so that installing never meets a test run that writes there.
  cacheDir: 'build/.vite',
  // As the built site has it: React's checks for development take a quarter of the time of a page.
  oxc: { jsx: { development: false } },
  test: {
    // Files of a worker share its modules; reading them anew for each file took longer than the tests.
    isolate: false,
    sequence: { shuffle: { files: true, tests: false }, seed: testSeed },
    maxWorkers: availableParallelism(),
    setupFiles: [
      'tests/support/remove-databases.ts',
      'tests/support/cheap-passwords.ts',
      'tests/support/transactions-only-query.ts',
    ],
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
          exclude: [...neverTests, ...inBrowser, ...inEngines, ...inDom],
          provide: { database: 'sqlite' },
          env,
        },
      },
      {
        extends: true,
        test: {
          name: 'islands',
          include: inDom,
          environment: 'happy-dom',
          // Scripts of others are not fetched.
          environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
          // React's development build compares every attribute when it hydrates.
          env: { ...env, NODE_ENV: 'test' },
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [...postgresTests(testScope, import.meta.dirname)],
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
          runner: 'tests/runner/sampling-runner.ts',
          globalSetup: ['tests/support/journey-sites.ts'],
          // One that passes the second time is named as unsteady (docs/decisions/0034).
          retry: 1,
          provide: { database: 'sqlite' },
          testTimeout: 120_000 * slowness,
          hookTimeout: 120_000,
          sequence: { shuffle: { tests: true } },
          expect: { poll: { timeout: 30_000 * slowness } },
        },
      },
      ...engineNames.map((engine) => ({
        extends: true as const,
        test: {
          name: engine,
          include: inEngines,
          globalSetup: ['tests/support/journey-sites.ts'],
          provide: { database: 'sqlite' as const, engine },
          retry: 1,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      })),
    ],
  },
});
