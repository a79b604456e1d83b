import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { demoVisits } from '../support/demo-visits.ts';
import { htmlFaults } from '../support/html-faults.ts';
import { pageSources } from '../support/page-sources.ts';
import { sweep } from '../support/sweep.ts';

const root = resolve(import.meta.dirname, '../..');
const visits = sweep('pages of the demo', await demoVisits(), {
  keyOf: ({ name }) => name,
  sourcesOf: ({ name }) => pageSources(name),
});

describe('every page of the demo', () => {
  it.each(visits)(
    '$name has HTML that its policy allows, the same each time [PUB-GEN-84]',
    async ({ render, status }) => {
      const { html, ...answer } = await render();
      expect(answer.status).toBe(status);
      expect(htmlFaults(html)).toEqual([]);
      expect((await render()).html === html).toBe(true);
    },
  );
});

it('React in development has nothing to say about the pages of the demo', async () => {
  const child = spawn('node', ['tests/support/render-in-development.ts'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development', PATH: `${root}/node_modules/.bin:${process.env['PATH'] ?? ''}` },
  });
  child.stdin.end(visits.map(({ name }) => name).join('\n'));
  expect(JSON.parse(await text(child.stdout))).toEqual({ rendered: visits.length, said: [] });
}, 180_000);
