import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sitePages } from '../audit/site-pages.ts';
import { openPage } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';
import { pageSources } from '../support/page-sources.ts';
import { sweep } from '../support/sweep.ts';

const { site, browser } = await openSite('demo');
const root = resolve(import.meta.dirname, '../..');

/** The files of the script with React's development build, by file name. */
const files = new Map<string, Buffer>();
let entry: Buffer;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'islands-'));
  await promisify(execFile)('node', ['tests/support/build-development-islands.ts', folder], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development' },
  });
  const assets = join(folder, 'assets');
  for (const name of await readdir(assets)) files.set(name, await readFile(join(assets, name)));
  const name = [...files.keys()].find((each) => /^elements\.client-[^.]+\.js$/.test(each));
  entry = files.get(name ?? '') ?? Buffer.alloc(0);
  await rm(folder, { recursive: true });
}, 120_000);
afterAll(() => files.clear());

/** Serves a page the script with React's development build. */
async function inDevelopment(page: Page): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const body = name.startsWith('elements.client-') ? entry : files.get(name);
    if (body === undefined) await route.continue();
    else await route.fulfill({ body, contentType: 'text/javascript' });
  });
}

/** Triggers every island, also nested ones, until all are hydrated. */
const hydrateAll = (page: Page) =>
  page.waitForFunction(() => {
    const waiting = [...document.querySelectorAll('react-island')].filter(
      (island) => !Object.keys(island).some((key) => key.startsWith('__reactContainer')),
    );
    for (const island of waiting) island.dispatchEvent(new Event('pointerover'));
    return waiting.length === 0;
  });

const unlisted = [
  '/ar/search?q=led',
  '/en/compare?ids=1,2',
  '/ar/register',
  '/en/no-such-page',
  '/ar/planner?width=6&height=3',
];
const pages = sweep('pages with islands', [...(await sitePages(site.origin)), ...unlisted], {
  keyOf: (path) => path,
  sourcesOf: pageSources,
});

describe('React in development has nothing to say', () => {
  it.each(pages)('of the islands of %s [PUB-GEN-86]', async (path) => {
    const { page, problems } = await openPage(browser, {
      origin: site.origin,
      hasSeenOffer: true,
      path: '/robots.txt',
    });
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') said.push(message.text());
    });
    await inDevelopment(page);
    await page.goto(path);
    await hydrateAll(page);
    // React reports problems when it runs the effects.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect([...problems, ...said].filter((line) => !line.includes('404 (Not Found)'))).toEqual([]);
  });
});
