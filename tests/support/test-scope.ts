/**
 * What a run covers. `change` is the gate of a change (`npm test`): sweeps take a sample, and PostgreSQL runs only what
 * can differ there. Everything else is `full`: `npm run test:full`, and tests that are named one by one.
 */
export const testScope: 'change' | 'full' = process.env['TEST_SCOPE'] === 'change' ? 'change' : 'full';

/** Orders files and tests, and chooses samples; the same number makes the same run. */
export const testSeed = Number(process.env['TEST_SEED'] ?? 1);
