import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '../../language/languages.ts';
import { openDashboard } from '../support/dashboard.ts';
import { openPage } from '../support/browser.ts';
import { Hands } from '../support/hands.ts';
import { openOwnSite } from '../support/open-site.ts';
import { sweep } from '../support/sweep.ts';
import { readTaskTable } from '../support/task-table.ts';
import { dailyTasks } from './tasks/daily-tasks.ts';
import { namedTasks } from './tasks/named-tasks.ts';
import { loadWords } from './tasks/task.ts';

const { site, browser } = await openOwnSite('empty', {
  // No server listens on this port: `freePort` never returns it.
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'site@wameed.example',
  MAIL_TO: 'us@wameed.example',
});

// Backups are files, which resetting the database does not remove.
beforeEach(() => rm(join(site.dataDir, 'backups'), { recursive: true, force: true }));

const tasks = { ...namedTasks, ...dailyTasks };
const told = readTaskTable();
/** The longest task has about a hundred actions. */
const timeoutMilliseconds = 300_000;

it('the guide tells what these seventeen tasks cost, and no task costs more than in the best other product', () => {
  expect([...told.keys()]).toEqual(Object.keys(tasks));
  expect(told.size).toBe(17);
  expect(Object.keys(namedTasks).filter((name) => told.get(name)?.peer === undefined)).toEqual([]);
  expect([...told].filter(([, { now, peer = Infinity }]) => now > peer)).toEqual([]);
});

describe.each<readonly [Language, number]>([
  ['en', 1440],
  ['ar', 390],
])('with as many actions as the guide says, in %s at %i px:', async (language, width) => {
  const words = await loadWords(language);

  it.each(sweep(`tasks in ${language}`, Object.entries(tasks), { keyOf: ([name]) => name }))(
    '%s',
    async (name, { isFromLogin = false, prepare, work, check }) => {
      await prepare?.(site);
      const { page } = isFromLogin
        ? await openPage(browser, { origin: site.origin, path: '/dashboard', language, width, asksNobodyElse: true })
        : await openDashboard(browser, site, { path: '/', language, width });
      if (!isFromLogin) await page.getByRole('heading', { name: words.t('overview') }).waitFor();
      const desk = { ...words, site, page, hands: new Hands(page) };
      await work(desk);
      await check?.(desk);
      expect(desk.hands.actions).toBe(told.get(name)?.now);
    },
    timeoutMilliseconds,
  );
});
