import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { npmStart } from './npm-start.ts';

it.runIf(existsSync('build/.heap'))('what measures the server starts it as npm start does', async () => {
  const { flags, environment } = await npmStart();
  expect(flags).toEqual([
    expect.stringMatching(/^--min-semi-space-size=\d+$/),
    expect.stringMatching(/^--max-semi-space-size=\d+$/),
    expect.stringMatching(/^--max-old-space-size=\d+$/),
  ]);
  expect(environment).toMatchObject({ NODE_ENV: 'production' });
});
