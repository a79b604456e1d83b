/**
 * The scope of a run. `change` is `npm test`: sweeps take a sample, and PostgreSQL runs only tests whose result can
 * differ there. `full` is everything else: `npm run test:full`, and tests that are chosen by name.
 */
export const testScope: 'change' | 'full' = process.env['TEST_SCOPE'] === 'change' ? 'change' : 'full';

/** Determines the order of files and tests, and the samples. The same seed repeats a run. */
export const testSeed = Number(process.env['TEST_SEED'] ?? 1);
