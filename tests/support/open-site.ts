import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { closeContext, launchBrowser, reactErrorsOf } from './browser.ts';
import { freePort } from './free-port.ts';
import { type ContentReset, createContentReset, type SiteContent } from './site-template.ts';
import { type StartedSite, startSite } from './start-site.ts';

/** The site that the tests of a file visit. */
export type VisitedSite = Pick<StartedSite, 'origin' | 'session'>;

/** A site whose server the tests of a file may also stop, starve and look into. */
export type OwnSite = VisitedSite & Pick<StartedSite, 'dataDir' | 'restart' | 'limitFiles'>;

export interface Visited<Site> {
  readonly site: Site;
  readonly browser: Browser;
}

/** How long a server needs at most to hear what another process wrote, in milliseconds. */
const untilHeard = 100;

/** Kept as long as the worker lives, from file to file. */
let browserOfWorker: Promise<Browser> | undefined;
let placeReset: ContentReset | undefined;

/** The site and the browser that are the worker's own for the whole run. */
export function placeOfWorker() {
  const place = inject('places')[Number(process.env['VITEST_POOL_ID']) - 1];
  if (place === undefined) throw new Error('There are more workers than places for journeys');
  return place;
}

/**
 * The worker's browser. What a test opens in it is closed after the test, so that none meets another's pages. A test in
 * whose pages React said something against itself fails.
 */
export async function openBrowser(): Promise<Browser> {
  const browser = await (browserOfWorker ??= launchBrowser());
  afterEach(async () => {
    const errors = browser.contexts().flatMap(reactErrorsOf);
    await Promise.all(browser.contexts().map(closeContext));
    expect(errors, 'What React says against itself').toEqual([]);
  });
  return browser;
}

/**
 * The worker's site. When the file is read and before each of its tests the site has exactly this content, whatever the
 * test before wrote, so that any test runs alone and in any order. To be called at the top of a file.
 */
export async function openContent(content: SiteContent): Promise<VisitedSite> {
  const templates = inject('templates');
  const { origin, dataDir } = placeOfWorker();
  const reset = (placeReset ??= createContentReset(dataDir, templates));
  // Which tests a file has may depend on what the site holds, and there it still holds what the file before wrote.
  await reset.reset(content);
  await setTimeout(untilHeard);
  beforeEach(() => reset.reset(content));
  return { origin, session: templates[content].session };
}

/** The worker's site (`openContent`) and its browser. */
export async function openSite(content: SiteContent): Promise<Visited<VisitedSite>> {
  return { site: await openContent(content), browser: await openBrowser() };
}

/** Like `openSite`, with a server of the file's own: for variables of its own, or where the server itself is the subject. */
export async function openOwnSite(
  content: SiteContent,
  environment: Readonly<Record<string, string>> = {},
): Promise<Visited<OwnSite>> {
  const templates = inject('templates');
  const port = await freePort();
  let started: StartedSite | undefined;
  let reset: ContentReset | undefined;
  const running = (): StartedSite => {
    if (started === undefined) throw new Error('The site starts before the first test of the file');
    return started;
  };

  beforeAll(async () => {
    started = await startSite({ environment, template: templates[content], port });
    reset = createContentReset(started.dataDir, templates);
  });
  beforeEach(() => reset?.reset(content));
  afterAll(async () => {
    reset?.close();
    await started?.stop();
  });

  const site: OwnSite = {
    origin: `http://127.0.0.1:${port}`,
    session: templates[content].session,
    get dataDir() {
      return running().dataDir;
    },
    restart: () => running().restart(),
    limitFiles: (bytes) => running().limitFiles(bytes),
  };
  return { site, browser: await openBrowser() };
}
