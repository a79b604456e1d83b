import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openPage } from '../support/browser.ts';
import { flawsOf } from '../support/dashboard.ts';
import { freePort } from '../support/free-port.ts';
import { openBrowser } from '../support/open-site.ts';
import { administrator, startSession } from '../support/start-site.ts';

// Tests `npm run dev` with a new data folder.

const browser = await openBrowser();
const root = resolve(import.meta.dirname, '../..');
let origin: string;
let dataDir: string;
let output = '';
let stop: () => Promise<void>;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  dataDir = await mkdtemp(join(tmpdir(), 'development-'));
  const child = spawn('npm', ['run', '--silent', 'dev'], {
    cwd: root,
    // A new process group, so that npm's child processes can be ended with it.
    detached: true,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: '0',
      ADMIN_USERNAME: administrator.username,
      ADMIN_PASSWORD: administrator.password,
    },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  stop = async () => {
    const ended = once(child, 'exit');
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  await vi.waitFor(
    async () => {
      const isReady = await fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (!isReady) throw new Error(`The development server does not answer:\n${output}`);
    },
    { timeout: 100_000, interval: 200 },
  );
});
afterAll(async () => {
  await stop();
  await rm(dataDir, { recursive: true, force: true });
});

it('development serves pages and dashboard, and does not restart by itself', async () => {
  const { page, problems } = await openPage(browser, { origin, language: 'en' });
  await page.locator('main').first().waitFor();
  expect(problems).toEqual([]);
  await page.goto('/dashboard');
  await page.locator('[name=username]').waitFor();
  expect(output).not.toContain('Restarting');
});

it('development shows every part of the dashboard in both directions and themes', async () => {
  const session = await startSession(origin);
  const { page, problems } = await openPage(browser, { origin, session, path: '/dashboard/gallery', language: 'ar' });
  for (const frame of ['en · light', 'en · dark', 'ar · light', 'ar · dark']) {
    await page.getByRole('heading', { name: frame }).waitFor();
  }
  const parts = await page.locator('section[lang=ar]').first().getByRole('heading', { level: 3 }).allTextContents();
  expect(parts.join(', ').split(', ')).toEqual([
    'Button',
    'Field',
    'Select',
    'Combobox',
    'Alert',
    'Waiting',
    'Empty',
    'Saving',
    'FileButton',
    'FileDrop',
    'Table',
    'Tabs',
    'Toast',
    'Menu',
    'Dialog',
    'ConfirmDialog',
  ]);
  expect(await flawsOf(page)).toEqual([]);
  expect(problems).toEqual([]);
});
