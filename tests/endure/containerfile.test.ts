import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readContainerfile, readVariables, toExclusions } from './containerfile.ts';

const read = (file: string) => readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8');

it('the image is built in one stage and runs in another, as an ordinary user', () => {
  const [build, site] = readContainerfile(read('deploy/Containerfile'));
  expect(build?.name).toBe('build');
  const steps = build?.instructions.filter(({ name }) => name === 'RUN').map(({ text }) => text) ?? [];
  expect(steps.slice(0, 2)).toEqual([expect.stringMatching(/^npm ci --include=dev /), 'npm run build']);
  expect(steps[2]).toMatch(/^npm ci --omit=dev --workspaces=false .* && rm -rf tests bench docs dashboard ui$/);
  expect(site?.instructions.find(({ name }) => name === 'USER')?.text).toBe('1000:1000');
  const variables = site?.instructions.find(({ name }) => name === 'ENV')?.text ?? '';
  expect(readVariables(variables, { RELEASE: '1.0' })).toMatchObject({ DATA_DIR: '/data', RELEASE: '1.0' });
});

it('neither secrets nor what was made on this machine goes into the image', () => {
  expect(toExclusions(read('.dockerignore'))).toEqual(
    expect.arrayContaining(['--exclude=./data', '--exclude=./.git', '--exclude=./node_modules', '--exclude=.env']),
  );
});
