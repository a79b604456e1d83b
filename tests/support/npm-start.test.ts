import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { npmStart } from './npm-start.ts';

it.runIf(existsSync('build/.heap'))('what measures the server starts it as npm start does', async () => {
  const { flags, environment } = await npmStart();
  expect(flags).toEqual([
    expect.stringMatching(/^--min-semi-space-size=\d+$/),
    expect.stringMatching(/^--max-semi-space-size=\d+$/),
    expect.stringMatching(/^--max-old-space-size=\d+$/),
  ]);
  expect(environment).toMatchObject({ NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' });
});

it.runIf(existsSync('build/.heap'))(
  'the image and the service of a system start the server with the memory of npm start',
  async () => {
    const { environment } = await npmStart();
    const memory = Object.entries(environment).filter(([name]) => name.startsWith('MALLOC_'));
    expect(memory.length).toBeGreaterThan(0);
    for (const file of ['deploy/Containerfile', 'deploy/site.service']) {
      const text = await readFile(file, 'utf8');
      for (const [name, value] of memory) expect(text, file).toContain(`${name}=${value}`);
    }
  },
);
